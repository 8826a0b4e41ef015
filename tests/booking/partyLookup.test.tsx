import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { blankDraft } from '#stories/booking/orderDraftSamples.ts';
import { address } from '#stories/booking/orderEditSamples.ts';
import { tariff } from '#stories/fixtures/samples.ts';
import { bookingView, field } from '#stories/tooling/models/bookingGestures.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const other = { ...address, id: '6f1c2a52-0000-4000-8000-00000000a002', name: 'Autre Chimie SA', address: 'Le Havre' };

/** A blank form of a customer with two consignees in the address book. */
const opened = async () => {
  const staged = renderMachine(bookingMachine, { service: allServices.fcl, offerId: 'S1' }, bookingView);
  staged.requests.openBooking
    ?.at(-1)
    ?.resolve({ draft: blankDraft, quote: tariff, addresses: [address, other, { ...other, role: 'shipper' }] });
  await settled();
  return () => staged.actor.getSnapshot().context.draft?.form;
};
test('a name of the book that is typed in full and left fills the party', async () => {
  const form = await opened();
  await field('consignee.name').fill('autre  chimie ｓａ');
  await userEvent.tab();
  expect(form()?.consignee).toMatchObject({ name: 'Autre Chimie SA', address: 'Le Havre' });
});
