import type { CargoFinding } from '#contract/rules/acceptance/acceptance.ts';
import type { PairVerdict } from '#contract/rules/segregation/segregation.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import type { Filling } from './formContext.ts';

const words = bookingCopy.verdicts;

/** A line of cargo as a verdict names it: its number, its name and its UN number. */
export const cargoName = ({ form }: Pick<Filling, 'form'>, index: number): string => {
  const { nameZh = '', dangerous } = form.cargo[index] ?? {};
  const un = dangerous?.unNumber ? `（UN ${dangerous.unNumber}）` : '';
  return `${bookingCopy.line(index)} ${nameZh}${un}`.trim();
};

/** A source of a segregation rule in Chinese: the table, a column, a code, a class or a paragraph. */
export const sourceZh = (source: string): string => {
  if (source === 'table 7.2.4') return words.table;
  if (source === '16b') return words.column;
  const hazard = /^class (.+)$/.exec(source)?.[1];
  if (hazard !== undefined) return words.classOf(hazard);
  return /^\d+(?:\.\d+)+$/.test(source) ? words.paragraph(source) : source;
};

/** All that leads to a pair's level: what decides, then the paragraphs. */
export const basisOf = ({ source, paragraphs }: PairVerdict): string =>
  [...new Set([...(source === null ? [] : [source]), ...paragraphs].map(sourceZh))].join('、');

/** Findings that say the same of several lines of cargo, once each with the lines. */
export const together = (findings: readonly CargoFinding[]): { finding: CargoFinding; cargoLines: number[] }[] => {
  const byCode = new Map<string, { finding: CargoFinding; cargoLines: number[] }>();
  for (const finding of findings) {
    const known = byCode.get(finding.code);
    if (known) known.cargoLines.push(finding.cargoLine);
    else byCode.set(finding.code, { finding, cargoLines: [finding.cargoLine] });
  }
  return [...byCode.values()];
};
