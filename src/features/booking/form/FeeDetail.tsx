import type { Fee } from '#contract/rules/pricing/price.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { FeeTable } from '#src/trade/FeeTable.tsx';
import type { Filling } from './formContext.ts';
import { isContainer, namePartsOf } from '#src/features/booking/chosenItems.ts';
import { PriceBasis } from './PriceBasis.tsx';

/** What the price is computed from, every fee of the booking, what is not among them, and for how long it stands. */
export function FeeDetail({ fees, filling }: { fees: readonly Fee[]; filling: Filling }) {
  const words = bookingCopy.fees;
  const { offer } = filling;
  const itemNames = Object.fromEntries(
    offer.items.map(({ code, nameZh }) => [code, isContainer(code) ? code : namePartsOf(nameZh).head]),
  );
  return (
    <>
      <PriceBasis filling={filling} fees={fees} />
      {fees.length > 0 ? <FeeTable fees={fees} itemNames={itemNames} /> : <p className="text-ink-soft">{words.none}</p>}
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
