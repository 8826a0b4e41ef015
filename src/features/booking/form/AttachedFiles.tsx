import { useSelector } from '@xstate/react';
import type { OrderDocument } from '#contract/orders/orderDocument.ts';
import type { OrderDocumentsActor } from '#machines/orders/orderDocuments.ts';
import { DocumentList } from '#src/features/orders/DocumentList.tsx';
import { DocumentOutcome } from '#src/features/orders/DocumentOutcome.tsx';
import { ProblemLine } from '#src/ui/Field.tsx';
import type { FormProblems } from './formContext.ts';

interface Props {
  /** Absent while the order is being placed. */
  actor: OrderDocumentsActor | undefined;
  files: readonly OrderDocument[];
  /** Whether the last command was about this document. */
  isAbout: (paperCode: string) => boolean;
  problems: FormProblems;
}

/** The files uploaded for one document while ordering, with the progress or the problem of the last command. */
export function AttachedFiles({ actor, files, isAbout, problems }: Props) {
  const isLast = useSelector(actor, (state) => state !== undefined && isAbout(state.context.paperCode));
  if (!isLast && files.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5 empty:hidden not-empty:mt-1.5">
      {actor && isLast && <DocumentOutcome actor={actor} />}
      <DocumentList actor={actor} documents={files} removable replaceable />
      {files.map(
        ({ id, fileName }) =>
          problems[`documents.${id}`] && (
            <div key={id} id={`field-documents.${id}`} tabIndex={-1} className="text-sm">
              {fileName}
              <ProblemLine id={`field-documents.${id}-problem`} problem={problems[`documents.${id}`]} />
            </div>
          ),
      )}
    </div>
  );
}
