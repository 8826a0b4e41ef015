import { isCancellationCharge } from '#contract/orders/laterCharges.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { ServiceCharge } from '#contract/services/publishedRates.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { isCancelledFree } from '#machines/orders/orderRights.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { money } from '#src/ui/format.ts';
import { OrderPart } from './OrderPart.tsx';
import { statusName } from './statusNames.ts';

const messages = orderMessages.later;

type Charged = Pick<OrderDetail, 'line' | 'status' | 'offer' | 'laterCharges'>;

function Charges({ charges }: { charges: readonly ServiceCharge[] }) {
  return (
    <ul className="text-sm">
      {charges.map(({ code, nameZh, currency, amount, basis, conditionZh }) => (
        <li key={code} className="flex items-baseline justify-between gap-3 border-t border-line py-1.5">
          <span className="min-w-0">
            {nameZh}
            {conditionZh !== '' && <span className="block text-xs text-ink-faint">{conditionZh}</span>}
          </span>
          <span className="shrink-0 tabular-nums">
            {money(currency, amount)}
            <span className="text-xs text-ink-faint"> / {basisZh[basis]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What an order may cost later: free time and the published charges of events, except those of cancelling. */
export function LaterCharges({ order: { offer: quote, laterCharges } }: { order: Charged }) {
  const charges = laterCharges?.filter((charge) => !isCancellationCharge(charge)) ?? [];
  if (charges.length === 0) return null;
  return (
    <OrderPart title={messages.title}>
      {quote.sailing && <p className="pb-1.5 text-sm">{messages.freeTime(quote.sailing.freeDays)}</p>}
      <Charges charges={charges} />
      <p className="mt-1 text-xs text-ink-soft">{messages.note}</p>
    </OrderPart>
  );
}

/** What cancelling an order costs now, and what it costs by the published charges. */
export function CancellationCharges({ order: { line, status, laterCharges } }: { order: Charged }) {
  const charges = laterCharges?.filter(isCancellationCharge) ?? [];
  return (
    <section aria-label={messages.cancelling} className="text-sm">
      <p className="font-medium">
        {isCancelledFree(status) ? messages.free(statusName(line, 'RELEASED')) : messages.due(charges.length > 0)}
      </p>
      {charges.length > 0 && (
        <div className="mt-1">
          {isCancelledFree(status) && <p className="text-xs text-ink-soft">{messages.afterwards}</p>}
          <Charges charges={charges} />
        </div>
      )}
    </section>
  );
}
