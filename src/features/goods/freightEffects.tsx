import type { Quote } from '#contract/services/quote.ts';
import { goodsOfferPrefix } from '#contract/services/goods/goodsOrders.ts';
import type { DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { requests } from '#machines/effects.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';
import { GoodsFreight } from './GoodsFreight.tsx';

const freightWith = ({ call }: Site) =>
  detailMachineOf<Quote>('goodsFreight').provide({
    actors: requests<DetailRequests<Quote>>({
      fetchDetail: async ({ id }) => {
        const { chargeAgreement } = await import('#contract/services/quote.ts');
        return call(chargeAgreement, { offerId: `${goodsOfferPrefix}${id}` }, { quiet: true });
      },
    }),
  });

/** The freight of one product, fetched at once. */
export function FreightOf({ id }: { id: string }) {
  return <GoodsFreight actor={useSiteActor(freightWith, { input: { id } })} />;
}
