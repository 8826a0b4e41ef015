import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderAct } from '#contract/order.ts';
import { orderLifeMachine, statusOf } from '#machines/orderLife.ts';
import { OrderLife } from '#src/flows/OrderLife.tsx';
import { orderCopy } from '#src/orderCopy.ts';
import { orderPaths } from './support/orderPaths.ts';
import { titled } from './support/paths.ts';
import { walk } from './support/walk.tsx';

test('the paths', () => {
  expect(orderPaths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "dangerous: verification.lapsed → AUTO_CANCELLED",
      "dangerous: order.amended → open.requested.DG_REVIEW",
      "dangerous: order.rejected → REJECTED",
      "dangerous: order.cancelled → CANCELLED",
      "dangerous: info.requested → verification.lapsed → AUTO_CANCELLED",
      "dangerous: info.requested → order.amended → open.requested.DG_REVIEW",
      "dangerous: info.requested → order.rejected → REJECTED",
      "dangerous: info.requested → order.cancelled → CANCELLED",
      "dangerous: order.accepted → verification.lapsed → AUTO_CANCELLED",
      "dangerous: order.accepted → order.amended → open.requested.DG_REVIEW",
      "dangerous: order.accepted → order.rejected → REJECTED",
      "dangerous: order.accepted → order.cancelled → CANCELLED",
      "dangerous: order.accepted → info.requested → open.requested.NEED_INFO",
      "dangerous: info.requested → info.supplied → verification.lapsed → AUTO_CANCELLED",
      "dangerous: info.requested → info.supplied → order.amended → open.requested.DG_REVIEW",
      "dangerous: info.requested → info.supplied → order.rejected → REJECTED",
      "dangerous: info.requested → info.supplied → order.cancelled → CANCELLED",
      "dangerous: info.requested → info.supplied → info.requested → open.requested.NEED_INFO",
      "dangerous: info.requested → info.supplied → review.begun → open.requested.DG_REVIEW",
      "dangerous: order.accepted → space.released → verification.lapsed → AUTO_CANCELLED",
      "dangerous: order.accepted → space.released → space.withdrawn → DECLINED",
      "dangerous: order.accepted → space.released → order.cancelled → CANCELLED",
      "dangerous: order.accepted → space.released → amendment.requested → verification.lapsed → AUTO_CANCELLED",
      "dangerous: order.accepted → space.released → amendment.requested → space.withdrawn → DECLINED",
      "dangerous: order.accepted → space.released → amendment.requested → amendment.settled → open.confirmed.RELEASED",
      "dangerous: order.accepted → space.released → amendment.requested → order.cancelled → CANCELLED",
      "dangerous: order.accepted → space.released → danger.declared → verification.lapsed → AUTO_CANCELLED",
      "dangerous: order.accepted → space.released → danger.declared → space.withdrawn → DECLINED",
      "dangerous: order.accepted → space.released → danger.declared → order.cancelled → CANCELLED",
      "dangerous: order.accepted → space.released → danger.declared → cargo.gatedIn → verification.lapsed → AUTO_CANCELLED",
      "dangerous: order.accepted → space.released → danger.declared → cargo.gatedIn → space.withdrawn → DECLINED",
      "dangerous: order.accepted → space.released → danger.declared → cargo.gatedIn → customs.cleared → verification.lapsed → AUTO_CANCELLED",
      "dangerous: order.accepted → space.released → danger.declared → cargo.gatedIn → customs.cleared → space.withdrawn → DECLINED",
      "dangerous: order.accepted → space.released → danger.declared → cargo.gatedIn → customs.cleared → transport.departed → transport.arrived → order.completed → COMPLETED",
      "harmless: verification.lapsed → AUTO_CANCELLED",
      "harmless: order.amended → open.requested.SUBMITTED",
      "harmless: order.rejected → REJECTED",
      "harmless: order.cancelled → CANCELLED",
      "harmless: info.requested → verification.lapsed → AUTO_CANCELLED",
      "harmless: info.requested → order.amended → open.requested.SUBMITTED",
      "harmless: info.requested → order.rejected → REJECTED",
      "harmless: info.requested → order.cancelled → CANCELLED",
      "harmless: order.accepted → verification.lapsed → AUTO_CANCELLED",
      "harmless: order.accepted → order.amended → open.requested.SUBMITTED",
      "harmless: order.accepted → order.rejected → REJECTED",
      "harmless: order.accepted → order.cancelled → CANCELLED",
      "harmless: order.accepted → info.requested → open.requested.NEED_INFO",
      "harmless: info.requested → info.supplied → verification.lapsed → AUTO_CANCELLED",
      "harmless: info.requested → info.supplied → order.amended → open.requested.SUBMITTED",
      "harmless: info.requested → info.supplied → order.rejected → REJECTED",
      "harmless: info.requested → info.supplied → order.cancelled → CANCELLED",
      "harmless: info.requested → info.supplied → info.requested → open.requested.NEED_INFO",
      "harmless: info.requested → info.supplied → order.accepted → open.requested.ACCEPTED",
      "harmless: order.accepted → space.released → verification.lapsed → AUTO_CANCELLED",
      "harmless: order.accepted → space.released → space.withdrawn → DECLINED",
      "harmless: order.accepted → space.released → order.cancelled → CANCELLED",
      "harmless: order.accepted → space.released → amendment.requested → verification.lapsed → AUTO_CANCELLED",
      "harmless: order.accepted → space.released → amendment.requested → space.withdrawn → DECLINED",
      "harmless: order.accepted → space.released → amendment.requested → amendment.settled → open.confirmed.RELEASED",
      "harmless: order.accepted → space.released → amendment.requested → order.cancelled → CANCELLED",
      "harmless: order.accepted → space.released → cargo.gatedIn → verification.lapsed → AUTO_CANCELLED",
      "harmless: order.accepted → space.released → cargo.gatedIn → space.withdrawn → DECLINED",
      "harmless: order.accepted → space.released → cargo.gatedIn → customs.cleared → verification.lapsed → AUTO_CANCELLED",
      "harmless: order.accepted → space.released → cargo.gatedIn → customs.cleared → space.withdrawn → DECLINED",
      "harmless: order.accepted → space.released → cargo.gatedIn → customs.cleared → transport.departed → transport.arrived → order.completed → COMPLETED",
    ]
  `);
});

test.each(titled(orderPaths))('%s', async (_, path) => {
  await walk(orderLifeMachine, path, {
    view: (actor) => <OrderLife actor={actor} timeline={[]} cancelsAt="2026-03-04T02:00:00.000Z" />,
    gestures: {},
    world: orderAct.options,
    see: async (state) => {
      await expect.element(page.getByRole('status')).toHaveTextContent(orderCopy.status[statusOf(state)]);
      const possible = orderAct.options.filter((type) => state.can({ type }));
      const shown = page.getByRole('list', { name: orderCopy.next }).getByRole('listitem').elements();
      expect(shown).toHaveLength(possible.length);
      for (const [index, act] of possible.entries())
        expect(shown[index]?.textContent).toContain(`：${orderCopy.act[act]}→`);
      expect(page.getByText(orderCopy.ended).elements()).toHaveLength(state.status === 'done' ? 1 : 0);
    },
  });
});
