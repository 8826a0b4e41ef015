import { useState } from 'react';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import type { Offer } from '#contract/services/quote.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import type { OrderDraft } from '#contract/booking/orderForm.ts';
import { orderOf } from '#contract/booking/orderForm.ts';
import { amendOrder, orderDetail, placeOrder } from '#contract/orders/orderCalls.ts';
import type { BookingAsks } from '#machines/booking/booking.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import type { ListAsks } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { answers } from '#machines/effects.ts';
import { orderStart, withRow } from '#src/features/booking/form/orderStart.ts';
import { focusField, ignoreUnloadable } from '#src/platform/browser.ts';
import {
  draftFrom,
  dropDraft,
  keptDraft,
  moveDraft,
  openAmendment,
  openDraft,
  otherWindow,
  storeDraft,
} from './drafts.ts';
import { dayOf } from '#src/ui/format.ts';
import { renameShown, show } from '#src/app/history.ts';
import type { OrderAsked } from './orderAddress.ts';
import { listPath, placedPath, withoutRow } from './orderAddress.ts';
import { OrderPage } from '#src/features/booking/pages/OrderPage.tsx';
import { agreedVersion, agreeOnce } from './agreement.ts';
import { authNoticeOf, raiseAuthNotice } from '#src/features/enterprise/authNoticeEffects.ts';
import { useConstants } from '#src/features/goods/goodsEffects.tsx';
import { memberCenterPath } from '#src/features/enterprise/memberCenterPath.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useMadeFrom, useSite, useSiteActor } from '#src/app/siteContext.ts';
import { useActorRef } from '#src/platform/actors.ts';

// most orders look into the list: its code is there before the field can be typed into
import('#src/features/booking/form/GoodsLookup.tsx').catch(ignoreUnloadable);

const titleOf = ({ origin, destination, goods }: Offer): string =>
  goods?.nameZh ?? [origin.nameZh, destination?.nameZh].filter(Boolean).join(' → ');

const goodsWith = ({ call }: Site) =>
  listMachineOf<string, DangerousGoods>('dangerousGoods').provide({
    actors: answers<ListAsks<string, DangerousGoods>>({
      fetchRows: async ({ query, page }, { signal }) =>
        call(dangerousGoodsSearch, { keyword: query, page }, { quiet: true, signal }),
    }),
  });

/** A draft just begun, with the load that was searched for. */
const withLoad = (draft: OrderDraft, { volume, weight }: Pick<OrderAsked, 'volume' | 'weight'>): OrderDraft => {
  const [first, ...rest] = draft.form.cargo;
  if (!first) return draft;
  const loaded = { ...first, volumeM3: first.volumeM3 || volume, grossKg: first.grossKg || weight };
  return { ...draft, form: { ...draft.form, cargo: [loaded, ...rest] } };
};

/** From now on the draft keeps what the row chose, and a reload must not choose it again. */
const leaveRowOut = ({ row }: OrderAsked): void => {
  if (!row || !new URLSearchParams(location.search).has('item')) return;
  show(`${location.pathname}?${withoutRow(location.search, row)}`, { replace: true, still: true });
};

/** A draft of before, with the row that was chosen now. */
const reopened = (draft: OrderDraft, offer: Offer, asked: OrderAsked): OrderDraft => {
  const form = withRow(asked.line, offer, draft.form, asked.row);
  leaveRowOut(asked);
  if (JSON.stringify(form) === JSON.stringify(draft.form)) return draft;
  const changed = { ...draft, revision: draft.revision + 1, form };
  storeDraft(changed);
  return changed;
};

const amendmentOf = async (site: Site, orderNo: string): Promise<OrderDraft> => {
  const kept = openAmendment(orderNo);
  if (kept) return kept;
  await site.signIn();
  const order = await site.call(orderDetail, { orderNo }, { quiet: true });
  return draftFrom(order, { amends: true, protocolVersion: agreedVersion(site), today: dayOf(Date.now()) });
};

const bookingWith = (site: Site, asked: OrderAsked) => {
  const { call, signIn } = site;
  const { line, offerId, isDanger, amends, draftOf } = asked;
  const fetchOffer = async () => call(chargeAgreement, { offerId, isDanger }, { quiet: true });

  const draftFor = async (offer: Offer): Promise<OrderDraft> => {
    if (amends !== undefined) return amendmentOf(site, amends);
    const titleZh = `${line.nameZh} ${titleOf(offer)}`;
    const moved = draftOf === undefined ? undefined : moveDraft(draftOf, offerId, titleZh);
    if (moved) return moved;
    const draft = openDraft(line, offerId, {
      titleZh,
      ...orderStart(line, offer, asked),
      protocolVersion: agreedVersion(site),
    });
    return draft.revision > 0 ? reopened(draft, offer, asked) : withLoad(draft, asked);
  };

  return bookingMachine.provide({
    actors: answers<BookingAsks>({
      openBooking: async () => {
        const offer = await fetchOffer();
        return { offer, draft: await draftFor(offer) };
      },
      signIn,
      placeOrder: async ({ draft, expectedTotals }) => {
        const order = orderOf(line).parse(draft.form);
        await agreeOnce(site, order.protocolVersion);
        const options = { idempotencyKey: draft.key, quiet: true };
        return draft.amends === undefined
          ? call(placeOrder, { order, expectedTotals }, options)
          : call(amendOrder, { orderNo: draft.amends, order, expectedTotals }, options);
      },
      fetchOffer,
      otherWindow: async ({ draft }, { signal }) => otherWindow(draft, signal),
    }),
    actions: {
      storeDraft: (_, { draft }) => {
        if (!draft) return;
        storeDraft(draft);
        leaveRowOut(asked);
      },
      dropDraft: (_, { draft }) => draft && dropDraft(draft),
      focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
      nameOrder: (_, { order }) => order && renameShown(placedPath(line, order.orderNo)),
      finish: (_, { order }) => {
        if (!order) return;
        raiseAuthNotice(site);
        site.go(placedPath(line, order.orderNo), { replace: true });
      },
    },
  });
};

/** The order page of a line, joined to the world: one booking for each offer in the address. */
export function Order(asked: OrderAsked) {
  const { line, offerId } = asked;
  const site = useSite();
  const machine = useMadeFrom((of) => bookingWith(of, asked));
  const [kept] = useState(() => keptDraft(offerId));
  return (
    <OrderPage
      booking={useActorRef(machine, { input: { line, offerId } })}
      goods={useSiteActor(goodsWith, { input: { query: '' } })}
      constants={useConstants()}
      authNotice={authNoticeOf(site)}
      memberCenterHref={memberCenterPath(site.config, 'workplace')}
      kept={kept}
      onBack={() => site.go(listPath(asked))}
      onVerify={() => void site.account.openVerification()}
    />
  );
}
