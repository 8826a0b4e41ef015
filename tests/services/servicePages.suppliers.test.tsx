import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import model from '#stories/tooling/models/SupplierList.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const messages = serviceMessages.suppliers;
const name = '示例国际货运航空有限公司';

describe('the suppliers of a service', () => {
  walkEvery(model, async (state) => {
    const { query } = state.context;
    const busy = state.matches('fetching');
    await expect.element(page.getByRole('region', { name: messages.title })).toHaveAttribute('aria-busy', String(busy));
    await expect.element(page.getByRole('radio', { name: messages.role[query] })).toBeChecked();
    expect(page.getByText(name).elements()).toHaveLength(state.matches('filled') ? 1 : 0);
    expect(page.getByText(messages.none).elements()).toHaveLength(state.matches('empty') ? 1 : 0);
    expect(page.getByText(messages.failed).elements()).toHaveLength(state.matches('failed') ? 1 : 0);
  });
});
