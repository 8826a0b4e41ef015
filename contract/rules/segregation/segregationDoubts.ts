import { needsTechnicalName } from '#contract/rules/acceptance/dangerousGoods.ts';
import { segregationCodes } from './segregationCodes.ts';
import { cellsOf } from './segregationFindings.ts';
import { segregationGroups, strongAcids } from './segregationGroups.ts';
import type { SegregationItem } from './segregationItem.ts';
import { codeRulesOf } from './segregationItem.ts';
import { isTableHazard } from './segregationTable.ts';

/** Why only the dangerous-goods desk can judge a pair. */
export type DoubtReason =
  | 'deskClass'
  | 'unknownClass'
  | 'temperatureControl'
  | 'uncertainEntry'
  | 'explosives'
  | 'columnUnknown'
  | 'codeUnknown'
  | 'codeUndecided'
  | 'groupUndeclared'
  | 'severalSubsidiaryHazards'
  | 'aerosolSizeUnknown'
  | 'flashPointUnknown'
  | 'reactionUnknown'
  | 'storeUndecided'
  | 'roadMixedLoading';

/** A fact about a pair that no rule decides. */
export interface SegregationDoubt {
  reason: DoubtReason;
  /** The column, code or paragraph that leaves it open. */
  source: string;
  paragraphs: string[];
}

const doubt = (reason: DoubtReason, source: string, paragraphs: string[]): SegregationDoubt => ({
  reason,
  source,
  paragraphs,
});

/** Classes that are not booked online, with the paragraphs on their segregation in addition to table 7.2.4. */
const deskClasses = new Map([
  ['1', ['7.2.7']],
  ['6.2', []],
  ['7', ['7.1.4.5']],
]);
const deskClassOf = (hazard: string): string => (hazard.startsWith('1.') ? '1' : hazard);

/** Self-reactive, polymerizing and organic-peroxide entries that may be carried under temperature control. */
const needsTemperatureControl = ({ unNumber }: SegregationItem): boolean =>
  /^(?:311[1-9]|3120|322[1-9]|323\d|3240|353[34])$/.test(unNumber);

/** Doubts about one cargo item, regardless of the others; no exemption settles them. */
const itemDoubtsOf = (item: SegregationItem): SegregationDoubt[] => {
  const hazards = [item.hazardClass, ...item.subsidiaryHazards];
  const doubts: SegregationDoubt[] = [];
  for (const hazard of hazards.map(deskClassOf)) {
    const paragraphs = deskClasses.get(hazard);
    if (paragraphs) doubts.push(doubt('deskClass', `class ${hazard}`, paragraphs));
  }
  if (!hazards.every((hazard) => hazard === '1' || isTableHazard(hazard)))
    doubts.push(doubt('unknownClass', '7.2.4', ['7.2.4']));
  if (needsTemperatureControl(item)) doubts.push(doubt('temperatureControl', '7.3.7', ['7.3.7']));
  if (item.confidence === 'medium') doubts.push(doubt('uncertainEntry', `UN ${item.unNumber}`, ['3.2']));
  return doubts;
};

const columnDoubtsOf = (item: SegregationItem): SegregationDoubt[] => {
  const { segregationCodes: codes, segregationGroups: groups } = item;
  if (codes === null) return [doubt('columnUnknown', '16b', ['7.2.3.1'])];
  const doubts = codes
    .filter((code) => !segregationCodes.has(code))
    .concat(groups?.filter((group) => !segregationGroups.has(group)) ?? [])
    .map((code) => doubt('codeUnknown', code, ['7.2.8']));
  const rules = codeRulesOf(item);
  for (const { code, rule } of rules) if (rule.kind === 'doubt') doubts.push(doubt(rule.reason, code, ['7.2.8']));
  if (codes.includes('SG69') && item.aerosolUpTo1L === undefined)
    doubts.push(doubt('aerosolSizeUnknown', 'SG69', ['7.2.8']));
  if (item.subsidiaryHazards.length > 1 && !rules.some(({ rule }) => rule.kind === 'asClass'))
    doubts.push(doubt('severalSubsidiaryHazards', '16b', ['7.2.3.4']));
  return doubts;
};

/** A code targets groups, and the other item is generic without one: its shipper must declare the group (7.2.5.3). */
const groupDoubts = (carrier: SegregationItem, other: SegregationItem): SegregationDoubt[] => {
  const generic =
    needsTechnicalName(other.properShippingName) &&
    other.segregationGroups?.length === 0 &&
    (other.declaredGroups ?? []).length === 0;
  if (!generic && other.segregationGroups !== null) return [];
  return codeRulesOf(carrier)
    .filter(({ rule }) => rule.kind === 'term' && rule.groups !== undefined)
    .map(({ code }) => doubt('groupUndeclared', code, ['7.2.5.3', '5.4.1.5.11.1']));
};

/** SG75 targets strong acids, and the other item is an acid of unknown strength. */
const strengthDoubts = (carrier: SegregationItem, other: SegregationItem): SegregationDoubt[] =>
  carrier.segregationCodes?.includes('SG75') === true &&
  other.segregationGroups?.includes('SGG1') === true &&
  !other.segregationGroups.includes('SGG1a') &&
  !strongAcids.includes(other.unNumber)
    ? [doubt('codeUndecided', 'SG75', ['3.1.4.4', '7.2.8'])]
    : [];

const canonical = (doubts: readonly SegregationDoubt[]): SegregationDoubt[] =>
  [...new Map(doubts.map((one) => [`${one.reason} ${one.source}`, one])).entries()]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([, one]) => one);

/** Doubts about each of two cargo items separately. */
export const itemDoubts = (one: SegregationItem, other: SegregationItem): SegregationDoubt[] =>
  canonical([...itemDoubtsOf(one), ...itemDoubtsOf(other)]);

/** Doubts about two cargo items together. */
export const pairDoubts = (one: SegregationItem, other: SegregationItem): SegregationDoubt[] => {
  const explosives = cellsOf(one, other).some(({ cell }) => cell === '*');
  return canonical([
    ...(explosives ? [doubt('explosives', '7.2.7.1', ['7.2.7.1'])] : []),
    ...columnDoubtsOf(one),
    ...columnDoubtsOf(other),
    ...groupDoubts(one, other),
    ...groupDoubts(other, one),
    ...strengthDoubts(one, other),
    ...strengthDoubts(other, one),
  ]);
};
