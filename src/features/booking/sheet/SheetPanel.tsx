import { useSelector } from '@xstate/react';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { sheetFields } from '#contract/rules/safetySheet/safetySheet.ts';
import type { SheetReadingActor } from '#machines/booking/sheetReading.ts';
import { sheetType } from '#machines/booking/sheetReading.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FileDrop } from '#src/ui/fields/FileDrop.tsx';
import { ProgressBar } from '#src/ui/loading/ProgressBar.tsx';
import { Spinner } from '#src/ui/loading/Spinner.tsx';
import { sheetMessages as messages } from './messages.ts';
import type { SheetEditor } from './SheetProposals.tsx';
import { SheetProposals } from './SheetProposals.tsx';

const focus = (panel: HTMLElement | null): void => panel?.focus({ preventScroll: true });

interface ReadingProps {
  actor: SheetReadingActor;
}

/** The file on its way, or the wait until it is read. */
function Reading({ actor }: ReadingProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, percent } = state.context;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <div className="min-w-0 flex-1 basis-48">
        {state.matches({ reading: 'sending' }) ? (
          <>
            <p className="mb-1 flex justify-between gap-3">
              <span className="truncate">{messages.sending(file.name)}</span>
              <span className="tabular-nums">{Math.round(percent)}%</span>
            </p>
            <ProgressBar label={messages.progress} percent={percent} />
          </>
        ) : (
          <p className="flex items-center gap-2">
            <Spinner className="text-brand-600" />
            <span className="min-w-0 break-words">{messages.analysing(file.name)}</span>
          </p>
        )}
      </div>
      <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'reading.cancelled' })}>
        {messages.stop}
      </Button>
    </div>
  );
}

export interface PanelProps {
  actor: SheetReadingActor;
  editor: SheetEditor;
  item: CargoForm;
  index: number;
  onClose: () => void;
}

/** Reads a safety data sheet for a cargo item, and proposes what it says. */
export function SheetPanel({ actor, editor, item, index, onClose }: PanelProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, sheet, fileProblem, errorMessage } = state.context;
  const isRead = state.matches('proposed') || state.matches('nothingFound');
  const isAttached = editor.sheets.some(({ fileName }) => fileName === file.name);
  const { attachSheet } = editor;
  const fields = sheet ? sheetFields.filter((field) => sheet.facts[field].length > 0).length : 0;
  return (
    <section
      ref={focus}
      tabIndex={-1}
      aria-label={messages.title}
      aria-busy={state.hasTag('busy')}
      className="flex w-full min-w-0 flex-col gap-2 rounded-md border border-line bg-canvas p-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto font-semibold">{messages.title}</p>
        <FileDrop
          label={state.matches('idle') ? messages.choose : messages.another}
          accept={[sheetType]}
          onFile={(chosen) => actor.send({ type: 'sheet.chosen', file: chosen })}
        />
        <Button tone="quiet" size="sm" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
      {fileProblem && <Alert tone="critical">{messages.problems[fileProblem]}</Alert>}
      {state.matches('idle') && <p className="text-sm text-ink-soft">{messages.lead}</p>}
      {state.matches('reading') && <Reading actor={actor} />}
      {state.matches('failed') && <Alert tone="critical">{errorMessage || messages.failed}</Alert>}
      <output className="text-sm empty:hidden">
        {state.matches('proposed') && sheet && messages.found(fields, sheet.pages)}
      </output>
      {state.matches('nothingFound') && sheet && (
        <Alert tone="notice" title={messages.nothing.title}>
          {sheet.unread.length > 0 ? messages.nothing.scanned(sheet.unread) : messages.nothing.text}
        </Alert>
      )}
      {state.matches('proposed') && sheet && <SheetProposals sheet={sheet} item={item} index={index} editor={editor} />}
      {isRead && attachSheet && (
        <Button
          tone="secondary"
          size="sm"
          className="self-start"
          disabled={isAttached}
          onClick={() => attachSheet(file)}
        >
          {isAttached ? messages.attached : messages.attach}
        </Button>
      )}
    </section>
  );
}
