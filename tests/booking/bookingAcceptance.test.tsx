import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { acidAndAlkali, completeFormOf } from '#stories/booking/bookingSamples.ts';
import { submit } from '#stories/tooling/models/bookingGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openedBooking } from './openedBooking.ts';

aroundEachTest();

const messages = bookingMessages.verdicts;
const verdicts = () => page.getByRole('region', { name: messages.title });
const harmful = (service: 'fcl' | 'flexitank' | 'lcl' | 'warehousing') => completeFormOf(service).cargo;

/** What must never be said of dangerous goods. */
const promise = /允许|兼容|可以同装/;

const opened = () => openedBooking('fcl', { cargo: acidAndAlkali('fcl') });

describe('acid and alkali in one container', () => {
  test('are rejected with level, paragraph and rule, and what can be done', async () => {
    const { requests } = await opened();
    await expect.element(verdicts()).toHaveTextContent(messages.apart.container);
    for (const said of [
      '货物 1 浓硫酸（UN 1830） × 货物 2 液碱（UN 1824）',
      '2 级：隔离',
      '7.2.3.2 条',
      'SG35',
      'SGG18',
    ])
      await expect.element(verdicts()).toHaveTextContent(said);
    await expect.element(verdicts()).toHaveTextContent(messages.remedies.container.secondContainer('箱'));
    await expect.element(verdicts()).toHaveTextContent('7.2.6.5 条');
    await expect.element(verdicts()).toHaveTextContent(/IMDG 42-24/);
    await expect.element(verdicts()).toHaveTextContent(uiMessages.notBinding);
    await submit().click();
    await expect.element(page.getByText(problemMessages.goodsRejected).first()).toBeVisible();
    expect(requests.signIn).toBeUndefined();
  });

  test('go into containers of their own by one click, where there is a second one', async () => {
    const { actor } = await opened();
    await named(bookingMessages.items.more('20尺普柜')).click();
    await page.getByRole('button', { name: messages.move(bookingMessages.cargoItem(1), 2, '箱') }).click();
    expect(actor.getSnapshot().context.draft?.form.cargo.map(({ unit }) => unit)).toEqual([1, 2]);
    await expect.element(verdicts()).not.toHaveTextContent(messages.apart.container);
    expect(document.activeElement?.id).toBe('field-cargo');
  });
});

test('a hazard that the carrier does not take is rejected', async () => {
  const [cargo] = acidAndAlkali('fcl');
  const oxidiser = { ...cargo!, dangerous: { ...cargo!.dangerous!, hazardClass: '5.1' } };
  await openedBooking('fcl', { cargo: [oxidiser] });
  await expect.element(verdicts()).toHaveTextContent(messages.notCarried('5.1'));
});

test.each(['fcl', 'lcl', 'warehousing'] as const)(
  '%s: nothing is ever promised of dangerous goods',
  async (service) => {
    for (const cargo of [acidAndAlkali(service), harmful(service)]) {
      await openedBooking(service, { cargo });
      expect(document.body.textContent).not.toMatch(promise);
    }
  },
);
