import type { DoubtReason, SegregationDoubt } from './segregationDoubts.ts';
import { lineDoubts, pairDoubts } from './segregationDoubts.ts';
import type { SegregationFinding } from './segregationFindings.ts';
import { findingsOf } from './segregationFindings.ts';
import type { SegregationLine } from './segregationLine.ts';
import type { SharedPlace } from './segregationReliefs.ts';
import { isAcidWithAlkali, isSmallQuantity, relieved } from './segregationReliefs.ts';
import type { SegregationTerm } from './segregationTable.ts';
import { segregationEdition, segregationTermsZh } from './segregationTable.ts';

/** A term that a rule asks for; `review` where the rules leave it open; `noRequirement` where none speaks, which allows nothing. */
export type SegregationLevel = 'noRequirement' | 'review' | SegregationTerm;

/** What can be done about a pair; whether it helps is for the desk to confirm. */
export type SegregationRemedy =
  | 'secondContainer'
  | 'anotherBay'
  | 'limitedQuantity'
  | 'acidAlkaliRelief'
  | 'competentAuthority'
  | 'desk';

/** What the rules say of two lines that share a place. */
export interface PairVerdict {
  /** The ids of the two lines. */
  lines: readonly [string, string];
  level: SegregationLevel;
  /** The segregation term, or that a specialist has to judge. */
  termZh: string;
  /** The rule that decides: 'table 7.2.4', a segregation code or a paragraph; null where none speaks. */
  source: string | null;
  /** The paragraphs of the IMDG Code that lead to the level. */
  paragraphs: string[];
  /** A rule forbids that the two share the place. False says nothing in their favour. */
  apart: boolean;
  findings: SegregationFinding[];
  doubts: SegregationDoubt[];
  /** Paragraphs of exemptions that were applied. */
  reliefs: string[];
  remedies: SegregationRemedy[];
}

const reviewZh = '专员审核';
const noRequirementZh = '未查到隔离要求，须由专员审核';

const rank = (level: SegregationLevel): number => (typeof level === 'number' ? level + 1 : Number(level === 'review'));

/** The stricter of two levels. */
export const stricter = (one: SegregationLevel, other: SegregationLevel): SegregationLevel =>
  rank(one) >= rank(other) ? one : other;

/** Limited quantities may help where the list permits them for both and neither is of a class kept for the desk. */
const mayBeLimited = (one: SegregationLine, other: SegregationLine, doubts: readonly SegregationDoubt[]): boolean =>
  !doubts.some(({ reason }) => reason === 'deskClass') &&
  [one, other].every(
    (line) => isSmallQuantity(line) || (line.limitedQuantityLimit !== null && !/^0?$/.test(line.limitedQuantityLimit)),
  );

const remediesOf = (
  { findings, doubts }: Pick<PairVerdict, 'findings' | 'doubts'>,
  one: SegregationLine,
  other: SegregationLine,
  place: SharedPlace,
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

/** What the term means for the place: no shared container (7.2.3.2), at level 1 but for an authority's approval (7.3.4.1). */
const placeParagraphs = (term: SegregationTerm, place: SharedPlace): string[] => {
  if (place === 'bay') return [];
  return term === 1 ? ['7.2.3.2', '7.3.4.1'] : ['7.2.3.2'];
};

/**
 * What IMDG 42-24, chapter 7.2 asks of two lines that share a place: column 16b, then table 7.2.4, then the exemptions.
 * It never says that two goods may travel together: where no rule speaks, a specialist judges.
 */
export const pairVerdict = (one: SegregationLine, other: SegregationLine, place: SharedPlace): PairVerdict => {
  const said = relieved(
    { findings: findingsOf(one, other), doubts: pairDoubts(one, other), reliefs: [] },
    one,
    other,
    place,
  );
  const doubts = [...lineDoubts(one, other), ...said.doubts];
  const lines = [one.id, other.id] as const;
  const rest = { ...said, doubts, remedies: remediesOf({ ...said, doubts }, one, other, place) };

  const [strictest] = said.findings;
  if (strictest) {
    const paragraphs = [...strictest.paragraphs, ...placeParagraphs(strictest.term, place)];
    const { term: level, source } = strictest;
    return { ...rest, lines, level, termZh: segregationTermsZh[level], source, paragraphs, apart: true };
  }
  const [first] = doubts;
  if (first) {
    const paragraphs = [...new Set(doubts.flatMap((doubt) => doubt.paragraphs))];
    return { ...rest, lines, level: 'review', termZh: reviewZh, source: first.source, paragraphs, apart: false };
  }
  const [relief = null] = said.reliefs;
  return {
    ...rest,
    lines,
    level: 'noRequirement',
    termZh: noRequirementZh,
    source: relief,
    paragraphs: said.reliefs,
    apart: false,
  };
};

/** What the rules say of all lines of a place: each pair, the strictest level of them, and why the desk is needed. */
export interface PlaceVerdict {
  edition: string;
  level: SegregationLevel;
  /** A rule forbids at least one pair to share the place. */
  apart: boolean;
  pairs: PairVerdict[];
  reasons: DoubtReason[];
}

/** The verdict on every pair of lines that share a place, in the order of the lines; one line has no pair. */
export const placeVerdict = (lines: readonly SegregationLine[], place: SharedPlace): PlaceVerdict => {
  const pairs = lines.flatMap((one, index) => lines.slice(index + 1).map((other) => pairVerdict(one, other, place)));
  return {
    edition: segregationEdition,
    level: pairs.map((pair) => pair.level).reduce(stricter, 'noRequirement'),
    apart: pairs.some((pair) => pair.apart),
    pairs,
    reasons: [...new Set(pairs.flatMap((pair) => pair.doubts.map(({ reason }) => reason)))].toSorted(),
  };
};
