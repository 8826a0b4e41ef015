import { pathTo } from '#contract/app/routes.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { dayTime } from '#src/ui/format.ts';

const messages = orderMessages.follow.bills;

/** The state of an order's bill of lading, with a link to its draft; nothing before the first draft. */
export function OrderBill({ order: { orderNo, bill } }: { order: OrderDetail }) {
  if (!bill || bill.state === 'none') return null;
  const { state, version, release } = bill;
  const title =
    state === 'released'
      ? release && messages.released(messages.kinds[release.kind], release.billNo, dayTime(release.at))
      : messages[state](version);
  const isWaiting = state === 'waiting';
  return (
    <Alert
      tone={isWaiting ? 'notice' : state === 'changesAsked' ? 'info' : 'success'}
      title={title}
      action={
        <a
          href={pathTo('bill', orderNo)}
          className={`${buttonClasses(isWaiting ? 'primary' : 'secondary', 'sm')} print:hidden`}
        >
          {isWaiting ? messages.check : messages.see}
        </a>
      }
    />
  );
}
