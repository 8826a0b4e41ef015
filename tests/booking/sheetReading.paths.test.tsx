import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { sheetMessages as messages } from '#src/features/booking/sheet/messages.ts';
import model from '#stories/tooling/models/SheetReading.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const rows = page.getByRole('listitem').elements();
  expect(rows.length > 0).toBe(state.matches('proposed'));
  expect(page.getByRole('button', { name: messages.stop }).elements()).toHaveLength(state.matches('reading') ? 1 : 0);
});
