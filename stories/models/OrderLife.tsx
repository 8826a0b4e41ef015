import { orderAct } from '#contract/orderStatus.ts';
import type { OrderLifeActor } from '#machines/orderLife.ts';
import { orderLifeMachine } from '#machines/orderLife.ts';
import { OrderLife } from '#src/flows/OrderLife.tsx';
import { modelOf } from '../play/model.ts';
import { lineOf, orderLifePaths } from './orderKinds.ts';

const cancelsAt = '2026-03-04T02:00:00.000Z';

export default modelOf({
  of: 'orderLife',
  machine: orderLifeMachine,
  ...orderLifePaths,
  // the view draws the life of an order; its acts are done elsewhere
  world: orderAct.options,
  play: () => ({
    view: (actor: OrderLifeActor) => (
      <OrderLife actor={actor} line={lineOf(actor.getSnapshot().context)} timeline={[]} cancelsAt={cancelsAt} />
    ),
    gestures: {},
  }),
});
