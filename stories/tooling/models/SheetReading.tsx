import { sheetMessages } from '#server/booking/safetySheet/sheetMessages.ts';
import { limits } from '#contract/protocol/limits.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { SheetReadingActor } from '#machines/booking/sheetReading.ts';
import { sheetReadingMachine } from '#machines/booking/sheetReading.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { sheetMessages as messages } from '#src/features/booking/sheet/messages.ts';
import { SheetPanel } from '#src/features/booking/sheet/SheetPanel.tsx';
import { blankItem, emptySheet, readSheet, sheetEditor } from '#stories/booking/sheetSamples.ts';
import { modelOf, page } from '#flows';
import { fileOf, pdf } from './documentGestures.tsx';
import { named } from './named.ts';
import { uploadExternal } from './uploadExternal.ts';

/** Chooses a file as the browser passes it on, without transferring ten megabytes to the browser first. */
const choose = (file: ChosenFile): void => {
  const control = page
    .getByLabelText(new RegExp(`^(?:${messages.choose}|${messages.another})$`))
    .element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(fileOf(file));
  control.files = chosen.files;
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

export default modelOf({
  of: 'sheetReading',
  machine: sheetReadingMachine,
  inputs: { one: undefined },
  samples: [
    { type: 'sheet.chosen', file: pdf },
    { type: 'sheet.chosen', file: { name: 'a.png', size: 8, type: 'image/png' } },
    { type: 'sheet.chosen', file: { ...pdf, name: 'b.pdf', size: limits.orderDocumentBytesMax + 1 } },
    { type: 'sheet.chosen', file: { ...pdf, name: 'c.pdf', size: 0 } },
    { type: 'upload.progressed', percent: 42 },
    { type: 'upload.progressed', percent: 100 },
    { type: 'upload.finished', output: readSheet },
    { type: 'upload.finished', output: emptySheet },
    { type: 'upload.failed', error: new ApiError(codes.badInput, sheetMessages.problems.broken) },
    { type: 'reading.cancelled' },
  ],
  outcomes: { readSheet: { error: [] } },
  external: uploadExternal,
  play: () => ({
    view: (actor: SheetReadingActor) => (
      <SheetPanel actor={actor} editor={sheetEditor} item={blankItem} index={0} onClose={() => undefined} />
    ),
    gestures: {
      'sheet.chosen': ({ file }) => choose(file),
      'reading.cancelled': () => named(messages.stop).click(),
    },
  }),
});
