import { orderAct } from '#contract/orders/orderStatus.ts';
import type { OrderLifeActor } from '#machines/orders/orderLife.ts';
import { orderLifeMachine } from '#machines/orders/orderLife.ts';
import { OrderLife } from '#src/features/orders/OrderLife.tsx';
import { modelOf } from '#stories/tooling/player/model.ts';
import { lineOf, orderLifePaths } from './orderKinds.ts';

const cancelsAt = '2026-03-04T02:00:00.000Z';

export default modelOf({
  of: 'orderLife',
  machine: orderLifeMachine,
  ...orderLifePaths,
  world: Object.fromEntries(orderAct.options.map((type) => [type, '界面只显示订单的进展，操作在别处'])),
  play: () => ({
    view: (actor: OrderLifeActor) => (
      <OrderLife actor={actor} line={lineOf(actor.getSnapshot().context)} timeline={[]} cancelsAt={cancelsAt} />
    ),
    gestures: {},
  }),
});
