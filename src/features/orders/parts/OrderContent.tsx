import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { groupFacts, quoteFacts } from './quoteFacts.ts';
import { OrderedCargo } from './OrderedCargo.tsx';
import { OrderPart } from './OrderPart.tsx';
import type { Order } from '#contract/booking/orderForm.ts';
import { partiesOf } from './partiesOf.ts';

/** The parties of an order and its contact. */
function OrderParties({ order }: { order: Order }) {
  return (
    <OrderPart title={orderMessages.content.parties}>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {partiesOf(order).map(({ role, lines: [name, ...others] }) => (
          <div key={role} className="min-w-0">
            <dt className="text-xs text-ink-faint">{role}</dt>
            <dd className="break-words">
              <span className="font-medium">{name}</span>
              {others.map((line) => (
                <span key={line} className="block text-sm text-ink-soft">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </OrderPart>
  );
}

const messages = orderMessages.content;

/** The content of an order: the quote at that time, each section of the service's form, goods and parties. */
export function OrderContent({ order }: { order: OrderDetail }) {
  const { offer: quote, order: content } = order;
  return (
    <>
      <OrderPart title={quote.goods ? messages.goods : quote.sailing ? messages.sailing : messages.quote}>
        <Facts className="gap-y-1.5 sm:grid-cols-3 lg:grid-cols-4" facts={quoteFacts(order)} />
      </OrderPart>
      {groupFacts(order).map(({ titleZh, facts }) => (
        <OrderPart key={titleZh} title={titleZh}>
          <Facts className="gap-y-1.5 sm:grid-cols-3 lg:grid-cols-4" facts={facts} />
        </OrderPart>
      ))}
      <OrderedCargo order={order} />
      <OrderParties order={content} />
      {content.remark !== '' && (
        <OrderPart title={messages.remark}>
          <p className="break-words whitespace-pre-line">{content.remark}</p>
        </OrderPart>
      )}
    </>
  );
}
