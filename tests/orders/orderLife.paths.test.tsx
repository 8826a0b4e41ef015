import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { orderCommand } from '#contract/orders/orderStatus.ts';
import { commandZhOf, statusZhOf } from '#contract/orders/orderStatusNames.ts';
import { statusOf } from '#machines/orders/orderLife.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import model from '#stories/tooling/models/OrderLife.tsx';
import { serviceOf } from '#stories/tooling/models/sampleTraits.ts';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, async (state) => {
  const service = serviceOf(state.context);
  await expect.element(page.getByRole('status')).toHaveTextContent(statusZhOf(service, statusOf(state)));
  const isEnded = state.hasTag('ended');
  const possible = orderCommand.options.filter((type) => !isEnded && state.can({ type }));
  const shown = page.getByRole('list', { name: orderMessages.life.next }).getByRole('listitem').elements();
  expect(shown).toHaveLength(possible.length);
  for (const [index, command] of possible.entries())
    expect(shown[index]?.textContent).toContain(`：${commandZhOf(service, command)}→`);
  expect(page.getByText(orderMessages.life.ended).elements()).toHaveLength(isEnded ? 1 : 0);
});
