import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { acidAndAlkali, completeFormOf } from '#stories/booking/bookingSamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openedBooking } from './openedBooking.ts';

aroundEachTest();

const messages = bookingMessages.verdicts;
const verdicts = () => page.getByRole('region', { name: messages.title });
const harmful = (service: 'fcl' | 'flexitank' | 'lcl' | 'warehousing') => completeFormOf(service).cargo;

/** Texts that must never be shown for dangerous goods. */
const promise = /允许|兼容|可以同装/;

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
