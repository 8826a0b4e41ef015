import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { limits } from '#contract/protocol/limits.ts';
import type { LicenceActor } from '#machines/enterprise/licence.ts';
import { pictureTypes } from '#machines/enterprise/licence.ts';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { FormActions } from '#src/ui/FormActions.tsx';
import { LicenceForm } from '#src/features/enterprise/parts/LicenceForm.tsx';
import { LicencePicture } from '#src/features/enterprise/parts/LicencePicture.tsx';
import { LicenceProgress } from '#src/features/enterprise/parts/LicenceProgress.tsx';
import { Stage } from '#src/ui/Stage.tsx';

const words = identityCopy.licence;
const megabytes = limits.licenceBytesMax / 1_048_576;

/** Applying for verification: the licence's picture, what was read from it, and the applicant's corrections. */
export function Licence({ actor }: { actor: LicenceActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const acceptedId = useId();
  const { file, percent, fields, problems, fileProblem, refusal } = state.context;
  const uploading = state.matches('uploading');
  const submitting = state.matches('submitting') || state.matches('submitted');
  const stage = state.matches('choosing') ? 'choose' : uploading || state.matches('reading') ? 'progress' : 'correct';
  const picker = {
    accept: pictureTypes,
    describedBy: acceptedId,
    onFile: (chosen: File) => actor.send({ type: 'licence.chosen', file: chosen }),
  };
  const accepted = (
    <p id={acceptedId} className="text-xs text-ink-faint">
      {words.accepted(megabytes)}
    </p>
  );

  return (
    <div data-state={state.value} className="flex flex-col gap-4">
      {fileProblem && (
        <Alert tone={fileProblem === 'fileUnreadable' ? 'notice' : 'critical'}>{words.fileProblems[fileProblem]}</Alert>
      )}
      {refusal && <Alert tone="critical">{refusal}</Alert>}
      <Stage name={stage} label={words.stages[stage]} className="flex flex-col gap-4">
        {stage === 'choose' && (
          <>
            <p>{words.lead}</p>
            <FileDrop {...picker} label={words.choose} invitation={words.drop} />
            {accepted}
          </>
        )}
        {stage === 'progress' && <LicenceProgress fileName={file.name} percent={uploading ? percent : undefined} />}
        {stage === 'correct' && (
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              actor.send({ type: 'application.submitted' });
            }}
          >
            <p>{words.check}</p>
            <div className="grid gap-5 sm:grid-cols-[15rem_1fr]">
              <LicencePicture picture={file}>
                <FileDrop {...picker} label={words.replace} disabled={submitting} />
                {accepted}
              </LicencePicture>
              <LicenceForm
                fields={fields}
                problems={problems}
                readOnly={!state.can({ type: 'application.submitted' })}
                onChange={(field, value) => actor.send({ type: 'field.changed', field, value })}
              />
            </div>
            <FormActions className="-mx-5 -mb-5 justify-end border-t border-line bg-surface px-5 sm:rounded-b-lg">
              <Button
                type="submit"
                busy={submitting}
                disabled={!submitting && !state.can({ type: 'application.submitted' })}
              >
                {words.submit}
              </Button>
            </FormActions>
          </form>
        )}
      </Stage>
    </div>
  );
}
