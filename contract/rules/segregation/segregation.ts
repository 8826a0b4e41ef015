import { permitsLimited } from '#contract/rules/acceptance/smallQuantities.ts';
import { coStorageRules } from '#contract/rules/storage/coStorage.ts';
import type { DoubtReason, SegregationDoubt } from './segregationDoubts.ts';
import { itemDoubts, pairDoubts } from './segregationDoubts.ts';
import type { SegregationFinding } from './segregationFindings.ts';
import { findingsOf } from './segregationFindings.ts';
import type { SegregationItem } from './segregationItem.ts';
import type { Said, SharedPlace } from './segregationReliefs.ts';
import { isAcidWithAlkali, isOneSubstance, relieved } from './segregationReliefs.ts';
import type { SegregationTerm } from './segregationTable.ts';
import { segregationEdition, segregationTermsZh } from './segregationTable.ts';

/**
 * The segregation term that a rule requires; `review` if the rules leave it open; `noRequirement` if no rule applies,
 * which does not mean allowed.
 */
export type SegregationLevel = 'noRequirement' | 'review' | SegregationTerm;

/** A possible remedy for a pair; the desk confirms whether it is enough. */
export type SegregationRemedy =
  | 'secondContainer'
  | 'anotherBay'
  | 'limitedQuantity'
  | 'acidAlkaliRelief'
  | 'competentAuthority'
  | 'desk';

/** The verdict on two cargo items that share a place. */
export interface PairVerdict {
  /** The ids of the two cargo items. */
  items: readonly [string, string];
  level: SegregationLevel;
  /** The segregation term, or that a specialist must decide. */
  termZh: string;
  /** The deciding rule: 'table 7.2.4', a segregation code or a paragraph; null if none applies. */
  source: string | null;
  /** The paragraphs of the IMDG Code that lead to the level. */
  paragraphs: string[];
  /** Whether a rule forbids the two to share the place. False does not mean allowed. */
  apart: boolean;
  findings: SegregationFinding[];
  doubts: SegregationDoubt[];
  /** The paragraphs of the exemptions applied. */
  reliefs: string[];
  remedies: SegregationRemedy[];
}

const reviewZh = '专员审核';
const noRequirementZh = '未查到隔离要求，须由专员审核';

/** A shared place by the applicable law: the road rules apply to a truck within China. */
export type JudgedPlace = SharedPlace | 'truck';

const storedApartZh = '不得同库储存';

const rank = (level: SegregationLevel): number => (typeof level === 'number' ? level + 1 : Number(level === 'review'));

/** The stricter of two levels. */
export const stricter = (one: SegregationLevel, other: SegregationLevel): SegregationLevel =>
  rank(one) >= rank(other) ? one : other;

/** Limited quantities are a remedy if the list permits them for either and neither class is reserved for the desk. */
const mayBeLimited = (one: SegregationItem, other: SegregationItem, doubts: readonly SegregationDoubt[]): boolean =>
  !doubts.some(({ reason }) => reason === 'deskClass') &&
  [one, other].some((item) => permitsLimited(item.limitedQuantityLimit));

const remediesOf = (
  { findings, doubts }: Pick<PairVerdict, 'findings' | 'doubts'>,
  one: SegregationItem,
  other: SegregationItem,
  place: JudgedPlace,
): SegregationRemedy[] => {
  const strictest = findings[0];
  if (!strictest) return ['desk'];
  if (place === 'bay') return ['anotherBay', 'desk'];
  return [
    'secondContainer',
    ...(mayBeLimited(one, other, doubts) ? (['limitedQuantity'] as const) : []),
    ...(isAcidWithAlkali(findings, one, other) ? (['acidAlkaliRelief'] as const) : []),
    ...(strictest.term === 1 ? (['competentAuthority'] as const) : []),
    'desk',
  ];
};

/**
 * The paragraphs that a term implies for the place: no shared container (7.2.3.2), at level 1 only with an authority's
 * approval (7.3.4.1).
 */
const placeParagraphs = (term: SegregationTerm, place: JudgedPlace): string[] => {
  if (place === 'bay') return [];
  return term === 1 ? ['7.2.3.2', '7.3.4.1'] : ['7.2.3.2'];
};

