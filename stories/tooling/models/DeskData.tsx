import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { DeskDataActor } from '#machines/desk/deskData.ts';
import { deskDataMachine } from '#machines/desk/deskData.ts';
import { DeskData } from '#src/features/desk/DeskData.tsx';
import { dataMessages } from '#src/features/desk/messages/data.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { fit, past, unfit, upload } from '#stories/desk/dataSamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { fileOf } from './documentGestures.tsx';
import { named } from './named.ts';

const { past: pastMessages, preview: previewMessages, upload: uploadMessages } = dataMessages;
const error = [new ApiError(codes.failed, '服务正忙，请稍后再试')];
const [last] = past as [(typeof past)[0]];

export default modelOf({
  of: 'deskData',
  machine: deskDataMachine,
  inputs: { all: undefined },
  samples: [
    { type: 'files.chosen', ...upload },
    { type: 'upload.dropped' },
    { type: 'import.confirmed' },
    { type: 'undo.requested', id: last.id },
    { type: 'undo.confirmed' },
    { type: 'undo.dropped' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchImports: { done: [past], error },
    refetchImports: { done: [past], error },
    previewImport: { done: [fit, unfit], error },
    applyImport: { done: [{ id: last.id, counts: [] }], error },
    undoImport: { done: [{ id: last.id }], error },
  },
  // a page at rest is not fetched anew by hand, unless something failed
  possible: ({ type }, { errorMessage }) => type !== 'retry.requested' || errorMessage !== undefined,
  keep: ({ preview, result, errorMessage }) => [preview?.problemCount, result?.done, errorMessage],
  play: () => ({
    view: (actor: DeskDataActor) => <DeskData actor={actor} />,
    gestures: {
      'files.chosen': ({ files }) => userEvent.upload(page.getByLabelText(uploadMessages.files), files.map(fileOf)),
      'upload.dropped': () => named(previewMessages.drop).click(),
      'import.confirmed': () => named(previewMessages.confirm).click(),
      'undo.requested': ({ id }) => named(pastMessages.undoOf(id)).click(),
      'undo.confirmed': () => named(pastMessages.confirm).click(),
      'undo.dropped': () => named(pastMessages.drop).click(),
      'retry.requested': () => named(uiMessages.retry).click(),
    },
  }),
});
