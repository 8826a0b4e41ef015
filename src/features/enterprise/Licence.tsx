import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { limits } from '#contract/protocol/limits.ts';
import type { LicenceActor, Reread } from '#machines/enterprise/licence.ts';
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

const rereadOf = ({ kept, replaced }: Reread = { kept: [], replaced: [] }): string[] =>
  [
    { fields: kept, text: words.reread.kept },
    { fields: replaced, text: words.reread.replaced },
  ].flatMap(({ fields, text }) => (fields.length > 0 ? [text(fields.map((name) => words.fields[name]))] : []));

/** Applying for verification: the licence's picture, what was read from it, and the applicant's corrections. */
export function Licence({ actor }: { actor: LicenceActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const acceptedId = useId();
  const { file, percent, fields, problems, fileProblem, reread, refusal } = state.context;
  const doing = (['restoring', 'uploading', 'reading'] as const).find((value) => state.matches(value));
  const submitting = state.matches('submitting') || state.matches('submitted');
  const stage = state.matches('choosing') ? 'choose' : doing ? 'progress' : 'correct';
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
        <Alert tone={fileProblem === 'fileUnreadable' || fileProblem === 'fileGone' ? 'notice' : 'critical'}>
          {words.fileProblems[fileProblem]}
        </Alert>
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
        {doing && <LicenceProgress doing={doing} fileName={file.name} percent={percent} />}
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
            {rereadOf(reread).map((text) => (
              <Alert key={text} tone="notice">
                {text}
              </Alert>
            ))}
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
