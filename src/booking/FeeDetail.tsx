import type { SailingTariff } from '#contract/commerce.ts';
import type { Fee } from '#contract/rules/price.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { dayTime } from '#src/format.ts';
import { FeeTable } from '#src/parts/FeeTable.tsx';

/** Every fee of the booking, what is not among them, and for how long the price stands. */
export function FeeDetail({ fees, offer }: { fees: readonly Fee[]; offer: SailingTariff }) {
  const words = bookingCopy.fees;
  return (
    <>
      {fees.length > 0 ? <FeeTable fees={fees} /> : <p className="text-ink-soft">{words.none}</p>}
      {offer.notIncluded.length > 0 && (
        <div className="mt-4 text-xs text-ink-soft">
          <p>{words.notIncluded}</p>
          <p>{offer.notIncluded.join('、')}</p>
        </div>
      )}
      <p className="mt-2 text-xs text-ink-soft">{words.validUntil(dayTime(offer.validUntil))}</p>
    </>
  );
}
