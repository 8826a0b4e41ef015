import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { bookingFees } from '#machines/booking/bookingRules.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { problemWords } from '#src/ui/messages.ts';
import { money } from '#src/ui/format.ts';
import { blankDraft, completeDraft, order } from '#stories/booking/bookingSamples.ts';
import { dearerTariff, tariff } from '#stories/fixtures/samples.ts';
import { bookingView, field, submit, verifications } from '#stories/tooling/models/bookingHands.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { stage } from '#tests/support/walk.tsx';

aroundEachTest();

const opened = async (draft = completeDraft) => {
  const staged = stage(bookingMachine, { line: allLines.fcl, offerId: 'S1' }, bookingView);
  staged.asked.openBooking?.at(-1)?.answer({ draft, offer: tariff });
  await settled();
  return staged;
};
const submitted = async () => {
  const staged = await opened();
  await submit().click();
  staged.asked.signIn?.at(-1)?.answer(null);
  await settled();
  return staged;
};
const totals = totalsOf(bookingFees({ line: allLines.fcl, draft: completeDraft, offer: tariff }));

describe('booking a full container', () => {
  test('every change is kept at once', async () => {
    const { told } = await opened();
    await field('remark').fill('请于上午送箱');
    expect(told.at(-1)).toMatchObject({
      name: 'storeDraft',
      params: { draft: { key: completeDraft.key, form: { remark: '请于上午送箱' } } },
    });
  });

  test('the fee summary follows the form: two containers, two freights', async () => {
    const { actor } = await opened();
    const summary = page.getByRole('complementary', { name: bookingCopy.fees.title });
    await expect.element(summary).toHaveTextContent(money('2', 170_000));
    await page.getByRole('button', { name: bookingCopy.items.more('20尺普柜') }).click();
    await expect.element(summary).toHaveTextContent(money('2', 340_000));
    expect(totalsOf(bookingFees(actor.getSnapshot().context))).toContainEqual({ currency: '2', amount: 340_000 });
  });

  test('an incomplete form is not sent; what is missing is said at its field and focused', async () => {
    const { asked, told } = await opened(blankDraft);
    await submit().click();
    await expect.element(field('shipper.name')).toHaveAccessibleDescription(new RegExp(problemWords.required));
    await expect.element(field('cargo.0.dangerous.netKg')).toHaveAttribute('aria-invalid', 'true');
    expect(told.map(({ name }) => name)).toEqual(['focusProblem']);
    const links = [...document.querySelectorAll('aside a[href^="#field-"]')].map((link) => link.getAttribute('href'));
    expect(links.slice(0, 3)).toEqual([
      '#field-cargo.0.nameZh',
      '#field-cargo.0.nameEn',
      '#field-cargo.0.packagingCode',
    ]);
    expect(links.at(-1)).toBe('#field-protocolVersion');
    expect(asked.signIn).toBeUndefined();
    await field('shipper.name').fill('A');
    await expect.element(field('shipper.name')).not.toHaveAttribute('aria-invalid');
  });

  test('who is not signed in is asked to; who turns it away finds the form as it was', async () => {
    const { asked } = await opened();
    await submit().click();
    expect(asked.signIn).toHaveLength(1);
    asked.signIn?.at(-1)?.fail(new Error('dismissed'));
    await settled();
    expect(asked.placeOrder).toBeUndefined();
    await expect.element(field('cargo.0.grossKg')).toHaveValue('17,600');
    await expect.element(submit()).toBeEnabled();
  });

  test('the order is placed with the totals the user saw', async () => {
    const { asked } = await submitted();
    expect(asked.placeOrder?.map(({ input }) => input)).toEqual([{ draft: completeDraft, expectedTotals: totals }]);
    await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
  });

  test('a second press while the order is on its way places no second order', async () => {
    const { actor, asked } = await submitted();
    actor.send({ type: 'order.submitted' });
    expect(asked.placeOrder).toHaveLength(1);
  });

  test('恭喜您，下单成功 with the order number; the draft goes; then the notice', async () => {
    const { asked, told } = await submitted();
    asked.placeOrder?.at(-1)?.answer(order);
    await settled();
    await expect.element(page.getByText('恭喜您，下单成功')).toBeVisible();
    await expect.element(page.getByText(order.orderNo)).toBeVisible();
    expect(told.map(({ name }) => name)).toEqual(['dropDraft', 'nameOrder']);
    await page.getByRole('button', { name: bookingCopy.placed.verify }).click();
    expect(verifications).toHaveLength(1);
    await page.getByRole('button', { name: bookingCopy.placed.confirm, exact: true }).click();
    expect(told.at(-1)).toMatchObject({ name: 'finish', params: { order } });
  });

  test('a changed price is shown beside the former one, and asked about before anything is ordered', async () => {
    const { asked } = await submitted();
    asked.placeOrder?.at(-1)?.fail(new Refusal(codes.priceChanged, '价格已变动'));
    await settled();
    asked.fetchOffer?.at(-1)?.answer(dearerTariff);
    await settled();
    const row = page.getByRole('row', { name: /美元/ });
    await expect.element(row).toHaveTextContent(money('2', 170_000));
    await expect.element(row).toHaveTextContent(money('2', 190_000));
    await page.getByRole('button', { name: bookingCopy.repriced.accept }).click();
    expect(asked.placeOrder?.at(-1)?.input).toMatchObject({
      expectedTotals: totalsOf(bookingFees({ line: allLines.fcl, draft: completeDraft, offer: dearerTariff })),
    });
  });

  test('a refused order is told in the service’s words, the form stays', async () => {
    const { asked } = await submitted();
    asked.placeOrder?.at(-1)?.fail(new Refusal(codes.goodsRefused, '该航次不接受第3类危险品'));
    await settled();
    await expect.element(page.getByText('该航次不接受第3类危险品').first()).toBeVisible();
    await expect.element(field('cargo.0.grossKg')).toHaveValue('17,600');
  });
});
