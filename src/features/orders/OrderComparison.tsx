import '#src/features/orders/parts/print.css';
import { useSelector } from '@xstate/react';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { OrderFollowActor } from '#machines/orders/orderFollow.ts';
import { OrderWaiting } from '#src/features/orders/parts/OrderWaiting.tsx';
import type { ComparedRow } from '#src/features/orders/parts/comparedParts.ts';
import { comparedParts } from '#src/features/orders/parts/comparedParts.ts';
import { Button } from '#src/ui/Button.tsx';
import { orderMessages } from './messages.ts';
import { orderHref } from './orderAddresses.ts';

const messages = orderMessages.pages;

interface Props {
  actors: readonly [OrderFollowActor, OrderFollowActor];
  onPrint: () => void;
}

/** An order that is not loaded: a placeholder, or why. */
function Waiting({ actor }: { actor: OrderFollowActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.context.detail) return null;
  return (
    <OrderWaiting
      orderNo={state.context.orderNo}
      failure={state.matches('failed') ? (state.context.errorMessage ?? '') : undefined}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    />
  );
}

/** Two orders side by side, row by row; what differs is marked. */
export function OrderComparison({ actors: [one, other], onPrint }: Props) {
  const left = useSelector(one, (state) => state.context.detail);
  const right = useSelector(other, (state) => state.context.detail);
  if (!left || !right)
    return (
      <div className="grid gap-6 md:grid-cols-2">
        <Waiting actor={one} />
        <Waiting actor={other} />
      </div>
    );
  return <Compared orders={[left, right]} onPrint={onPrint} />;
}

const cellClasses = 'py-1.5 pr-3 align-top break-words last:pr-0';

function Row({ row: { name, values, differs } }: { row: ComparedRow }) {
  return (
    <tr className={`border-t border-line ${differs ? 'bg-notice-soft' : ''}`}>
      <th scope="row" className={`${cellClasses} pl-2 text-left text-sm font-normal text-ink-soft`}>
        {differs && <span className="sr-only">{messages.differs}</span>}
        {name}
      </th>
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the two orders stay where they are
        <td key={index} className={`${cellClasses} ${differs ? 'font-medium' : ''}`}>
          {value === '' ? messages.none : value}
        </td>
      ))}
    </tr>
  );
}

function OrderHeading({ orderNo }: { orderNo: string }) {
  return (
    <th scope="col" className="pr-3 pb-1 break-words last:pr-0">
      <a
        href={orderHref(orderNo)}
        className="block min-h-6 break-all text-brand-700 max-sm:text-xs tabular-nums hover:underline"
      >
        {orderNo}
      </a>
    </th>
  );
}

function Compared({ orders: [left, right], onPrint }: { orders: [OrderDetail, OrderDetail]; onPrint: () => void }) {
  const parts = comparedParts(left, right);
  const count = parts.flatMap(({ rows }) => rows).filter(({ differs }) => differs).length;
  return (
    <section data-printed aria-label={messages.comparison} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output className="text-sm text-ink-soft">{messages.differing(count)}</output>
        <Button tone="secondary" size="sm" className="print:hidden" onClick={onPrint}>
          {orderMessages.follow.print}
        </Button>
      </div>
      <table className="w-full table-fixed text-left max-sm:text-sm">
        <colgroup>
          <col className="w-20 sm:w-40" />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              {messages.item}
            </th>
            <OrderHeading orderNo={left.orderNo} />
            <OrderHeading orderNo={right.orderNo} />
          </tr>
        </thead>
        {parts.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="border-b border-line pt-4 pb-1 font-semibold">
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
