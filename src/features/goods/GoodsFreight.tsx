import Truck from 'lucide-react/icons/truck';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Quote } from '#contract/services/quote.ts';
import type { DetailActor, DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { goodsMessages } from '#src/features/goods/messages.ts';
import { Money } from '#src/ui/Money.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { goodsOfferPrefix } from '#contract/services/goods/goodsOrders.ts';
import { requests } from '#machines/effects.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';

const messages = goodsMessages.freight;

/** The code of the charge for a truck to a place; a buyer who collects the goods pays none. */
const truckCode = 'TRUCK';

/** Where a quote of goods can be delivered, with the charge of one truck; the cheapest first. */
const deliveriesOf = ({ choices, tariff }: Quote) =>
  (choices['deliveryTo'] ?? [])
    .flatMap(({ value, labelZh }) => {
      const charge = tariff.find(({ code, condition }) => code === truckCode && condition === `deliveryTo.${value}`);
      return charge ? [{ value, labelZh, charge }] : [];
    })
    .toSorted((one, other) => one.charge.amount - other.charge.amount);

/** The freight of goods to a place that the visitor chooses, by the published price of a truck. */
export function GoodsFreight({ actor }: { actor: DetailActor<Quote> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const deliveries = state.context.value ? deliveriesOf(state.context.value) : [];
  const [chosen, setChosen] = useState('');
  const shown = deliveries.find(({ value }) => value === chosen) ?? deliveries[0];
  return (
    <div
      data-screen-only=""
      aria-busy={state.hasTag('busy')}
      className="mt-2 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line px-4 py-1.5 max-sm:min-h-24"
    >
      <Truck aria-hidden="true" className="size-5 text-brand-600" />
      {shown ? (
        <>
          <span className="text-ink-soft">{messages.label}</span>
          <Select
            aria-label={messages.choose}
            value={shown.value}
            onChange={(event) => setChosen(event.currentTarget.value)}
            className="w-44"
            options={deliveries.map(({ value, labelZh }) => ({ value, label: labelZh }))}
          />
          <output className="flex flex-wrap items-baseline gap-x-2">
            <b className="text-lg font-semibold text-brand-700">
              <Money currency={shown.charge.currency} amount={shown.charge.amount} />
              <small className="text-xs font-normal text-ink-soft">{messages.perTruck}</small>
            </b>
            <span className="text-sm text-ink-soft">{shown.charge.nameZh}</span>
          </output>
        </>
      ) : (
        <span className="text-sm text-ink-soft">
          {state.hasTag('busy') ? messages.loading : state.matches('failed') ? messages.failed : messages.none}
        </span>
      )}
    </div>
  );
}

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
