import { tradeMessages } from '#server/orders/messages.ts';
import { limits } from '#contract/protocol/limits.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { documentMessages } from '#src/features/orders/messages/documents.ts';
import { document as held, packingList } from '#stories/orders/fclOrderSamples.ts';
import { modelOf } from '#flows';
import { choose, documentsOf, ofOrder, pdf } from './documentGestures.tsx';
import { named } from './named.ts';
import { uploadExternal } from './uploadExternal.ts';

const messages = documentMessages;
const rejected = tradeMessages.documentType;

export default modelOf({
  of: 'orderDocuments',
  machine: orderDocumentsMachine,
  inputs: { one: ofOrder },
  samples: [
    { type: 'document.chosen', file: pdf, paperCode: '' },
    { type: 'document.chosen', file: { name: 'a.zip', size: 8, type: 'application/zip' }, paperCode: '' },
    { type: 'document.chosen', file: { ...pdf, name: 'b.pdf', size: limits.orderDocumentBytesMax + 1 }, paperCode: '' },
    { type: 'document.chosen', file: { ...pdf, name: 'c.pdf', size: 0 }, paperCode: '' },
    { type: 'upload.progressed', percent: 42 },
    { type: 'upload.finished', output: packingList },
    { type: 'upload.failed', error: new ApiError(codes.badInput, rejected) },
    { type: 'upload.dropped' },
    { type: 'document.requested', id: held.id },
    { type: 'removal.requested', id: held.id },
    { type: 'removal.confirmed' },
    { type: 'removal.dropped' },
  ],
  outcomes: {
    uploadDocument: { error: [] },
    saveDocument: { done: [null], error: [new ApiError(codes.notFound, rejected)] },
    removeDocument: { done: [null], error: [new ApiError(codes.conflict, rejected)] },
  },
  // a removed document is not removed again, an uploaded one not uploaded again
  possible: ({ type }, { documents }) =>
    type === 'document.chosen'
      ? documents.every(({ id }) => id !== packingList.id)
      : !['document.requested', 'removal.requested'].includes(type) || documents.some(({ id }) => id === held.id),
  keep: ({ documents }) => documents.map(({ id }) => id),
  external: uploadExternal,
  play: () => ({
    view: documentsOf(true),
    gestures: {
      'document.chosen': ({ file }) => choose(file),
      'upload.dropped': () => named(messages.stop).click(),
      'document.requested': () => named(messages.saveOf(held.fileName)).click(),
      'removal.requested': () => named(messages.removeOf(held.fileName)).click(),
      'removal.confirmed': () => named(messages.confirm).click(),
      'removal.dropped': () => named(messages.keep).click(),
    },
  }),
});
