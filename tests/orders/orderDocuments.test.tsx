import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { document as held, packingList } from '#stories/orders/orderQuerySamples.ts';
import model from '#stories/tooling/models/OrderDocuments.tsx';
import { documentsOf, fileOf, ofOrder, other, papers, pdf } from '#stories/tooling/models/documentHands.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { stage, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const words = orderQueryCopy.documents;
const refused = '文件内容与扩展名不符';
const declaration = papers.find(({ code }) => code === 'USE')!;
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

test('the papers of all lines stand once each, required ones first, with what is held and uploaded', async () => {
  stage(orderDocumentsMachine, ofOrder, documentsOf(true));
  expect(new Set(papers.map(({ code }) => code)).size).toBe(papers.length);
  await expect.element(page.getByText(words.uploaded(1))).toBeVisible();
  expect(page.getByText(words.held).elements()).toHaveLength(2);
  await expect.element(page.getByText(held.fileName)).toBeVisible();
});

test('a paper is uploaded for its row, told in percent, and stands there afterwards', async () => {
  const { actor, asked } = stage(orderDocumentsMachine, ofOrder, documentsOf(true));
  await userEvent.upload(page.getByLabelText(words.uploadOf(declaration.nameZh)), fileOf(pdf));
  const sent = asked.uploadDocument?.at(-1)?.input as { paperCode: string; report: (percent: number) => void };
  expect(sent).toMatchObject({ orderNo: 'FCL1', paperCode: 'USE' });
  sent.report(64);
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
  asked.uploadDocument?.at(-1)?.answer({ ...packingList, paperCode: 'USE', fileName: '危包证.pdf' });
  await settled();
  await expect.element(page.getByText('危包证.pdf')).toBeVisible();
  expect(actor.getSnapshot().context.documents).toHaveLength(2);
});

test('an order that has ended takes and gives up no documents, and hands them out still', () => {
  stage(orderDocumentsMachine, ofOrder, documentsOf(false));
  expect(shown(other())).toBe(false);
  expect(shown(named(words.removeOf(held.fileName)))).toBe(false);
  expect(shown(named(words.saveOf(held.fileName)))).toBe(true);
});

walkEvery(model, async (state) => {
  const { documents, percent, fileProblem, refusal } = state.context;
  const bar = page.getByRole('progressbar');
  if (state.matches('uploading')) await expect.element(bar).toHaveAttribute('aria-valuenow', String(percent));
  else expect(shown(bar)).toBe(false);
  expect(shown(named(words.confirm))).toBe(state.matches('confirming') || state.matches('removing'));
  expect(shown(page.getByText(held.fileName))).toBe(documents.some(({ id }) => id === held.id));
  expect(shown(page.getByText(packingList.fileName))).toBe(documents.length > 1 || documents[0] === packingList);
  expect(shown(page.getByText(refused))).toBe(refusal === refused);
  for (const problem of ['fileType', 'fileSize', 'fileEmpty'] as const)
    expect([problem, shown(page.getByText(words.problems[problem]))]).toEqual([problem, fileProblem === problem]);
  if (state.matches('resting')) await expect.element(other()).toBeEnabled();
  else await expect.element(other()).toBeDisabled();
});
