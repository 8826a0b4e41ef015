import { needsTechnicalName } from '#contract/rules/acceptance/dangerousGoods.ts';
import type { SegregationDoubt } from './segregationDoubts.ts';
import type { SegregationFinding } from './segregationFindings.ts';
import type { SegregationItem } from './segregationItem.ts';

/** A place that cargo items share: a full container, a consolidated one, or a bay of a warehouse on land. */
export type SharedPlace = 'container' | 'consolidation' | 'bay';

/** The verdict on two cargo items so far, with the paragraphs of the exemptions. */
export interface Said {
  findings: SegregationFinding[];
  doubts: SegregationDoubt[];
  reliefs: string[];
}

type Relief = (said: Said, one: SegregationItem, other: SegregationItem) => Said;

const reactionUnknown = (paragraph: string): SegregationDoubt => ({
  reason: 'reactionUnknown',
  source: paragraph,
  paragraphs: [paragraph],
});

const hazardsNamed = ({ hazardClass, subsidiaryHazards }: SegregationItem): string[] => [
  hazardClass,
  ...subsidiaryHazards.toSorted(),
];

const isExplosive = (item: SegregationItem): boolean =>
  hazardsNamed(item).some((hazard) => hazard === '1' || hazard.startsWith('1.'));

const isGeneric = ({ properShippingName }: SegregationItem): boolean => needsTechnicalName(properShippingName);

const technicalNameOf = ({ technicalName = '' }: SegregationItem): string =>
  technicalName.trim().toUpperCase().replaceAll(/\s+/g, ' ');

/** Whether two items are one substance: one entry, and for a generic one the same technical name. */
export const isOneSubstance = (one: SegregationItem, other: SegregationItem): boolean =>
  one.unNumber !== '' &&
  one.unNumber === other.unNumber &&
  hazardsNamed(one).join() === hazardsNamed(other).join() &&
  (!(isGeneric(one) || isGeneric(other)) ||
    (technicalNameOf(one) !== '' && technicalNameOf(one) === technicalNameOf(other)));

/**
 * A substance may travel with itself (7.2.6.1); a generic entry may cover two that react, so it is judged like any
 * pair.
 */
const sameEntry: Relief = (said, one, other) =>
  isOneSubstance(one, other) && !isExplosive(one) && said.findings.length + said.doubts.length > 0
    ? { findings: [], doubts: [], reliefs: [...said.reliefs, '7.2.6.1'] }
    : said;

/**
 * Goods of one class need no segregation for other hazards, provided they do not react dangerously (7.2.6.1): both
 * shippers declare it, and the desk examines the declaration.
 */
const sameClass: Relief = (said, one, other) => {
  const findings = said.findings.filter((finding) => !finding.secondary);
  const relieves = findings.length < said.findings.length && one.hazardClass === other.hazardClass;
  const isDeclared = one.noReactionStatement === true && other.noReactionStatement === true;
  if (!relieves || !isDeclared || isExplosive(one) || isExplosive(other)) return said;
  return {
    findings,
    doubts: [...said.doubts, reactionUnknown('7.2.6.1')],
    reliefs: [...said.reliefs, '7.2.6.1'],
  };
};

const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/** The tables of 7.2.6.3: entries of one table need no segregation, some only under certain technical names. */
const exemptionTables: readonly [string, ReadonlySet<string>][] = [
  ['7.2.6.3.1', new Set(['2014', '2984', '3105', '3107', '3109', '3149'])],
  ['7.2.6.3.2', new Set(['1295', '1818', '2189'])],
  ['7.2.6.3.3', new Set(numbers(3391, 3400))],
  ['7.2.6.3.4', new Set(['1325', ...numbers(3101, 3120)])],
];

/** Entries of one exemption table: the technical name or a test must confirm it, so the desk decides. */
const sameTable: Relief = (said, one, other) => {
  const table = exemptionTables.find(([, entries]) => entries.has(one.unNumber) && entries.has(other.unNumber));
  if (!table || said.findings.length === 0) return said;
  return {
    findings: [],
    doubts: [...said.doubts, reactionUnknown(table[0])],
    reliefs: [...said.reliefs, table[0]],
  };
};

/** The codes that segregate acids and alkalis. */
const acidAlkaliCodes: ReadonlySet<string> = new Set(['SG20', 'SG21', 'SG35', 'SG36']);

/** Whether the only reason to segregate two items is acid and alkali of class 8, packing group II or III (7.2.6.5). */
export const isAcidWithAlkali = (
  findings: readonly SegregationFinding[],
  one: SegregationItem,
  other: SegregationItem,
): boolean =>
  findings.length > 0 &&
  findings.every(({ source }) => acidAlkaliCodes.has(source)) &&
  [one, other].every(
    ({ hazardClass, packingGroup }) => hazardClass === '8' && (packingGroup === 'II' || packingGroup === 'III'),
  );

/** Small packages of acids and alkalis whose shippers both declare the conditions (7.2.6.5). */
const acidWithAlkali: Relief = (said, one, other) =>
  one.acidAlkaliStatement && other.acidAlkaliStatement && isAcidWithAlkali(said.findings, one, other)
    ? { ...said, findings: [], reliefs: [...said.reliefs, '7.2.6.5'] }
    : said;

const smallQuantityOf = (item: SegregationItem): '3.4.4.2' | '3.5.8' | undefined => {
  if (item.exceptedQuantity) return '3.5.8';
  return item.limitedQuantity ? '3.4.4.2' : undefined;
};

/**
 * Packages in limited or excepted quantities need no segregation, neither from each other nor from goods that are not
 * packed so (3.4.4.2, 3.5.8); class 1 is left to its own rules.
 */
const smallQuantities: Relief = (said, one, other) => {
  const paragraphs = [smallQuantityOf(one), smallQuantityOf(other)].filter((paragraph) => paragraph !== undefined);
  const settled = said.findings.length + said.doubts.length;
  if (paragraphs.length === 0 || settled === 0 || isExplosive(one) || isExplosive(other)) return said;
  return { findings: [], doubts: [], reliefs: [...new Set([...said.reliefs, ...paragraphs])].toSorted() };
};

/** Applies the exemptions; those for packages in transport have no effect in a warehouse. */
export const relieved = (
  said: Said,
  one: SegregationItem,
  other: SegregationItem,
  place: SharedPlace | 'truck',
): Said =>
  (place === 'bay'
    ? [sameEntry, sameClass]
    : [smallQuantities, sameEntry, sameClass, sameTable, acidWithAlkali]
  ).reduce((sum, relief) => relief(sum, one, other), said);
