import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { orderAct } from '#contract/orders/orderStatus.ts';
import { actZhOf, statusZhOf } from '#contract/orders/orderStatusNames.ts';
import { statusOf } from '#machines/orders/orderLife.ts';
import { orderCopy } from '#src/features/orders/orderCaseMessages.ts';
import model from '#stories/tooling/models/OrderLife.tsx';
import { lineOf } from '#stories/tooling/models/orderKinds.ts';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, async (state) => {
  const line = lineOf(state.context);
  await expect.element(page.getByRole('status')).toHaveTextContent(statusZhOf(line, statusOf(state)));
  const possible = orderAct.options.filter((type) => state.can({ type }));
  const shown = page.getByRole('list', { name: orderCopy.next }).getByRole('listitem').elements();
  expect(shown).toHaveLength(possible.length);
  for (const [index, act] of possible.entries())
    expect(shown[index]?.textContent).toContain(`：${actZhOf(line, act)}→`);
  expect(page.getByText(orderCopy.ended).elements()).toHaveLength(state.status === 'done' ? 1 : 0);
});
