import { tradeMessages } from '#server/orders/messages.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderNoteActor } from '#machines/orders/orderNote.ts';
import { orderNoteMachine } from '#machines/orders/orderNote.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { OrderNote } from '#src/features/orders/follow/OrderNote.tsx';
import { orderMessages } from '#src/features/orders/messages.ts';
import model from '#stories/tooling/models/OrderNote.tsx';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const rejected = tradeMessages.wrongMoment('fcl', 'GATED_IN', 'order.cancelled');
const dropped: string[] = [];
const view = (actor: OrderNoteActor) => (
  <OrderNote actor={actor} onDrop={() => dropped.push(actor.getSnapshot().context.command)} />
);
const cancel = orderMessages.commands['order.cancelled'];
const supply = orderMessages.commands['info.supplied'];
const note = () => page.getByRole('textbox');
const named = (name: string) => page.getByRole('button', { name });

test('an order is cancelled with or without a reason, and can be left as it is', async () => {
  const { requests } = renderMachine(orderNoteMachine, { orderNo: 'FCL1', command: 'order.cancelled' }, view);
  await expect.element(note()).toHaveFocus();
  await named(cancel.drop).click();
  expect(dropped).toEqual(['order.cancelled']);
  await note().fill(' 客户改期 ');
  await named(cancel.submit).click();
  expect(requests.applyCommand?.at(-1)?.input).toEqual({
    orderNo: 'FCL1',
    command: 'order.cancelled',
    note: '客户改期',
  });
});

walkEvery(model, async (state) => {
  const { context } = state;
  const messages = context.command === 'info.supplied' ? supply : cancel;
  await expect.element(note()).toHaveValue(context.note);
  expect(note().element().matches(':read-only')).toBe(!state.matches('writing'));
  expect(named(messages.submit).element().ariaBusy).toBe(state.matches('sending') ? 'true' : null);
  expect(page.getByText(problemMessages.required).elements()).toHaveLength(context.problem ? 1 : 0);
  expect(page.getByText(rejected).elements()).toHaveLength(context.errorMessage ? 1 : 0);
});
