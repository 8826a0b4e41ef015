import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { billMessages as messages } from '#src/features/orders/messages/bill.ts';
import model from '#stories/tooling/models/Bill.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { bill } = state.context;
  expect(page.getByRole('table').elements()).toHaveLength(state.matches('shown') ? 1 : 0);
  const isConfirming = state.matches({ shown: 'confirming' }) || state.matches({ shown: 'approving' });
  expect(document.querySelector('#field-confirmation')?.textContent.includes(messages.confirmText) ?? false).toBe(
    isConfirming,
  );
  expect(page.getByText(/^提单已放单/).elements()).toHaveLength(bill?.release ? 1 : 0);
  const isMarking = state.matches({ shown: 'marking' }) || state.matches({ shown: 'submitting' });
  // each draft beside the one before
  const compared = state.matches('shown') && !isMarking ? bill!.drafts.length - 1 : 0;
  expect(document.querySelectorAll('caption:not(.sr-only)')).toHaveLength(compared);
});
