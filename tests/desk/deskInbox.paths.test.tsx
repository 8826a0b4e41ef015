import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { inboxMessages as messages } from '#src/features/desk/messages/notices.ts';
import model from '#stories/tooling/models/DeskInbox.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { total, notices, marked } = state.context;
  expect(marked.length > 0 || !state.matches('reading')).toBe(true);
  expect(page.getByRole('button', { name: messages.unread(total) }).elements()).toHaveLength(1);
  expect(document.querySelectorAll('[popover] li')).toHaveLength(notices.length);
});
