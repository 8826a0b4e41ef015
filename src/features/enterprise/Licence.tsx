import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { limits } from '#contract/protocol/limits.ts';
import type { LicenceActor } from '#machines/enterprise/licence.ts';
import type { Reread } from '#machines/enterprise/licenceReading.ts';
import { pictureTypes } from '#contract/enterprise/enterprise.ts';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { FormActions } from '#src/ui/FormActions.tsx';
import { LicenceForm } from '#src/features/enterprise/parts/LicenceForm.tsx';
import { LicencePicture } from '#src/features/enterprise/parts/LicencePicture.tsx';
import { LicenceProgress } from '#src/features/enterprise/parts/LicenceProgress.tsx';
import { DialogStep } from '#src/ui/DialogStep.tsx';

const messages = enterpriseMessages.licence;
const megabytes = limits.licenceBytesMax / 1_048_576;

const rereadOf = ({ kept, replaced }: Reread = { kept: [], replaced: [] }): string[] =>
  [
    { fields: kept, text: messages.reread.kept },
    { fields: replaced, text: messages.reread.replaced },
  ].flatMap(({ fields, text }) => (fields.length > 0 ? [text(fields.map((name) => messages.fields[name]))] : []));

/** The application for verification: the licence's picture, the recognised fields, and the applicant's corrections. */
export function Licence({ actor }: { actor: LicenceActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const acceptedId = useId();
  const { file, percent, fields, problems, fileProblem, reread, errorMessage } = state.context;
  const doing = (['restoring', 'uploading', 'reading'] as const).find((value) => state.matches(value));
  const submitting = state.matches('submitting') || state.matches('submitted');
  const step = state.matches('choosing') ? 'choose' : doing ? 'progress' : 'correct';
  const picker = {
    accept: pictureTypes,
    describedBy: acceptedId,
    onFile: (chosen: File) => actor.send({ type: 'licence.chosen', file: chosen }),
  };
  const accepted = (
    <p id={acceptedId} className="text-xs text-ink-faint">
      {messages.accepted(megabytes)}
    </p>
  );

  return (
    <div data-state={state.value} className="flex flex-col gap-4">
      {fileProblem && (
        <Alert tone={fileProblem === 'fileUnreadable' || fileProblem === 'fileGone' ? 'notice' : 'critical'}>
          {messages.fileProblems[fileProblem]}
        </Alert>
      )}
      {errorMessage && step !== 'correct' && <Alert tone="critical">{errorMessage}</Alert>}
      <DialogStep name={step} label={messages.stages[step]} className="flex flex-col gap-4">
        {step === 'choose' && (
          <>
            <p>{messages.lead}</p>
            <FileDrop {...picker} label={messages.choose} invitation={messages.drop} />
            {accepted}
          </>
        )}
        {doing && <LicenceProgress doing={doing} fileName={file.name} percent={percent} />}
        {step === 'correct' && (
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              actor.send({ type: 'application.submitted' });
            }}
          >
            <p>{messages.check}</p>
            {rereadOf(reread).map((text) => (
              <Alert key={text} tone="notice">
                {text}
              </Alert>
            ))}
            <div className="grid gap-5 sm:grid-cols-[15rem_1fr]">
              <LicencePicture picture={file}>
                <FileDrop {...picker} label={messages.replace} disabled={submitting} />
                {accepted}
              </LicencePicture>
              <LicenceForm
                fields={fields}
                problems={problems}
                readOnly={!state.can({ type: 'application.submitted' })}
                onChange={(field, value) => actor.send({ type: 'field.changed', field, value })}
              />
            </div>
            <FormActions
              className="-mx-5 -mb-5 justify-end border-t border-line bg-surface px-5 sm:rounded-b-lg"
              failure={errorMessage}
            >
              <Button
                type="submit"
                busy={submitting}
                disabled={!submitting && !state.can({ type: 'application.submitted' })}
              >
                {messages.submit}
              </Button>
            </FormActions>
          </form>
        )}
      </DialogStep>
    </div>
  );
}
