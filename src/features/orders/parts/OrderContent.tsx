import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { groupFacts, offerFacts } from './offerFacts.ts';
import { OrderedCargo } from './OrderedCargo.tsx';
import { OrderParties } from './OrderParties.tsx';
import { OrderPart } from './OrderPart.tsx';

const words = orderQueryCopy.content;

/** What was ordered: the offer as it was then, each section of the line's form, goods and parties. */
export function OrderContent({ order }: { order: OrderDetail }) {
  const { offer, order: content } = order;
  return (
    <>
      <OrderPart title={offer.goods ? words.goods : offer.sailing ? words.sailing : words.offer}>
        <Facts className="gap-y-1.5 sm:grid-cols-3 lg:grid-cols-4" facts={offerFacts(order)} />
      </OrderPart>
      {groupFacts(order).map(({ titleZh, facts }) => (
        <OrderPart key={titleZh} title={titleZh}>
          <Facts className="gap-y-1.5 sm:grid-cols-3 lg:grid-cols-4" facts={facts} />
        </OrderPart>
      ))}
      <OrderedCargo order={order} />
      <OrderParties order={content} />
      {content.remark !== '' && (
        <OrderPart title={words.remark}>
          <p className="break-words whitespace-pre-line">{content.remark}</p>
        </OrderPart>
      )}
    </>
  );
}
