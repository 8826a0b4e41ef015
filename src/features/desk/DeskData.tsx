import { useSelector } from '@xstate/react';
import { dataImportFile } from '#contract/desk/import/imports.ts';
import type { DeskDataActor } from '#machines/desk/deskData.ts';
import type { DataResult } from '#machines/desk/deskDataSetup.ts';
import { hasRightRows, isImportable } from '#machines/desk/deskDataSetup.ts';
import { dataMessages as messages } from './messages/data.ts';
import { deskMessages } from './messages.ts';
import { DataUpload } from './data/DataUpload.tsx';
import { DeskPart } from './parts/DeskPart.tsx';
import { ImportMapping } from './data/ImportMapping.tsx';
import { ImportPreview } from './data/ImportPreview.tsx';
import { PastImports } from './data/PastImports.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { ProgressBar } from '#src/ui/loading/ProgressBar.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { Spinner } from '#src/ui/loading/Spinner.tsx';

const workbookAddress = (content: 'template' | 'data'): string =>
  `${dataImportFile.path}?${new URLSearchParams({ content })}`;

const resultText = ({ done, id, wrongRows = 0 }: DataResult): string => {
  if (id === null) return messages.nothing;
  if (done === 'undone') return messages.undone(id);
  return wrongRows > 0 ? messages.appliedPartly(id, wrongRows) : messages.applied(id);
};

/** The workbooks to fill in. */
function Workbooks() {
  return (
    <DeskPart title={messages.files.title}>
      <div className="flex flex-wrap items-center gap-3">
        <a href={workbookAddress('template')} download className={buttonClasses('secondary', 'md')}>
          {messages.files.template}
        </a>
        <a href={workbookAddress('data')} download className={buttonClasses('secondary', 'md')}>
          {messages.files.export}
        </a>
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">{messages.files.about}</p>
      </div>
    </DeskPart>
  );
}

/** The current work of the service, with its progress once it is known. */
function Working({ text, percent }: { text: string; percent: number | undefined }) {
  return (
    <div className="flex flex-col gap-2">
      <output className="flex items-center gap-2 text-ink-soft">
        <Spinner />
        {text}
        {percent !== undefined && <span className="tabular-nums">{messages.upload.percent(percent)}</span>}
      </output>
      <ProgressBar label={messages.upload.progress} {...(percent !== undefined && { percent })} />
    </div>
  );
}

