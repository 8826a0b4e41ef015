import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { bookingFees } from '#machines/booking/bookingRules.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { money } from '#src/ui/format.ts';
import { blankDraft, completeDraft, order } from '#stories/booking/orderDraftSamples.ts';
import { dearerTariff, tariff } from '#stories/fixtures/samples.ts';
import { bookingView, field, submit, verifications } from '#stories/tooling/models/bookingGestures.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const opened = async (draft = completeDraft) => {
  const staged = renderMachine(bookingMachine, { service: allServices.fcl, offerId: 'S1' }, bookingView);
  staged.requests.openBooking?.at(-1)?.resolve({ draft, quote: tariff });
  await settled();
  return staged;
};
const submitted = async () => {
  const staged = await opened();
  await submit().click();
  staged.requests.signIn?.at(-1)?.resolve(null);
  await settled();
  return staged;
};
const totals = totalsOf(bookingFees({ service: allServices.fcl, draft: completeDraft, quote: tariff }));

describe('booking a full container', () => {
  test('the fee summary follows the form: two containers, two freights', async () => {
    const { actor } = await opened();
    const summary = page.getByRole('complementary', { name: bookingMessages.fees.title });
    await expect.element(summary).toHaveTextContent(money('2', 170_000));
    await page.getByRole('button', { name: bookingMessages.items.more('20尺普柜') }).click();
    await expect.element(summary).toHaveTextContent(money('2', 340_000));
    expect(totalsOf(bookingFees(actor.getSnapshot().context))).toContainEqual({ currency: '2', amount: 340_000 });
  });

  test('an incomplete form is not sent; what is missing is said at its field and focused', async () => {
    const { requests, effects } = await opened(blankDraft);
    await submit().click();
    await expect.element(field('shipper.name')).toHaveAccessibleDescription(new RegExp(problemMessages.required));
    await expect.element(field('cargo.0.dangerous.netKg')).toHaveAttribute('aria-invalid', 'true');
    expect(effects.map(({ name }) => name)).toEqual(['focusDeclared', 'focusProblem']);
    const links = [...document.querySelectorAll('aside a[href^="#field-"]')].map((link) => link.getAttribute('href'));
    expect(links.slice(0, 3)).toEqual([
      '#field-cargo.0.nameZh',
      '#field-cargo.0.nameEn',
      '#field-cargo.0.packagingCode',
    ]);
    expect(links.at(-1)).toBe('#field-protocolVersion');
    expect(requests.signIn).toBeUndefined();
    await field('shipper.name').fill('A');
    await expect.element(field('shipper.name')).not.toHaveAttribute('aria-invalid');
  });

  test('the order is placed with the totals the user saw', async () => {
    const { requests } = await submitted();
    expect(requests.placeOrder?.map(({ input }) => input)).toEqual([{ draft: completeDraft, expectedTotals: totals }]);
    await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
  });

  test('恭喜您，下单成功 with the order number; the draft goes; then the notice', async () => {
    const { requests, effects } = await submitted();
    requests.placeOrder?.at(-1)?.resolve(order);
    await settled();
    await expect.element(page.getByText('恭喜您，下单成功')).toBeVisible();
    await expect.element(page.getByText(order.orderNo)).toBeVisible();
    expect(effects.map(({ name }) => name)).toEqual(['focusDeclared', 'dropDraft', 'nameOrder']);
    await page.getByRole('button', { name: bookingMessages.placed.verify }).click();
    expect(verifications).toHaveLength(1);
    await page.getByRole('button', { name: bookingMessages.placed.confirm, exact: true }).click();
    expect(effects.at(-1)).toMatchObject({ name: 'finish', params: { order } });
  });

  test('a changed price is shown beside the former one and must be confirmed before the order is placed', async () => {
    const { requests } = await submitted();
    requests.placeOrder?.at(-1)?.reject(new ApiError(codes.priceChanged, '价格已变动'));
    await settled();
    requests.fetchQuote?.at(-1)?.resolve(dearerTariff);
    await settled();
    const row = page.getByRole('row', { name: /美元/ });
    await expect.element(row).toHaveTextContent(money('2', 170_000));
    await expect.element(row).toHaveTextContent(money('2', 190_000));
    await page.getByRole('button', { name: bookingMessages.repriced.accept }).click();
    expect(requests.placeOrder?.at(-1)?.input).toMatchObject({
      expectedTotals: totalsOf(bookingFees({ service: allServices.fcl, draft: completeDraft, quote: dearerTariff })),
    });
  });
});
