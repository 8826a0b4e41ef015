import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { milestoneZh } from '#contract/orders/tracking/track.ts';
import { trackingMachine } from '#machines/orders/tracking.ts';
import { trackMessages } from '#src/features/orders/messages/tracking.ts';
import { Tracking } from '#src/features/orders/tracking/Tracking.tsx';
import { foundShipment } from '#stories/orders/trackSamples.ts';
import model from '#stories/tooling/models/Tracking.tsx';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

test('only the button of the shipment whose link is being opened is busy', async () => {
  const { orderNo: number } = foundShipment;
  const { requests } = renderMachine(trackingMachine, { number }, (actor) => (
    <Tracking actor={actor} linkOf={String} />
  ));
  const rows = [foundShipment, { ...foundShipment, orderNo: 'FCL202603010043' }];
  requests.findTracks?.at(-1)?.resolve({ rows });
  await settled();
  const share = page.getByRole('button', { name: trackMessages.page.share });
  await share.last().click();
  expect(share.elements().map((each) => each.ariaBusy)).toEqual([null, 'true']);
});

walkEvery(model, (state) => {
  const shown = state.matches('found') ? state.context.rows : [];
  expect(page.getByText(milestoneZh.viaDeparted).elements()).toHaveLength(shown.filter(({ track }) => track).length);
  const links = shown.filter(({ link }) => link).length;
  expect(page.getByRole('button', { name: trackMessages.page.copy }).elements()).toHaveLength(links);
});
