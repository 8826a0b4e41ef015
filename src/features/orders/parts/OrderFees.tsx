import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { isContainer, namePartsOf } from '#src/features/booking/chosenItems.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { FeeTable } from '#src/trade/FeeTable.tsx';
import { OrderPart } from './OrderPart.tsx';

const words = orderQueryCopy.content;

/** The fees an order was placed at, by currency and side, and what they leave out. */
export function OrderFees({ order: { fees, offer } }: { order: Pick<OrderDetail, 'fees' | 'offer'> }) {
  const itemNames = Object.fromEntries(
    offer.items.map(({ code, nameZh }) => [code, isContainer(code) ? code : namePartsOf(nameZh).head]),
  );
  return (
    <OrderPart title={words.fees} aside={<span className="text-xs text-ink-faint">{words.feesLegend}</span>}>
      <FeeTable fees={fees} itemNames={itemNames} />
      {offer.notIncluded.length > 0 && (
        <p className="mt-2 text-xs text-ink-soft">
          {words.notIncluded}：{offer.notIncluded.join('、')}
        </p>
      )}
    </OrderPart>
  );
}
