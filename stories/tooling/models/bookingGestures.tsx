import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Booking } from '#src/features/booking/Booking.tsx';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { constants } from '#stories/goods/goodsSamples.ts';
import { page } from '#flows';
import { now } from '#stories/fixtures/samples.ts';

// lazy in the page; here they are loaded beforehand
await Promise.all([
  import('#src/features/booking/form/BookingDialogs.tsx'),
  import('#src/features/booking/form/dangerousGoods/GoodsLookup.tsx'),
  import('#src/features/booking/form/parties/PartyLookup.tsx'),
]);

const goods = listMachineOf<string, DangerousGoods>('goods');

/** The times at which the enterprise's verification was opened. */
export const verifications: Date[] = [];

/** The order page with a frozen lookup of one entry. */
export const bookingView = (actor: BookingActor) => (
  <Booking
    actor={actor}
    goods={frozen(goods, { value: 'filled', context: { query: '', page: 1, total: 1, rows: [listedGoods.peroxide] } })}
    constants={constants}
    now={now}
    onBack={() => {}}
    onVerify={() => verifications.push(new Date())}
  />
);

/** The button that submits the order. */
export const submit = () => page.getByRole('button', { name: bookingMessages.fees.submit });
/** A field of the form by its path. */
export const field = (path: string) => page.elementLocator(document.querySelector(`[id="field-${path}"]`)!);
