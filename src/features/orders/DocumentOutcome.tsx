import { useSelector } from '@xstate/react';
import type { OrderDocumentsActor } from '#machines/orders/orderDocuments.ts';
import { documentMessages as messages } from '#src/features/orders/messages/documents.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ProgressBar } from '#src/ui/loading/ProgressBar.tsx';

interface Props {
  fileName: string;
  percent: number;
  onStop: () => void;
}

/** The upload progress of a document. */
function UploadProgress({ fileName, percent, onStop }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md border border-line bg-canvas px-3 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-48">
        <p className="mb-1 flex justify-between gap-3">
          <span className="truncate">{messages.uploading(fileName)}</span>
          <span className="tabular-nums">{Math.round(percent)}%</span>
        </p>
        <ProgressBar label={messages.progress} percent={percent} />
      </div>
      <Button tone="secondary" size="sm" onClick={onStop}>
        {messages.stop}
      </Button>
    </div>
  );
}

/** The result of the last command on a document: the progress of its upload, or why it failed. */
export function DocumentOutcome({ actor }: { actor: OrderDocumentsActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, percent, fileProblem, errorMessage, unsaved } = state.context;
  return (
    <>
      {fileProblem && <Alert tone="critical">{messages.problems[fileProblem]}</Alert>}
      {errorMessage !== undefined &&
        (unsaved === undefined ? (
          <Alert tone="critical">{errorMessage || messages.failed}</Alert>
        ) : (
          <FailedAlert
            message={errorMessage || messages.failed}
            onRetry={() => actor.send({ type: 'document.requested', id: unsaved })}
          />
        ))}
      {state.matches('uploading') && (
        <UploadProgress
          fileName={file?.name ?? ''}
          percent={percent}
          onStop={() => actor.send({ type: 'upload.dropped' })}
        />
      )}
    </>
  );
}
