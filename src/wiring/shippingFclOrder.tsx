import { useActorRef } from '@xstate/react';
import { useSearch } from 'wouter';
import type { DangerousGoods } from '#contract/basic.ts';
import { dangerousGoodsSearch } from '#contract/basic.ts';
import { chargeAgreement, placeFclOrder } from '#contract/commerce.ts';
import { fclOrder, shippingProtocolVersion } from '#contract/order.ts';
import { paths } from '#contract/routes.ts';
import { agreeShippingProtocol } from '#contract/user.ts';
import type { BookingAsks } from '#machines/booking.ts';
import { bookingMachine } from '#machines/booking.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import { focusField } from '../browser.ts';
import { dropDraft, openDraft, storeDraft } from '../drafts.ts';
import { ShippingFclOrder } from '../pages/ShippingFclOrder.tsx';
import { authNotice, raiseAuthNotice } from './authNotice.ts';
import { call, go, memberCenterPath, session, signIn } from './site.ts';

const isDangerAsked = () => (new URLSearchParams(location.search).get('isDanger') === 'N' ? 'N' : 'Y');

const fetchOffer = async ({ sailingId }: { sailingId: string }) =>
  call(chargeAgreement, { sailingId, isDanger: isDangerAsked() }, { quiet: true });

const enterprise = () => session.getSnapshot().context.user?.enterpriseResp ?? undefined;

/** The protocol's version in force, where the enterprise has agreed to it before; it is asked once per version. */
const agreedVersion = (): string =>
  enterprise()?.shippingProtocolVersion === shippingProtocolVersion ? shippingProtocolVersion : '';

const agreeOnce = async (version: string): Promise<void> => {
  if (!enterprise() || agreedVersion() === version) return;
  await call(agreeShippingProtocol, { version }, { quiet: true });
};

const booking = bookingMachine.provide({
  actors: answers<BookingAsks>({
    openBooking: async ({ sailingId }) => ({
      offer: await fetchOffer({ sailingId }),
      draft: openDraft(sailingId, { isDanger: isDangerAsked(), protocolVersion: agreedVersion() }),
    }),
    signIn,
    placeOrder: async ({ draft, expectedTotals }) => {
      const order = fclOrder.parse(draft.form);
      await agreeOnce(order.protocolVersion);
      return call(placeFclOrder, { order, expectedTotals }, { idempotencyKey: draft.key, quiet: true });
    },
    fetchOffer,
  }),
  actions: {
    storeDraft: (_, { draft }) => draft && storeDraft(draft),
    dropDraft: (_, { draft }) => draft && dropDraft(draft),
    focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
    finish: raiseAuthNotice,
  },
});

const goods = listMachineOf<string, DangerousGoods>('dangerousGoods').provide({
  actors: answers<ListAsks<string, DangerousGoods>>({
    fetchRows: async ({ query, page }, { signal }) =>
      call(dangerousGoodsSearch, { keyword: query, page }, { quiet: true, signal }),
  }),
});

function Order({ sailingId }: { sailingId: string }) {
  return (
    <ShippingFclOrder
      booking={useActorRef(booking, { input: { sailingId } })}
      goods={useActorRef(goods, { input: { query: '' } })}
      authNotice={authNotice}
      memberCenterHref={memberCenterPath('workplace')}
      onSailings={() => go(paths.shippingFcl)}
    />
  );
}

/** The full-container order page joined to the world: one booking for each sailing in the address. */
export default function ShippingFclOrderRoute() {
  const sailingId = new URLSearchParams(useSearch()).get('sailingId') ?? '';
  return <Order key={sailingId} sailingId={sailingId} />;
}
