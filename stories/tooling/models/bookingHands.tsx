import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Booking } from '#src/features/booking/Booking.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';
import { constants } from '#stories/goods/goodsSamples.ts';
import { page } from '#stories/tooling/player/hand.ts';
import { now } from '#stories/fixtures/samples.ts';

// the page loads these when they are first needed; here they are there already
await Promise.all([
  import('#src/features/booking/form/BookingDialogs.tsx'),
  import('#src/features/booking/form/GoodsLookup.tsx'),
]);

const goods = listMachineOf<string, DangerousGoods>('goods');

/** How often the way to the enterprise's verification was taken. */
export const verifications: Date[] = [];

/** The order page, its lookup in the dangerous-goods list standing still. */
export const bookingView = (actor: BookingActor) => (
  <Booking
    actor={actor}
    goods={frozen(goods, { value: 'empty', context: { query: '', page: 1, total: 0, rows: [] } })}
    constants={constants}
    now={now}
    onBack={() => {}}
    onVerify={() => verifications.push(new Date())}
  />
);

/** The button that submits the order. */
export const submit = () => page.getByRole('button', { name: bookingCopy.fees.submit });
/** A field of the form by its path. */
export const field = (path: string) => page.elementLocator(document.querySelector(`[id="field-${path}"]`)!);
