import type { Order } from '#contract/booking/orderForm.ts';
import { goodsReviewsOf, goodsReviewTexts } from '#contract/booking/goodsReviews.ts';
import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { proposedEntry } from '#contract/rules/acceptance/suspicion.ts';
import { suspicionsOf } from '#contract/rules/acceptance/suspicions.ts';
import type { LoadFinding } from '#contract/rules/loading/loadFinding.ts';
import { findingText } from '#contract/rules/loading/loadFinding.ts';
import { entryOfSheet } from '#contract/rules/safetySheet/sheetEntry.ts';
import { sheetFindings } from '#contract/rules/safetySheet/sheetFindings.ts';
import { doubtTexts } from '#contract/rules/segregation/doubtTexts.ts';
import type { PairVerdict } from '#contract/rules/segregation/segregation.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { ReviewedFile } from '#server/orders/documents/draftDocuments.ts';
import { declarationDoubts } from './declaredGoods.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import type { TradeFacts } from './tradeTables.ts';

const numberAt = (cargoItem: number): string => `cargo.${cargoItem}.dangerous.unNumber`;

/** Figures of an order that a specialist has to confirm. */
const measuresInDoubt = (findings: readonly LoadFinding[]): Suspicion[] =>
  findings.flatMap((finding) =>
    finding.verdict === 'desk' ? [{ path: finding.path, why: 'measures', words: findingText(finding) }] : [],
  );

/** The decisions that the rules of the service leave to the desk. */
const rulesOpen = ({ findings }: Acceptance): Suspicion[] =>
  findings.flatMap(({ verdict, cargoItem, at, ruleZh, source }): Suspicion[] => {
    if (verdict !== 'desk') return [];
    const path = at === undefined ? numberAt(cargoItem) : at.startsWith('/') ? at.slice(1) : `cargo.${cargoItem}.${at}`;
    return [{ path, why: 'rule', words: findingText({ findingZh: ruleZh, source }) }];
  });

const pairText = ({ items: [one], termZh, paragraphs, doubts, reliefs }: PairVerdict): string =>
  tradeMessages.reviewOfPair({
    other: Number(one) + 1,
    termZh,
    doubts: doubts.map(({ reason, source }) => `${doubtTexts[reason]}（${source}）`),
    reliefs,
    paragraphs,
  });

/** Dangerous goods that share a container, consolidation, truck or bay. */
const pairsOpen = ({ places }: Acceptance): Suspicion[] =>
  places.flatMap(({ verdict }) =>
    verdict.pairs.map((pair): Suspicion => ({
      path: numberAt(Number(pair.items[1])),
      why: 'segregation',
      words: pairText(pair),
    })),
  );

/**
 * Contradictions to the attached safety data sheets: goods that they contain and the order does not declare are a
 * finding.
 */
export const sheetsOpen = (
  order: Order,
  files: readonly ReviewedFile[],
  list: readonly DangerousGoods[],
): Suspicion[] =>
  files.flatMap(({ fileName, safetySheet }) =>
    safetySheet
      ? sheetFindings(safetySheet.facts, order.cargo, order.line).map((finding): Suspicion => {
          const { cargoItem, field, isUndeclared, findingZh, read } = finding;
          const words = `${findingZh}（${fileName}，第 ${read.page} 页）`;
          if (!isUndeclared)
            return { path: `cargo.${cargoItem ?? 0}.dangerous.${field}`, why: 'classification', words };
          const entry = entryOfSheet(safetySheet.facts, list);
          return {
            path: cargoItem === null ? 'documents' : `cargo.${cargoItem}.nameZh`,
            why: 'safetySheet',
            words,
            matched: read.line,
            entry: entry && proposedEntry.parse(entry),
          };
        })
      : [],
  );

/** The reasons for the desk's review: undeclared dangerous goods, the order's figures, and cases without a rule. */
export const reviewReasonsOf = (
  { goods: { entries: list }, recognise }: Pick<TradeFacts, 'goods' | 'recognise'>,
  order: Order,
  {
    typed,
    quote,
    findings,
    acceptance,
    files = [],
  }: {
    /** The order as sent. */
    typed: Order;
    quote: Quote;
    findings: readonly LoadFinding[];
    acceptance: Acceptance;
    /** The documents uploaded for the order. */
    files?: readonly ReviewedFile[] | undefined;
  },
): Suspicion[] => {
  const goodsOpen = order.cargo.flatMap((item, index) =>
    goodsReviewsOf(order, item, list).map(([path, review]): Suspicion => ({
      path: `cargo.${index}.${path}`,
      why: 'classification',
      words: goodsReviewTexts[review],
    })),
  );
  return [
    ...suspicionsOf(
      order,
      quote,
      recognise,
      files.map(({ fileName }) => fileName),
    ),
    ...sheetsOpen(order, files, list),
    ...declarationDoubts({ typed, order }, list, recognise),
    ...measuresInDoubt(findings),
    ...rulesOpen(acceptance),
    ...pairsOpen(acceptance),
    ...goodsOpen,
  ];
};
