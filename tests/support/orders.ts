import { chargeAgreement, placeFclOrder } from '#contract/commerce.ts';
import type { FclForm, PlacedOrder } from '#contract/order.ts';
import { pricedBookingOf } from '#contract/order.ts';
import type { Total } from '#contract/rules/price.ts';
import { feesOf, totalsOf } from '#contract/rules/price.ts';
import type { TestService } from './service.ts';

type Session = Awaited<ReturnType<TestService['signIn']>>;

/** What the page shows for a form: the charge agreement, added up by the contract's own rule. */
export const shownTotals = async (service: TestService, form: FclForm): Promise<Total[]> => {
  const { tariff } = await service.call(chargeAgreement, { sailingId: form.sailingId });
  return totalsOf(feesOf(tariff, pricedBookingOf(form)));
};

/** Places an order as the page does; a fresh key and the shown totals unless given. */
export const place = async (
  service: TestService,
  session: Session,
  form: FclForm,
  given: { key?: string; totals?: Total[] } = {},
): Promise<PlacedOrder> =>
  service.call(
    placeFclOrder,
    { order: form, expectedTotals: given.totals ?? (await shownTotals(service, form)) },
    { session, headers: { 'Idempotency-Key': given.key ?? crypto.randomUUID() } },
  );
