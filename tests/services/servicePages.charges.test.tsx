import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { charges } from '#stories/services/serviceSamples.ts';
import model from '#stories/tooling/models/ChargeList.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const some = { total: charges.length, rows: charges };
const messages = serviceMessages.charges;

describe('the charges of a service', () => {
  test('are grouped by where they arise; those for dangerous goods only are marked', async () => {
    const { requests } = renderMachine(model.machine, { query: 'air' }, model.play().view);
    requests.fetchRows?.at(-1)?.resolve(some);
    await settled();
    const groups = ['freight', 'origin', 'service', 'event'] as const;
    const heads = [...document.querySelectorAll('th[scope=rowgroup]')].map(({ textContent }) => textContent);
    expect(heads).toEqual(groups.map((side) => messages.side[side]));
    const check = page.getByRole('row', { name: /DGR/ });
    await expect.element(check).toHaveTextContent(messages.dangerous);
    await expect.element(check).toHaveTextContent('¥500.00/票');
    await expect.element(page.getByRole('row', { name: /燃油/ })).toHaveTextContent('¥5.20/kg');
    await expect.element(page.getByRole('row', { name: /燃油/ })).not.toHaveTextContent(messages.dangerous);
  });

  walkEvery(model, async (state) => {
    await expect
      .element(page.getByRole('region', { name: messages.title }))
      .toHaveAttribute('aria-busy', String(state.matches('fetching')));
    expect(page.getByText('燃油附加费').elements()).toHaveLength(state.matches('filled') ? 1 : 0);
    expect(page.getByText(messages.none).elements()).toHaveLength(state.matches('empty') ? 1 : 0);
    expect(page.getByText(messages.failed).elements()).toHaveLength(state.matches('failed') ? 1 : 0);
  });
});
