import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { tightMessages as messages } from '#src/features/search/messages/tight.ts';
import model from '#stories/tooling/models/TightOrder.tsx';
import { tight } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');

describe('an order from the list of sailings', () => {
  test('opens at once on a sailing in time; on a tight one after a question that says why', async () => {
    const { effects } = renderMachine(model.machine, undefined, model.play().view);
    await button(/^下单\s*（COSCO/).click();
    expect(effects.map(({ params }) => params)).toEqual([{ sailingId: 'S1' }]);
    await button(/^下单\s*（MAERSK/).click();
    await expect.element(dialog().getByText(messages.reason(tight.reasonZh!))).toBeVisible();
    await button(messages.dismiss).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(effects).toHaveLength(1);
    await button(/^下单\s*（MAERSK/).click();
    await button(messages.confirm).click();
    expect(effects.map(({ params }) => params)).toEqual([{ sailingId: 'S1' }, { sailingId: 'S2' }]);
  });

  test('is not taken on a sailing that is too late, which says why', async () => {
    renderMachine(model.machine, undefined, model.play().view);
    await expect.element(button(sailingMessages.sailings.late)).toBeDisabled();
    await expect.element(page.getByText(/^不能下单：货物 2026-03-11 备妥/)).toBeVisible();
  });

  walkEvery(model, async (state) => {
    await expect.poll(() => dialog().elements().length).toBe(state.matches('confirming') ? 1 : 0);
  });
});