/** What may be done with a preview. */
function PreviewActions({ actor }: { actor: DeskDataActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { preview } = state.context;
  const isBusy = state.hasTag('busy');
  if (!preview) return null;
  return (
    <>
      {isImportable(preview) && (
        <Button
          busy={isBusy && !state.matches({ shown: 'saving' })}
          disabled={state.matches({ shown: 'saving' })}
          onClick={() => actor.send({ type: 'import.confirmed' })}
        >
          {preview.wrongRows > 0 ? messages.preview.confirmPartly : messages.preview.confirm}
        </Button>
      )}
      {hasRightRows(preview) && (
        <Button disabled={isBusy} onClick={() => actor.send({ type: 'rightRows.chosen' })}>
          {messages.preview.takeRight(preview.rightRows)}
        </Button>
      )}
      {preview.wrongRows > 0 && (
        <Button tone="secondary" disabled={isBusy} onClick={() => actor.send({ type: 'wrongRows.requested' })}>
          {messages.preview.saveWrong(preview.wrongRows)}
        </Button>
      )}
      {preview.sheets.length > 0 && (
        <Button tone="secondary" disabled={isBusy} onClick={() => actor.send({ type: 'mapping.reopened' })}>
          {messages.mapping.reopen}
        </Button>
      )}
    </>
  );
}

const workingTexts = {
  saving: messages.upload.saving,
  returning: messages.upload.saving,
  applying: messages.upload.applying,
};

/** An upload on its way: read, confirmed, shown, applied. */
function Upload({ actor }: { actor: DeskDataActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { upload, preview, percent, errorMessage } = state.context;
  if (!upload) return null;
  const isChoosing = state.matches({ shown: 'previewed' });
  const working = (['saving', 'returning', 'applying'] as const).find((shown) => state.matches({ shown }));
  const isShown = preview && (isChoosing || working !== undefined);
  return (
    <section
      data-takes-focus
      aria-label={messages.preview.title(upload.source)}
      className="flex flex-col gap-3 rounded-md outline-offset-4"
    >
      <h3 className="font-semibold break-all">{messages.preview.title(upload.source)}</h3>
      {state.matches({ shown: 'previewing' }) && (
        <Working text={messages.upload.reading(upload.source)} percent={percent} />
      )}
      {state.matches({ shown: 'interrupted' }) && (
        <FailedAlert
          message={errorMessage || deskMessages.failedAct}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches({ shown: 'mapping' }) && <ImportMapping actor={actor} />}
      {isShown && (
        <ImportPreview
          preview={preview}
          onScope={isChoosing ? (table, scope) => actor.send({ type: 'scope.chosen', table, scope }) : undefined}
        />
      )}
      {working && <Working text={workingTexts[working]} percent={percent} />}
      <div className="flex flex-wrap gap-2">
        {isShown && <PreviewActions actor={actor} />}
        <Button
          tone="secondary"
          disabled={!state.can({ type: 'upload.dropped' })}
          onClick={() => actor.send({ type: 'upload.dropped' })}
        >
          {messages.preview.drop}
        </Button>
      </div>
    </section>
  );
}

/** The question whether an import is taken back. */
function Undo({ actor }: { actor: DeskDataActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { undoing } = state.context;
  const isUndoing = state.matches({ shown: 'undoing' });
  if (undoing === undefined || (!isUndoing && !state.matches({ shown: 'confirming' }))) return null;
  return (
    <div data-takes-focus className="flex flex-col gap-3 rounded-md border border-line-strong bg-surface p-4">
      <p>{messages.past.confirming(undoing)}</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="danger" busy={isUndoing} onClick={() => actor.send({ type: 'undo.confirmed' })}>
          {messages.past.confirm}
        </Button>
        <Button tone="secondary" disabled={isUndoing} onClick={() => actor.send({ type: 'undo.dropped' })}>
          {messages.past.drop}
        </Button>
      </div>
    </div>
  );
}

/** The company's own data: workbooks to download, an upload with its preview, and the imports so far. */
export function DeskData({ actor }: { actor: DeskDataActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { imports, result, errorMessage } = state.context;
  const retry = () => actor.send({ type: 'retry.requested' });
  const value = typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`;
  const isResting = state.matches({ shown: 'resting' });

  return (
    <section
      data-state={value}
      aria-busy={state.hasTag('busy')}
      aria-label={messages.title}
      className="flex flex-col gap-5"
    >
      <header>
        <h1 className="text-2xl font-semibold">{messages.title}</h1>
        <p className="mt-1 max-w-[46rem] text-sm text-ink-soft">{messages.lead}</p>
      </header>
      {result && <Alert tone="success">{resultText(result)}</Alert>}
      {errorMessage !== undefined && !state.matches({ shown: 'interrupted' }) && (
        <FailedAlert message={errorMessage || deskMessages.failed} onRetry={retry} />
      )}
      {state.matches('fetching') && <Skeleton className="h-60" />}
      {state.matches('shown') && (
        <>
          <Workbooks />
          <DeskPart title={messages.upload.title}>
            <div className="flex flex-col gap-4">
              <DataUpload
                disabled={!state.can({ type: 'files.chosen', source: '', files: [] })}
                onFiles={(upload) => actor.send({ type: 'files.chosen', ...upload })}
              />
              <Upload actor={actor} />
            </div>
          </DeskPart>
          <DeskPart title={messages.past.title}>
            <div className="flex flex-col gap-3">
              <Undo actor={actor} />
              <PastImports
                imports={imports}
                isFree={isResting}
                onUndo={(id) => actor.send({ type: 'undo.requested', id })}
              />
            </div>
          </DeskPart>
        </>
      )}
    </section>
  );
}
