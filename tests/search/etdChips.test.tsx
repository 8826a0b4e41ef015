import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EtdChips } from '#src/features/search/EtdChips.tsx';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import model, { departureDays } from '#stories/tooling/models/EtdChips.tsx';
import { lane } from '#stories/fixtures/samples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const messages = sailingMessages.etd;
const initialData = { query: lane, initialData: { total: departureDays.length, rows: departureDays } };
const radio = (name: string | RegExp) => page.getByRole('radio', { name });

describe('the departure days of a lane', () => {
  test('arrow keys select a day and all days again; the page decides the selection', async () => {
    const requested: (string | undefined)[] = [];
    renderMachine(model.machine, initialData, (actor) => (
      <EtdChips actor={actor} day="2026-03-12" onDay={(day) => requested.push(day)} />
    ));
    await expect.element(radio(/^03-12/)).toBeChecked();
    (radio(/^03-12/).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    (radio(/^03-12/).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(requested).toEqual(['2026-03-14', undefined]);
    await expect.element(radio(/^03-12/)).toBeChecked();
  });

  walkEvery(model, async (state) => {
    const days = page.getByRole('group', { name: messages.legend });
    const isShown = state.matches('fetching') || state.matches('filled');
    expect(days.elements()).toHaveLength(isShown ? 1 : 0);
    if (isShown) await expect.element(days).toHaveAttribute('aria-busy', String(state.matches('fetching')));
    expect(page.getByRole('radio').elements()).toHaveLength(state.matches('filled') ? departureDays.length + 1 : 0);
    expect(page.getByText(messages.failed).elements()).toHaveLength(state.matches('failed') ? 1 : 0);
  });
});
