import { useSelector } from '@xstate/react';
import type { OrderDocumentsActor } from '#machines/orders/orderDocuments.ts';
import { documentMessages as messages } from '#src/features/orders/messages/documents.ts';
import { UploadProgress } from '#src/features/orders/parts/UploadProgress.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';

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
