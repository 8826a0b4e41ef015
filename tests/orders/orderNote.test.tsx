import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { OrderNoteActor } from '#machines/orders/orderNote.ts';
import { orderNoteMachine } from '#machines/orders/orderNote.ts';
import { problemWords } from '#src/ui/messages.ts';
import { OrderNote } from '#src/features/orders/OrderNote.tsx';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import model from '#stories/tooling/models/OrderNote.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { stage, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const refused = '货物已进港，不能取消';
const dropped: string[] = [];
const view = (actor: OrderNoteActor) => (
  <OrderNote actor={actor} onDrop={() => dropped.push(actor.getSnapshot().context.act)} />
);
const cancel = orderQueryCopy.acts['order.cancelled'];
const supply = orderQueryCopy.acts['info.supplied'];
const note = () => page.getByRole('textbox');
const named = (name: string) => page.getByRole('button', { name });

test('an order is cancelled with or without a reason, and can be left as it is', async () => {
  const { asked } = stage(orderNoteMachine, { orderNo: 'FCL1', act: 'order.cancelled' }, view);
  await expect.element(note()).toHaveFocus();
  await named(cancel.drop).click();
  expect(dropped).toEqual(['order.cancelled']);
  await note().fill(' 客户改期 ');
  await named(cancel.submit).click();
  expect(asked.moveOrder?.at(-1)?.input).toEqual({ orderNo: 'FCL1', act: 'order.cancelled', note: '客户改期' });
});

test('a refusal leaves what was written', async () => {
  const { asked } = stage(orderNoteMachine, { orderNo: 'FCL1', act: 'order.cancelled' }, view);
  await note().fill('客户改期');
  await named(cancel.submit).click();
  asked.moveOrder?.at(-1)?.fail(new Refusal(codes.conflict, refused));
  await settled();
  await expect.element(page.getByRole('alert')).toHaveTextContent(refused);
  await expect.element(note()).toHaveValue('客户改期');
});

walkEvery(model, async (state) => {
  const { context } = state;
  const words = context.act === 'info.supplied' ? supply : cancel;
  await expect.element(note()).toHaveValue(context.note);
  expect(note().element().matches(':read-only')).toBe(!state.matches('writing'));
  expect(named(words.submit).element().ariaBusy).toBe(state.matches('sending') ? 'true' : null);
  expect(page.getByText(problemWords.required).elements()).toHaveLength(context.problem ? 1 : 0);
  expect(page.getByText(refused).elements()).toHaveLength(context.refusal ? 1 : 0);
});
