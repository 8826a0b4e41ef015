import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import type { OrderDocument } from '#contract/orders/orderDocument.ts';
import { ApiError, codes, withField } from '#contract/protocol/apiError.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { documentMessages as words } from '#src/features/orders/messages/documents.ts';
import { completeDraft } from '#stories/booking/orderDraftSamples.ts';
import { document as sds, packingList } from '#stories/orders/fclOrderSamples.ts';
import { submit } from '#stories/tooling/models/bookingGestures.tsx';
import { fileOf, pdf } from '#stories/tooling/models/documentGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { withRecordedEffects } from '#flows';
import { openedWith } from './openedBooking.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

const opened = async (draft: OrderDraft = completeDraft) => {
  const documents = withRecordedEffects(orderDocumentsMachine);
  const staged = await openedWith({ draft }, { documents: documents.machine });
  return { ...staged, files: documents.requests };
};
const rowOf = (text: string) => page.getByRole('listitem').filter({ hasText: text }).first();
const invoice = '商业发票';
const picker = (name: string) => page.getByLabelText(new RegExp(`^上传${name}`));
const stored = ({ effects }: Awaited<ReturnType<typeof opened>>): readonly OrderDocument[] | undefined =>
  (effects.findLast(({ name }) => name === 'storeDraft')?.params as { draft: OrderDraft } | undefined)?.draft.documents;
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

test('a document is uploaded at its row; the order waits for it, and the draft has it from then on', async () => {
  const form = await opened();
  await userEvent.upload(picker(invoice), fileOf(pdf));
  const { input, send } = form.files.uploadDocument!.at(-1)!;
  expect(input).toMatchObject({ paperCode: 'CI', file: { name: pdf.name } });
  send({ type: 'upload.progressed', percent: 64 });
  await expect.element(rowOf(invoice).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
  await expect.element(submit()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(bookingMessages.fees.uploading).first()).toBeVisible();
  (submit().element() as HTMLElement).click();
  expect(form.requests.signIn).toBeUndefined();

  const document = { ...packingList, paperCode: 'CI', fileName: '发票.pdf' };
  send({ type: 'upload.finished', output: document });
  await settled();
  await expect.element(rowOf(invoice).getByText('发票.pdf')).toBeVisible();
  await expect.element(rowOf(invoice).getByText(words.uploaded(1))).toBeVisible();
  // an uploaded document is available: it has no checkbox
  expect(shown(rowOf(invoice).getByRole('checkbox'))).toBe(false);
  expect(stored(form)).toEqual([document]);
  await submit().click();
  expect(form.requests.signIn).toHaveLength(1);
  form.requests.signIn!.at(-1)!.resolve(null);
  await settled();
  expect(form.requests.placeOrder!.at(-1)!.input).toMatchObject({ draft: { documents: [document] } });
});

test('a document that the service has no longer is said at its row until it is removed', async () => {
  const form = await opened({ ...completeDraft, documents: [packingList, sds] });
  await submit().click();
  form.requests.signIn!.at(-1)!.resolve(null);
  await settled();
  const gone = withField(new ApiError(codes.notFound, '该单证已过期'), 'documents.1');
  form.requests.placeOrder!.at(-1)!.reject(gone);
  await settled();
  await expect.element(rowOf('SDS').getByText('该单证已过期')).toBeVisible();
  expect(form.actor.getSnapshot().context.problems).toEqual({ 'documents.d1': { messageZh: '该单证已过期' } });
  await named(words.removeOf(sds.fileName)).click();
  await named(words.confirm).click();
  form.files.removeDocument!.at(-1)!.resolve(null);
  await settled();
  expect(form.actor.getSnapshot().context.problems).toEqual({});
});
