import type { ReactNode } from 'react';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { CargoFinding } from '#contract/rules/acceptance/acceptance.ts';
import type { PairVerdict } from '#contract/rules/segregation/segregation.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';

const verdictsMessages = bookingMessages.verdicts;

/** The name of a cargo item in a verdict: its number, name and UN number. */
export const cargoName = ({ form }: Pick<FormEditor, 'form'>, index: number): string => {
  const { nameZh = '', dangerous } = form.cargo[index] ?? {};
  const un = dangerous?.unNumber ? `（UN ${dangerous.unNumber}）` : '';
  return `${bookingMessages.cargoItem(index)} ${nameZh}${un}`.trim();
};

/** The source of a segregation rule in Chinese: the table, a column, a code, a class or a paragraph. */
export const sourceZh = (source: string): string => {
  if (source === 'table 7.2.4') return verdictsMessages.table;
  if (source === '16b') return verdictsMessages.column;
  const hazard = /^class (.+)$/.exec(source)?.[1];
  if (hazard !== undefined) return verdictsMessages.classOf(hazard);
  return /^\d+(?:\.\d+)+$/.test(source) ? verdictsMessages.paragraph(source) : source;
};

/** Everything that leads to a pair's level: the deciding source, then the paragraphs. */
export const basisOf = ({ source, paragraphs }: PairVerdict): string =>
  [...new Set([...(source === null ? [] : [source]), ...paragraphs].map(sourceZh))].join('、');

/** Merges findings that are equal for several cargo items. */
export const together = (findings: readonly CargoFinding[]): { finding: CargoFinding; cargoItems: number[] }[] => {
  const byCode = new Map<string, { finding: CargoFinding; cargoItems: number[] }>();
  for (const finding of findings) {
    const key = finding.code + finding.ruleZh;
    const known = byCode.get(key);
    if (known) known.cargoItems.push(finding.cargoItem);
    else byCode.set(key, { finding, cargoItems: [finding.cargoItem] });
  }
  return [...byCode.values()];
};

/** The source of a rule, behind its sentence. */
export function RuleBasis({ children }: { children: ReactNode }) {
  return (
    <span className="text-xs text-ink-soft">
      {' '}
      {bookingMessages.verdicts.basis}：{children}
    </span>
  );
}
