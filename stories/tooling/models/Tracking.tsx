import type { TrackingActor } from '#machines/orders/tracking.ts';
import { trackingMachine } from '#machines/orders/tracking.ts';
import { trackMessages } from '#src/features/orders/messages/tracking.ts';
import { Tracking } from '#src/features/orders/tracking/Tracking.tsx';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { foundShipment, linkedShipment, trackLink, untracked } from '#stories/orders/trackSamples.ts';
import { modelOf, page } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const { page: messages } = trackMessages;
const error = [serviceFailed];
const { orderNo } = foundShipment;

export default modelOf({
  of: 'tracking',
  machine: trackingMachine,
  inputs: { empty: { number: '' }, addressed: { number: orderNo } },
  samples: [
    { type: 'number.changed', number: 'MSCU1234566' },
    { type: 'search.submitted' },
    { type: 'retry.requested' },
    { type: 'link.requested', orderNo },
    { type: 'link.revoked', orderNo },
    { type: 'link.copied', orderNo },
  ],
  outcomes: {
    findTracks: { done: [[], [foundShipment], [linkedShipment], [untracked]].map((rows) => ({ rows })), error },
    shareTrack: { done: [{ link: trackLink }, { link: null }], error },
  },
  // a number is typed once, and a link is opened once
  possible: (event, { number, rows }) =>
    (event.type !== 'number.changed' || number === '') &&
    (event.type !== 'link.requested' || rows.every(({ link }) => link === null)),
  keep: ({ number, rows, problem }) => [
    number,
    rows.map(({ link, track }) => [link !== null, track !== null]),
    problem,
  ],
  play: () => ({
    view: (actor: TrackingActor) => <Tracking actor={actor} linkOf={(token) => `https://example.com/t/${token}`} />,
    gestures: {
      'number.changed': ({ number }) => page.getByLabelText(messages.number).fill(number),
      'search.submitted': () => named(messages.find).click(),
      'retry.requested': () => named(uiMessages.retry).click(),
      'link.requested': () => named(messages.share).click(),
      'link.revoked': () => named(messages.revoke).click(),
      'link.copied': () => named(messages.copy).click(),
    },
  }),
});
