import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { applyEdit } from '#contract/booking/edits/applyEdit.ts';
import { recogniseGoods } from '#contract/booking/recognisedGoods.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { proposalsOf } from '#contract/orders/reviewTraits.ts';
import type { ProposedEntry, Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { GoodsRecognitionRequests } from '#machines/booking/goodsRecognition.ts';
import { goodsRecognitionMachine } from '#machines/booking/goodsRecognition.ts';
import type { TypedGoodsRequests } from '#machines/booking/typedGoods.ts';
import { typedGoodsMachine } from '#machines/booking/typedGoods.ts';
import { requests } from '#machines/effects.ts';
import type { Site } from '#src/app/siteContext.ts';

/** The row of the list for a proposed entry; undefined if the list has several and none of its packing group. */
export const listedGoodsOf = async (
  { call }: Pick<Site, 'call'>,
  { unNumber, packingGroup }: Pick<ProposedEntry, 'unNumber' | 'packingGroup'>,
): Promise<DangerousGoods | undefined> => {
  const { rows } = await call(dangerousGoodsSearch, { keyword: unNumber, page: 1 }, { quiet: true });
  const entries = rows.filter((row) => row.unNumber === unNumber);
  return entries.find((row) => row.packingGroup === packingGroup) ?? (entries.length === 1 ? entries[0] : undefined);
};

/** A draft in which the proposals of the desk are declared, and the cargo items of them; what the customer typed stays. */
export const withProposals = async (
  site: Pick<Site, 'call'>,
  draft: OrderDraft,
  { service, quote, reasons }: { service: ServiceDefinition; quote: Quote; reasons: readonly Suspicion[] },
): Promise<{ draft: OrderDraft; declared: number[] }> => {
  let { form } = draft;
  const declared: number[] = [];
  for (const { path, entry } of proposalsOf(reasons)) {
    const index = Number(/^cargo\.(\d+)/.exec(path)?.[1] ?? 0);
    const goods = entry && (await listedGoodsOf(site, entry));
    form = applyEdit(form, { type: 'dangerousGoods.declared', index, goods }, { service, quote, past: [] });
    if (goods) declared.push(index);
  }
  return { draft: form === draft.form ? draft : { ...draft, revision: draft.revision + 1, form }, declared };
};

/** The lookup of texts that were typed faster than the list answered, with its request. */
export const typedGoodsWith = ({ call }: Pick<Site, 'call'>) =>
  typedGoodsMachine.provide({
    actors: requests<TypedGoodsRequests>({
      findGoods: async ({ text }, { signal }) =>
        (await call(dangerousGoodsSearch, { keyword: text, page: 1 }, { quiet: true, signal })).rows,
    }),
  });

/** Recognition of dangerous goods in the cargo of a form, with its request. */
export const recognitionWith = (site: Pick<Site, 'call'>) =>
  goodsRecognitionMachine.provide({
    actors: requests<GoodsRecognitionRequests>({
      recogniseGoods: async (texts, { signal }) => {
        const finding = await site.call(recogniseGoods, texts, { quiet: true, signal });
        return finding && { finding, goods: finding.entry && (await listedGoodsOf(site, finding.entry)) };
      },
    }),
  });
