import { needsTechnicalName } from '#contract/rules/acceptance/dangerousGoods.ts';
import type { SegregationDoubt } from './segregationDoubts.ts';
import type { SegregationFinding } from './segregationFindings.ts';
import type { SegregationLine } from './segregationLine.ts';

/** Where lines share room: a full container, a consolidated one, or a bay of a store on land. */
export type SharedPlace = 'container' | 'consolidation' | 'bay';

/** What the rules say of two lines, and the paragraphs that relieved them of something. */
export interface Said {
  findings: SegregationFinding[];
  doubts: SegregationDoubt[];
  reliefs: string[];
}

type Relief = (said: Said, one: SegregationLine, other: SegregationLine) => Said;

const reactionUnknown = (paragraph: string): SegregationDoubt => ({
  reason: 'reactionUnknown',
  source: paragraph,
  paragraphs: [paragraph],
});

const hazardsNamed = ({ hazardClass, subsidiaryHazards }: SegregationLine): string[] => [
  hazardClass,
  ...subsidiaryHazards.toSorted(),
];

const isExplosive = (line: SegregationLine): boolean =>
  hazardsNamed(line).some((hazard) => hazard === '1' || hazard.startsWith('1.'));

/** The same entry travels with itself; a generic entry may still hold two substances that react (7.2.6.1). */
const sameEntry: Relief = (said, one, other) => {
  const same =
    one.unNumber !== '' &&
    one.unNumber === other.unNumber &&
    hazardsNamed(one).join() === hazardsNamed(other).join() &&
    !isExplosive(one);
  if (!same || said.findings.length + said.doubts.length === 0) return said;
  const generic = [one, other].some((line) => needsTechnicalName(line.properShippingName));
  return {
    findings: [],
    doubts: generic && said.findings.length > 0 ? [reactionUnknown('7.2.6.1')] : [],
    reliefs: [...said.reliefs, '7.2.6.1'],
  };
};

/** Goods of one class need none of the segregation of other hazards, provided they do not react dangerously (7.2.6.1). */
const sameClass: Relief = (said, one, other) => {
  const findings = said.findings.filter((finding) => !finding.secondary);
  const relieves = findings.length < said.findings.length && one.hazardClass === other.hazardClass;
  if (!relieves || isExplosive(one) || isExplosive(other)) return said;
  return {
    findings,
    doubts: [...said.doubts, reactionUnknown('7.2.6.1')],
    reliefs: [...said.reliefs, '7.2.6.1'],
  };
};

const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/** The tables of 7.2.6.3: entries of one table need no segregation, some of them only under certain technical names. */
const exemptionTables: readonly [string, ReadonlySet<string>][] = [
  ['7.2.6.3.1', new Set(['2014', '2984', '3105', '3107', '3109', '3149'])],
  ['7.2.6.3.2', new Set(['1295', '1818', '2189'])],
  ['7.2.6.3.3', new Set(numbers(3391, 3400))],
  ['7.2.6.3.4', new Set(['1325', ...numbers(3101, 3120)])],
];

/** Entries of one exemption table: the technical name or a test has to show that it holds, so the desk decides. */
const sameTable: Relief = (said, one, other) => {
  const table = exemptionTables.find(([, entries]) => entries.has(one.unNumber) && entries.has(other.unNumber));
  if (!table || said.findings.length === 0) return said;
  return {
    findings: [],
    doubts: [...said.doubts, reactionUnknown(table[0])],
    reliefs: [...said.reliefs, table[0]],
  };
};

/** The codes that keep acids and alkalis apart. */
const acidAlkaliCodes: ReadonlySet<string> = new Set(['SG20', 'SG21', 'SG35', 'SG36']);

/** Whether all that keeps two lines apart is acid and alkali of class 8, packing group II or III (7.2.6.5). */
export const isAcidWithAlkali = (
  findings: readonly SegregationFinding[],
  one: SegregationLine,
  other: SegregationLine,
): boolean =>
  findings.length > 0 &&
  findings.every(({ source }) => acidAlkaliCodes.has(source)) &&
  [one, other].every(
    ({ hazardClass, packingGroup }) => hazardClass === '8' && (packingGroup === 'II' || packingGroup === 'III'),
  );

/** Small packages of acids and alkalis for which both shippers declare the conditions (7.2.6.5). */
const acidWithAlkali: Relief = (said, one, other) =>
  one.acidAlkaliStatement && other.acidAlkaliStatement && isAcidWithAlkali(said.findings, one, other)
    ? { ...said, findings: [], reliefs: [...said.reliefs, '7.2.6.5'] }
    : said;

const smallQuantityOf = (line: SegregationLine): '3.4.4.2' | '3.5' | undefined => {
  if (line.exceptedQuantity) return '3.5';
  return line.limitedQuantity ? '3.4.4.2' : undefined;
};

/** Whether a line is packed in limited or excepted quantities. */
export const isSmallQuantity = (line: SegregationLine): boolean => smallQuantityOf(line) !== undefined;

/** Limited and excepted quantities are free of chapter 7.2; here only where both lines are, and never for class 1 (3.4.4.2). */
const smallQuantities: Relief = (said, one, other) => {
  const paragraphs = [smallQuantityOf(one), smallQuantityOf(other)].filter((paragraph) => paragraph !== undefined);
  const settled = said.findings.length + said.doubts.length;
  if (paragraphs.length < 2 || settled === 0 || isExplosive(one) || isExplosive(other)) return said;
  return { findings: [], doubts: [], reliefs: [...new Set([...said.reliefs, ...paragraphs])].toSorted() };
};

/** Applies the exemptions; those that presuppose packages in transport do nothing for a store. */
export const relieved = (said: Said, one: SegregationLine, other: SegregationLine, place: SharedPlace): Said =>
  (place === 'bay'
    ? [sameEntry, sameClass]
    : [smallQuantities, sameEntry, sameClass, sameTable, acidWithAlkali]
  ).reduce((sum, relief) => relief(sum, one, other), said);
