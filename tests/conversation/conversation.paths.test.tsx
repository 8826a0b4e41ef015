import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { conversationMessages as messages } from '#src/features/conversation/messages.ts';
import model from '#stories/tooling/models/Conversation.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const count = (locator: { elements: () => unknown[] }) => locator.elements().length;

walkEvery(model, (state) => {
  const { thread, side, fileProblem, errorMessage } = state.context;
  const isOpen = state.matches('open');
  const unread = thread.messages.filter((one) => one.side !== side && one.readAt === null);
  expect(count(page.getByRole('log'))).toBe(isOpen ? 1 : 0);
  expect(count(page.getByText(messages.new, { exact: true }))).toBe(unread.length);
  expect(count(page.getByRole('listbox'))).toBe(
    state.matches({ open: { writing: { composing: 'suggesting' } } }) ? 1 : 0,
  );
  expect(count(page.getByRole('alert'))).toBe(Number(fileProblem !== undefined) + Number(errorMessage !== undefined));
});
