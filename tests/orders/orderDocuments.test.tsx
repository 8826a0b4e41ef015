import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isFromOthers } from '#contract/booking/promisedDocuments.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { documentMessages } from '#src/features/orders/messages/documents.ts';
import { document as held, packingList } from '#stories/orders/fclOrderSamples.ts';
import model from '#stories/tooling/models/OrderDocuments.tsx';
import {
  documentsOf,
  fileOf,
  ofOrder,
  other,
  neededDocuments,
  pdf,
} from '#stories/tooling/models/documentGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const words = documentMessages;
const rejected = '文件内容与扩展名不符';
const declaration = neededDocuments.find(({ code }) => code === 'USE')!;
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

test('a document is uploaded for its row, shown in percent, and listed afterwards', async () => {
  const { actor, requests } = renderMachine(orderDocumentsMachine, ofOrder, documentsOf(true));
  await userEvent.upload(page.getByLabelText(words.uploadOf(declaration.nameZh)), fileOf(pdf));
  const { input, send } = requests.uploadDocument!.at(-1)!;
  const sent = input as { paperCode: string };
  expect(sent).toMatchObject({ orderNo: 'FCL1', paperCode: 'USE' });
  send({ type: 'upload.progressed', percent: 64 });
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
  send({ type: 'upload.finished', output: { ...packingList, paperCode: 'USE', fileName: '危包证.pdf' } });
  await settled();
  await expect.element(page.getByText('危包证.pdf')).toBeVisible();
  expect(actor.getSnapshot().context.documents).toHaveLength(2);
  const { nameZh } = neededDocuments.find(isFromOthers)!;
  expect(page.getByLabelText(words.uploadOf(nameZh)).elements()).toHaveLength(0);
});

test('what the desk uploaded is not removed by the customer', async () => {
  const documents = [{ ...held, isOfDesk: true }, packingList];
  renderMachine(orderDocumentsMachine, { ...ofOrder, documents }, documentsOf(true));
  await expect.element(page.getByText(words.ofDesk)).toBeVisible();
  expect(named(words.removeOf(held.fileName)).elements()).toHaveLength(0);
  expect(named(words.removeOf(packingList.fileName)).elements()).toHaveLength(1);
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
