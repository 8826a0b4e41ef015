import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { limits } from '#contract/limits.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import type { OrderDocumentsActor } from '#machines/orderDocuments.ts';
import { orderDocumentsMachine } from '#machines/orderDocuments.ts';
import { OrderDocuments } from '#src/flows/OrderDocuments.tsx';
import { orderQueryCopy } from '#src/orderQueryCopy.ts';
import { papersOf } from '#src/orders/papers.ts';
import { document as held, packingList, reviewed } from '#stories/orderQuerySamples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { settled } from './support/time.ts';
import { stage, walk } from './support/walk.tsx';

const words = orderQueryCopy.documents;
const refused = '文件内容与扩展名不符';
const papers = papersOf(reviewed.order, true);
const declaration = papers.find(({ code }) => code === 'USE')!;
const viewOf = (open: boolean) => (actor: OrderDocumentsActor) => (
  <OrderDocuments actor={actor} papers={papers} held={reviewed.order.papersHeld} open={open} />
);
const input = { orderNo: 'FCL1', documents: [held] };
const named = (name: string) => page.getByRole('button', { name, exact: true });
const other = () => page.getByLabelText(words.uploadOther);
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;
const fileOf = ({ name, size, type }: { name: string; size: number; type: string }) =>
  new File([new Uint8Array(size)], name, { type });
/** Chooses a file as the browser hands it over; ten megabytes need not travel to the browser first. */
const choose = (file: Parameters<typeof fileOf>[0]) => {
  const control = other().element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(fileOf(file));
  control.files = chosen.files;
  control.dispatchEvent(new Event('change', { bubbles: true }));
};
const pdf = { name: 'a.pdf', size: 8, type: 'application/pdf' };

test('the papers of all lines stand once each, required ones first, with what is held and uploaded', async () => {
  stage(orderDocumentsMachine, input, viewOf(true));
  expect(new Set(papers.map(({ code }) => code)).size).toBe(papers.length);
  await expect.element(page.getByText(words.uploaded(1))).toBeVisible();
  expect(page.getByText(words.held).elements()).toHaveLength(2);
  await expect.element(page.getByText(held.fileName)).toBeVisible();
});

test('a paper is uploaded for its row, told in percent, and stands there afterwards', async () => {
  const { actor, asked } = stage(orderDocumentsMachine, input, viewOf(true));
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
  stage(orderDocumentsMachine, input, viewOf(false));
  expect(shown(other())).toBe(false);
  expect(shown(named(words.removeOf(held.fileName)))).toBe(false);
  expect(shown(named(words.saveOf(held.fileName)))).toBe(true);
});

const paths = pathsOf(orderDocumentsMachine, {
  inputs: { one: input },
  samples: [
    { type: 'document.chosen', file: pdf, paperCode: '' },
    { type: 'document.chosen', file: { name: 'a.zip', size: 8, type: 'application/zip' }, paperCode: '' },
    { type: 'document.chosen', file: { ...pdf, name: 'b.pdf', size: limits.orderDocumentBytesMax + 1 }, paperCode: '' },
    { type: 'document.chosen', file: { ...pdf, name: 'c.pdf', size: 0 }, paperCode: '' },
    { type: 'upload.progressed', percent: 42 },
    { type: 'upload.dropped' },
    { type: 'document.requested', id: held.id },
    { type: 'removal.requested', id: held.id },
    { type: 'removal.confirmed' },
    { type: 'removal.dropped' },
  ],
  outcomes: {
    uploadDocument: { done: [packingList], error: [new Refusal(codes.badInput, refused)] },
    saveDocument: { done: [null], error: [new Refusal(codes.notFound, refused)] },
    removeDocument: { done: [null], error: [new Refusal(codes.conflict, refused)] },
  },
  // what is gone is asked for no more, what was uploaded is not uploaded again
  possible: ({ type }, { documents }) =>
    type === 'document.chosen'
      ? documents.every(({ id }) => id !== packingList.id)
      : !['document.requested', 'removal.requested'].includes(type) || documents.some(({ id }) => id === held.id),
  keep: ({ documents }) => documents.map(({ id }) => id),
});

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "one: document.chosen (a.zip, 8, application/zip, ) → resting",
      "one: document.chosen (b.pdf, 10485761, application/pdf, ) → resting",
      "one: document.chosen (c.pdf, 0, application/pdf, ) → resting",
      "one: document.chosen (a.pdf, 8, application/pdf, ) → upload.progressed (42) → uploading",
      "one: document.chosen (a.pdf, 8, application/pdf, ) → upload.dropped → resting",
      "one: document.chosen (a.pdf, 8, application/pdf, ) → uploadDocument fails → resting",
      "one: document.requested (d1) → saveDocument answers → resting",
      "one: document.requested (d1) → saveDocument fails → resting",
      "one: removal.requested (d1) → removal.dropped → resting",
      "one: removal.requested (d1) → removal.confirmed → removeDocument fails → resting",
      "one: document.chosen (a.pdf, 8, application/pdf, ) → uploadDocument answers → document.requested (d1) → saveDocument answers → resting",
      "one: document.chosen (a.pdf, 8, application/pdf, ) → uploadDocument answers → document.requested (d1) → saveDocument fails → resting",
      "one: document.chosen (a.pdf, 8, application/pdf, ) → uploadDocument answers → removal.requested (d1) → removal.dropped → resting",
      "one: removal.requested (d1) → removal.confirmed → removeDocument answers → document.chosen (a.zip, 8, application/zip, ) → resting",
      "one: removal.requested (d1) → removal.confirmed → removeDocument answers → document.chosen (b.pdf, 10485761, application/pdf, ) → resting",
      "one: removal.requested (d1) → removal.confirmed → removeDocument answers → document.chosen (c.pdf, 0, application/pdf, ) → resting",
      "one: document.chosen (a.pdf, 8, application/pdf, ) → uploadDocument answers → removal.requested (d1) → removal.confirmed → removeDocument answers → resting",
      "one: document.chosen (a.pdf, 8, application/pdf, ) → uploadDocument answers → removal.requested (d1) → removal.confirmed → removeDocument fails → resting",
      "one: removal.requested (d1) → removal.confirmed → removeDocument answers → document.chosen (a.pdf, 8, application/pdf, ) → upload.progressed (42) → uploading",
      "one: removal.requested (d1) → removal.confirmed → removeDocument answers → document.chosen (a.pdf, 8, application/pdf, ) → upload.dropped → resting",
      "one: removal.requested (d1) → removal.confirmed → removeDocument answers → document.chosen (a.pdf, 8, application/pdf, ) → uploadDocument answers → resting",
      "one: removal.requested (d1) → removal.confirmed → removeDocument answers → document.chosen (a.pdf, 8, application/pdf, ) → uploadDocument fails → resting",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(orderDocumentsMachine, path, {
    view: viewOf(true),
    gestures: {
      'document.chosen': ({ file }) => choose(file),
      'upload.dropped': () => named(words.stop).click(),
      'document.requested': () => named(words.saveOf(held.fileName)).click(),
      'removal.requested': () => named(words.removeOf(held.fileName)).click(),
      'removal.confirmed': () => named(words.confirm).click(),
      'removal.dropped': () => named(words.keep).click(),
    },
    // the upload reports it
    world: ['upload.progressed'],
    see: async (state) => {
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
    },
  });
});
