import { pathTo } from '#contract/app/routes.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { isEndedEarly } from '#machines/orders/orderRights.ts';
import { isContainer, namePartsOf } from '#src/features/booking/chosenItems.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { FeeTable } from '#src/trade/FeeTable.tsx';
import { OrderPart } from './OrderPart.tsx';

const messages = orderMessages.content;

/** The fees of an order by currency and side, and what they exclude. */
export function OrderFees({ order }: { order: Pick<OrderDetail, 'fees' | 'offer' | 'quoteId' | 'status'> }) {
  const { fees, offer: quote, quoteId, status } = order;
  const itemNames = Object.fromEntries(
    quote.items.map(({ code, nameZh }) => [code, isContainer(code) ? code : namePartsOf(nameZh).head]),
  );
  return (
    <OrderPart
      title={messages.fees}
      aside={
        <span className="text-xs text-ink-faint">
          {isEndedEarly(status) ? messages.feesOfEnded : messages.feesLegend}
        </span>
      }
    >
      {quoteId !== undefined && (
        <p className="mb-2 text-sm text-ink-soft">
          {messages.byQuote}
          <a href={pathTo('quote', quoteId)} className="text-brand-700 hover:underline">
            {messages.quoteNo(quoteId)}
          </a>
        </p>
      )}
      <FeeTable fees={fees} itemNames={itemNames} />
      {quote.notIncluded.length > 0 && (
        <p className="mt-2 text-xs text-ink-soft">
          {messages.notIncluded}：{quote.notIncluded.join('、')}
        </p>
      )}
    </OrderPart>
  );
}
