import type { MouseEvent } from 'react';
import type { ReadSheet } from '#contract/booking/readSafetySheet.ts';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import type { SheetChoice, SheetRow } from '#contract/booking/sheetProposals.ts';
import { editOfAll, sheetRows } from '#contract/booking/sheetProposals.ts';
import type { ReadValue, SheetField } from '#contract/rules/safetySheet/safetySheet.ts';
import { sheetFindings } from '#contract/rules/safetySheet/sheetFindings.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { sheetMessages as messages } from './messages.ts';

const valueText = (field: SheetField, value: string): string => {
  if (field === 'unNumber') return messages.unNumber(value);
  return field === 'marinePollutant' ? (messages.values[value] ?? value) : value;
};

/** Fields that follow from the entry of the list. */
const ofEntry: ReadonlySet<SheetField> = new Set([
  'unNumber',
  'hazardClass',
  'packingGroup',
  'subsidiaryHazards',
  'marinePollutant',
]);

/** What the panel needs of the form. */
export type SheetEditor = Pick<FormEditor, 'service' | 'sheets' | 'attachSheet' | 'edit' | 'can'>;

type Picture = ReadSheet['pictures'][number];

/** The line of a value in the picture of its page; the whole page unfolds below. */
function LineOfPage({ picture: { page, webp }, read }: { picture: Picture; read: ReadValue }) {
  const { top = 0, bottom = 0 } = read;
  const source = `data:image/webp;base64,${webp}`;
  const mark = (
    <span
      className="absolute inset-x-0 border-y-2 border-brand-600 bg-brand-600/10"
      style={{ top: `${(top - 0.003) * 100}%`, height: `${(bottom - top + 0.006) * 100}%` }}
    />
  );
  return (
    <details className="group w-full min-w-0 text-xs">
      <summary className="cursor-pointer list-none rounded-sm">
        <span className="block h-20 overflow-hidden rounded-sm border border-line bg-surface group-open:hidden">
          <span
            className="relative block w-full min-w-176"
            style={{ transform: `translate(-5%, calc(2.5rem - ${((top + bottom) / 2) * 100}%))` }}
          >
            <img src={source} alt="" className="block w-full" />
            {mark}
          </span>
        </span>
        <span className="text-brand-700 underline group-open:hidden">{messages.wholePage(page)}</span>
        <span className="hidden text-brand-700 underline group-open:inline">{messages.lineOnly}</span>
      </summary>
      {/* a part that scrolls takes the focus, so that the arrow keys scroll it */}
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={messages.pictureOf(page)}
        className="mt-1 overflow-x-auto border border-line bg-surface"
      >
        <span className="relative block min-w-176">
          <img src={source} alt={messages.pictureOf(page)} className="block w-full" />
          {mark}
        </span>
      </section>
    </details>
  );
}

interface ChoiceProps {
  field: SheetField;
  typed: string;
  choice: SheetChoice;
  picture: Picture | undefined;
  editor: SheetEditor;
}

/** A value that was read, the line it was read from, and the button that takes it. */
function Choice({ field, typed, choice, picture, editor }: ChoiceProps) {
  const { read, isRecognised, isSame, edit } = choice;
  const value = valueText(field, read.value);
  const take = (event: MouseEvent<HTMLElement>) => {
    if (!edit) return;
    // the button disappears once its value is taken
    event.currentTarget.closest<HTMLElement>('[data-row]')?.focus();
    editor.edit(edit);
  };
  const isReplaced = typed !== '' && !isSame;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <b className="min-w-0 break-words">{value}</b>
      {read.content !== undefined && <span className="text-sm text-ink-soft">{messages.content(read.content)}</span>}
      {isRecognised && <Badge tone="notice">{messages.byPicture}</Badge>}
      {isSame && <Badge tone="success">{messages.same}</Badge>}
      {!isSame && edit && (
        <Button
          tone="secondary"
          size="sm"
          disabled={!editor.can(edit)}
          aria-label={isReplaced ? messages.replaceOf(field, value) : messages.takeOf(field, value)}
          onClick={take}
        >
          {isReplaced ? messages.replace : messages.take}
        </Button>
      )}
      {!isSame && !edit && (
        <span className="text-xs text-ink-soft">{ofEntry.has(field) ? messages.byEntry : messages.noField}</span>
      )}
      <p className="basis-full text-xs break-words text-ink-soft">{messages.source(read.page, read.line)}</p>
      {picture && <LineOfPage picture={picture} read={read} />}
    </div>
  );
}

interface RowProps {
  row: SheetRow;
  pictures: readonly Picture[];
  editor: SheetEditor;
}

function Row({ row: { field, typed, choices }, pictures, editor }: RowProps) {
  const isOther = typed !== '' && !choices.some(({ isSame }) => isSame);
  return (
    <li
      data-row={field}
      tabIndex={-1}
      className="grid grid-cols-1 gap-x-3 gap-y-0.5 border-t border-line py-2 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
    >
      <p className="text-sm text-ink-soft">
        {messages.labels[field]}
        {isOther && <span className="block text-ink break-words">{messages.typed(valueText(field, typed))}</span>}
      </p>
      <div className="flex min-w-0 flex-col gap-1.5">
        {choices.length > 1 && field !== 'cas' && <p className="text-sm text-notice">{messages.several}</p>}
        {choices.map((choice) => (
          <Choice
            key={choice.read.value}
            field={field}
            typed={typed}
            choice={choice}
            picture={choice.read.top === undefined ? undefined : pictures.find(({ page }) => page === choice.read.page)}
            editor={editor}
          />
        ))}
      </div>
    </li>
  );
}

interface Props {
  sheet: ReadSheet;
  item: CargoForm;
  index: number;
  editor: SheetEditor;
}

/** What a safety data sheet says, field by field beside what the cargo item says; nothing is taken by itself. */
export function SheetProposals({ sheet, item, index, editor }: Props) {
  const { service } = editor;
  const at = { item, index, service };
  const rows = sheetRows(sheet, at);
  const all = editOfAll(sheet, at);
  const [denied] = sheet.facts.notRegulated;
  const findings = sheetFindings(sheet.facts, [item], service.line);
  return (
    <div className="flex flex-col gap-2">
      {sheet.recognised.length > 0 && <Alert tone="notice">{messages.recognised(sheet.recognised)}</Alert>}
      {sheet.unread.length > 0 && <p className="text-sm text-notice">{messages.unread(sheet.unread)}</p>}
      {denied && <p className="text-sm break-words">{messages.notRegulated(denied.page, denied.line)}</p>}
      {findings.length > 0 && (
        <Alert tone="critical">
          <ul className="text-sm">
            {findings.map(({ findingZh }) => (
              <li key={findingZh}>{findingZh}</li>
            ))}
          </ul>
        </Alert>
      )}
      <ul className="border-b border-line">
        {rows.map((row) => (
          <Row key={row.field} row={row} pictures={sheet.pictures} editor={editor} />
        ))}
      </ul>
      {all && editor.can(all) ? (
        <Button
          tone="primary"
          size="sm"
          className="self-start"
          onClick={(event) => {
            // the button disappears once there is nothing left to fill in
            event.currentTarget.closest<HTMLElement>('section')?.focus();
            editor.edit(all);
          }}
        >
          {messages.all}
        </Button>
      ) : (
        rows.some(({ choices }) => choices.some(({ isSame }) => isSame)) && (
          <p className="text-sm text-ink-soft">{messages.allDone}</p>
        )
      )}
    </div>
  );
}
