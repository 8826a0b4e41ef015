import { tradeMessages } from '#server/orders/messages.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { documentMessages } from '#src/features/orders/messages/documents.ts';
import { document as held, packingList } from '#stories/orders/fclOrderSamples.ts';
import model from '#stories/tooling/models/OrderDocuments.tsx';
import { documentsOf, ofOrder, other } from '#stories/tooling/models/documentGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const words = documentMessages;
const rejected = tradeMessages.documentType;
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

test('what the desk uploaded is not removed by the customer', async () => {
  const documents = [{ ...held, isOfDesk: true }, packingList];
  renderMachine(orderDocumentsMachine, { ...ofOrder, documents }, documentsOf(true));
  await expect.element(page.getByText(words.ofDesk)).toBeVisible();
  expect(named(words.removeOf(held.fileName)).elements()).toHaveLength(0);
  expect(named(words.removeOf(packingList.fileName)).elements()).toHaveLength(1);
  expect(other().element().id).toBe('field-documents.');
});

walkEvery(model, async (state) => {
  const { documents, percent, fileProblem, errorMessage } = state.context;
  const bar = page.getByRole('progressbar');
  if (state.matches('uploading')) await expect.element(bar).toHaveAttribute('aria-valuenow', String(percent));
  else expect(shown(bar)).toBe(false);
  expect(shown(named(words.confirm))).toBe(state.matches('confirming') || state.matches('removing'));
  expect(shown(page.getByText(held.fileName))).toBe(documents.some(({ id }) => id === held.id));
  expect(shown(page.getByText(packingList.fileName))).toBe(documents.length > 1 || documents[0] === packingList);
  expect(shown(page.getByText(rejected))).toBe(errorMessage === rejected);
  for (const problem of ['fileType', 'fileSize', 'fileEmpty'] as const)
    expect([problem, shown(page.getByText(words.problems[problem]))]).toEqual([problem, fileProblem === problem]);
  if (state.matches('resting')) await expect.element(other()).toBeEnabled();
  else await expect.element(other()).toBeDisabled();
});
