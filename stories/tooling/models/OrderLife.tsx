import { orderCommand } from '#contract/orders/orderStatus.ts';
import type { OrderLifeActor } from '#machines/orders/orderLife.ts';
import { orderLifeMachine } from '#machines/orders/orderLife.ts';
import { OrderLifeOf } from '#stories/orders/OrderLifeOf.tsx';
import { modelOf } from '#flows';
import { serviceOf, orderLifePaths } from './sampleTraits.ts';

const cancelsAt = '2026-03-04T02:00:00.000Z';

export default modelOf({
  of: 'orderLife',
  machine: orderLifeMachine,
  ...orderLifePaths,
  external: Object.fromEntries(orderCommand.options.map((type) => [type, '界面只显示订单的进展，操作在别处'])),
  play: () => ({
    view: (actor: OrderLifeActor) => (
      <OrderLifeOf actor={actor} line={serviceOf(actor.getSnapshot().context).line} cancelsAt={cancelsAt} />
    ),
    gestures: {},
  }),
});
