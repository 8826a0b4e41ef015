import type { Total } from '#contract/rules/pricing/price.ts';
import { amountOf, currency } from '#contract/rules/pricing/price.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Modal } from '#src/ui/dialogs/Modal.tsx';
import { Money } from '#src/ui/Money.tsx';

interface Props {
  former: readonly Total[];
  current: readonly Total[];
  onAccept: () => void;
  onDecline: () => void;
}

/** Asks whether to order at a price that changed meanwhile. */
export function RepricedDialog({ former, current, onAccept, onDecline }: Props) {
  const messages = bookingMessages.repriced;
  const rows = currency.options
    .toReversed()
    .map((code) => ({ code, before: amountOf(former, code), after: amountOf(current, code) }))
    .filter(({ before, after }) => before !== 0 || after !== 0);
  return (
    <Modal open title={messages.title} onClose={onDecline} closeOnMask={false} width={520}>
      <p className="text-ink-soft">{messages.text}</p>
      <table className="mt-3 w-full text-right">
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {messages.currency}
            </th>
            <th scope="col" className="font-normal">
              {messages.former}
            </th>
            <th scope="col" className="font-normal">
              {messages.current}
            </th>
            <th scope="col" className="font-normal">
              {messages.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, before, after }) => (
            <tr key={code} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {messages.currencies[code]}
              </th>
              <td className="text-ink-soft">
                <Money currency={code} amount={before} />
              </td>
              <td className="font-semibold">
                <Money currency={code} amount={after} />
              </td>
              <td className={after > before ? 'text-critical' : 'text-success'}>
                {after > before && '+'}
                <Money currency={code} amount={after - before} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button tone="secondary" onClick={onDecline}>
          {messages.decline}
        </Button>
        <Button onClick={onAccept}>{messages.accept}</Button>
      </div>
    </Modal>
  );
}
