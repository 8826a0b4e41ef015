import { limits } from '#contract/protocol/limits.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { document as held, packingList } from '#stories/orders/orderQuerySamples.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { choose, documentsOf, ofOrder, pdf } from './documentHands.tsx';
import { named } from './named.ts';

const words = orderQueryCopy.documents;
const refused = '文件内容与扩展名不符';

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
  world: { 'upload.progressed': '由上传本身报告进度' },
  play: () => ({
    view: documentsOf(true),
    gestures: {
      'document.chosen': ({ file }) => choose(file),
      'upload.dropped': () => named(words.stop).click(),
      'document.requested': () => named(words.saveOf(held.fileName)).click(),
      'removal.requested': () => named(words.removeOf(held.fileName)).click(),
      'removal.confirmed': () => named(words.confirm).click(),
      'removal.dropped': () => named(words.keep).click(),
    },
  }),
});