const openQuestion = (reason: DoubtReason, source: string): SegregationDoubt => ({ reason, source, paragraphs: [] });

/**
 * The sea's verdict in terms of the place. In a warehouse the national standards forbid (GB 15603-2022 and its
 * companions), and cases that are only in the sea's table are left to the desk. On the road packages of classes 2 to 9
 * may be loaded together (JT/T 617.6, mixed loading, after ADR 7.5.2.1), so the desk only checks the pair.
 */
const inPlace = (said: Said, one: SegregationItem, other: SegregationItem, place: JudgedPlace): Said => {
  if (place !== 'bay' && place !== 'truck') return said;
  const isSame = isOneSubstance(one, other);
  if (place === 'truck')
    return { findings: [], doubts: isSame ? [] : [openQuestion('roadMixedLoading', 'JT/T 617.6')], reliefs: [] };
  const [strictest] = said.findings;
  const [rule] = isSame ? [] : coStorageRules(one, other);
  if (rule) {
    const { source, ruleZh: match } = rule;
    // regardless of the sea's table, the goods are not stored together
    const term = strictest && strictest.term > 2 ? strictest.term : 2;
    return { ...said, findings: [{ term, source, match, paragraphs: [], secondary: false }] };
  }
  return strictest
    ? { ...said, findings: [], doubts: [...said.doubts, openQuestion('storeUndecided', 'GB 15603-2022')] }
    : said;
};

/**
 * Judges two cargo items that share a place: at sea by IMDG 42-24, chapter 7.2 (column 16b, then table 7.2.4, then the
 * exemptions), in a warehouse and on the road by the Chinese standards. It never permits two goods to travel together:
 * without a rule, a specialist decides.
 */
export const pairVerdict = (one: SegregationItem, other: SegregationItem, place: JudgedPlace): PairVerdict => {
  const atSea = { findings: findingsOf(one, other), doubts: pairDoubts(one, other), reliefs: [] };
  const said = inPlace(relieved(atSea, one, other, place), one, other, place);
  const doubts = [...itemDoubts(one, other), ...said.doubts];
  const items = [one.id, other.id] as const;
  const rest = { ...said, doubts, remedies: remediesOf({ ...said, doubts }, one, other, place) };

  const [strictest] = said.findings;
  if (strictest) {
    const paragraphs = [...strictest.paragraphs, ...placeParagraphs(strictest.term, place)];
    const { term: level, source } = strictest;
    const termZh = place === 'bay' ? storedApartZh : segregationTermsZh[level];
    return { ...rest, items, level, termZh, source, paragraphs, apart: true };
  }
  const [first] = doubts;
  if (first) {
    const paragraphs = [...new Set(doubts.flatMap((doubt) => doubt.paragraphs))];
    return { ...rest, items, level: 'review', termZh: reviewZh, source: first.source, paragraphs, apart: false };
  }
  const [relief = null] = said.reliefs;
  return {
    ...rest,
    items,
    level: 'noRequirement',
    termZh: noRequirementZh,
    source: relief,
    paragraphs: said.reliefs,
    apart: false,
  };
};

/** The verdict on all cargo items of a place: each pair, the strictest level, and why the desk is needed. */
export interface PlaceVerdict {
  edition: string;
  level: SegregationLevel;
  /** Whether a rule forbids at least one pair to share the place. */
  apart: boolean;
  pairs: PairVerdict[];
  reasons: DoubtReason[];
}

/** Judges every pair of cargo items that share a place, in order; a single item has no pair. */
export const placeVerdict = (items: readonly SegregationItem[], place: JudgedPlace): PlaceVerdict => {
  const pairs = items.flatMap((one, index) => items.slice(index + 1).map((other) => pairVerdict(one, other, place)));
  return {
    edition: segregationEdition,
    level: pairs.map((pair) => pair.level).reduce(stricter, 'noRequirement'),
    apart: pairs.some((pair) => pair.apart),
    pairs,
    reasons: [...new Set(pairs.flatMap((pair) => pair.doubts.map(({ reason }) => reason)))].toSorted(),
  };
};
