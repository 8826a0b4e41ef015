import type { ImportChoices } from '#contract/desk/import/importChoices.ts';
import type { DeskDataActor } from '#machines/desk/deskData.ts';
import { deskDataMachine } from '#machines/desk/deskData.ts';
import { DeskData } from '#src/features/desk/DeskData.tsx';
import { dataMessages } from '#src/features/desk/messages/data.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { fit, partly, past, unclear, unfit, upload } from '#stories/desk/dataSamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { fileOf } from './documentGestures.tsx';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const { mapping: mappingMessages, past: pastMessages, preview: previewMessages, upload: uploadMessages } = dataMessages;
const error = [serviceFailed];
const [sheet] = unclear.sheets as [(typeof unclear.sheets)[0]];
const { file } = sheet;
/** A preview that allows every command. */
const readable = { ...fit, sheets: [{ ...sheet, isConfirmed: true }], forms: unclear.forms };
/** Whether no choice was made about a file yet. */
const isFirst = ({ sheets, scopes, isPartial }: ImportChoices): boolean =>
  sheets.length === 0 && Object.keys(scopes).length === 0 && !isPartial;
const [last] = past as [(typeof past)[0]];

export default modelOf({
  of: 'deskData',
  machine: deskDataMachine,
  inputs: { all: undefined },
  samples: [
    { type: 'files.chosen', ...upload },
    { type: 'upload.dropped' },
    { type: 'sheet.placed', file, table: 'hot-lanes' },
    { type: 'column.placed', file, index: 2, target: null },
    { type: 'value.fixed', file, column: 'service', value: 'AEX2' },
    { type: 'mapping.confirmed' },
    { type: 'mapping.reopened' },
    { type: 'scope.chosen', table: 'ocean-rates', scope: 'added' },
    { type: 'rightRows.chosen' },
    { type: 'wrongRows.requested' },
    { type: 'progress.reported', percent: 42 },
    { type: 'import.confirmed' },
    { type: 'undo.requested', id: last.id },
    { type: 'undo.confirmed' },
    { type: 'undo.dropped' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchImports: { done: [past], error },
    refetchImports: { done: [past], error },
    previewImport: { done: [readable, unfit, partly, unclear], error },
    watchProgress: { error: [] },
    saveWrongRows: { done: [undefined], error },
    returnWrongRows: { done: [undefined], error },
    applyImport: { done: [{ id: last.id, counts: [] }], error },
    undoImport: { done: [{ id: last.id }], error },
  },
  // an idle page is refetched only after a failure; each preview of a file gets one choice
  possible: (event, { errorMessage, preview, percent, choices, mapping }) => {
    const { columns, fixed, table } = mapping[0] ?? sheet.chosen;
    const isUntouched = table === 'ocean-rates' && columns[2] !== null && fixed['service'] === undefined;
    switch (event.type) {
      case 'retry.requested':
        return errorMessage !== undefined;
      case 'progress.reported':
        return percent === undefined && errorMessage === undefined && isFirst(choices);
      case 'sheet.placed':
      case 'column.placed':
      case 'value.fixed':
        return isUntouched && preview?.problemCount === unclear.problemCount && isFirst(choices);
      case 'scope.chosen':
        return preview?.problemCount === 0 && isFirst(choices);
      case 'mapping.reopened':
      case 'rightRows.chosen':
      case 'files.chosen':
        return isFirst(choices);
      default:
        return true;
    }
  },
  keep: ({ preview, percent, result, errorMessage, choices, mapping }) => [
    preview?.problemCount,
    percent,
    result?.done,
    errorMessage,
    isFirst(choices),
    preview === undefined || [mapping[0]?.table, mapping[0]?.columns[2], mapping[0]?.fixed['service']],
  ],
  external: { 'progress.reported': '由服务告知进度' },
  play: () => ({
    view: (actor: DeskDataActor) => <DeskData actor={actor} />,
    gestures: {
      'files.chosen': ({ files }) => userEvent.upload(page.getByLabelText(uploadMessages.files), files.map(fileOf)),
      'upload.dropped': () => named(previewMessages.drop).click(),
      'import.confirmed': () => page.getByRole('button', { name: /^确认(?:部分)?导入/ }).click(),
      'sheet.placed': ({ table }) =>
        userEvent.selectOptions(page.getByLabelText(mappingMessages.sheet(file)), table ?? ''),
      'column.placed': ({ index, target }) =>
        userEvent.selectOptions(
          page.getByLabelText(mappingMessages.targetOf(sheet.columns[index]!.header)),
          target ?? '',
        ),
      'value.fixed': ({ value }) => page.getByRole('textbox', { name: '航线服务代码' }).fill(value),
      'mapping.confirmed': () => named(mappingMessages.confirm).click(),
      'mapping.reopened': () => named(mappingMessages.reopen).click(),
      'scope.chosen': ({ scope }) =>
        userEvent.selectOptions(page.getByLabelText(previewMessages.scopeOf(fit.tables[0]!.title)), scope),
      'rightRows.chosen': () => named(previewMessages.takeRight(unfit.rightRows)).click(),
      'wrongRows.requested': () => page.getByRole('button', { name: /^下载有问题的/ }).click(),
      'undo.requested': ({ id }) => named(pastMessages.undoOf(id)).click(),
      'undo.confirmed': () => named(pastMessages.confirm).click(),
      'undo.dropped': () => named(pastMessages.drop).click(),
      'retry.requested': () => named(uiMessages.retry).click(),
    },
  }),
});
