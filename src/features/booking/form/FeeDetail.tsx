import type { Fee } from '#contract/rules/pricing/price.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FeeTable } from '#src/trade/FeeTable.tsx';
import type { FormEditor } from './formContext.ts';
import { isContainer, namePartsOf } from '#src/features/booking/chosenItems.ts';
import { PriceBasis } from './PriceBasis.tsx';

/** The price in detail: its basis, every fee, what is excluded, and how long it is valid. */
export function FeeDetail({ fees, editor }: { fees: readonly Fee[]; editor: FormEditor }) {
  const messages = bookingMessages.fees;
  const { quote, promised } = editor;
  const itemNames = Object.fromEntries(
    quote.items.map(({ code, nameZh }) => [code, isContainer(code) ? code : namePartsOf(nameZh).head]),
  );
  return (
    <>
      {promised && (
        <Alert tone={promised.isInForce ? 'success' : 'notice'} className="mb-3 text-sm">
          {messages.promised[promised.isInForce ? 'holds' : 'differs'](promised.nameZh)}
        </Alert>
      )}
      <PriceBasis editor={editor} fees={fees} />
      {fees.length > 0 ? (
        <FeeTable fees={fees} itemNames={itemNames} />
      ) : (
        <p className="text-ink-soft">{messages.none}</p>
      )}
      {quote.notIncluded.length > 0 && (
        <div className="mt-4 text-xs text-ink-soft">
          <p>{messages.notIncluded}</p>
          <p>{quote.notIncluded.join('、')}</p>
        </div>
      )}
      <p className="mt-2 text-xs text-ink-soft">{messages.validUntil(dayTime(quote.validUntil))}</p>
    </>
  );
}
