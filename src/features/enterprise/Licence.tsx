import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { limits } from '#contract/protocol/limits.ts';
import type { LicenceActor } from '#machines/enterprise/licence.ts';
import type { Reread } from '#machines/enterprise/licenceReading.ts';
import type { ApplicationFields } from '#contract/enterprise/enterprise.ts';
import { applicationFields, pictureTypes } from '#contract/enterprise/enterprise.ts';
import { enterpriseMessages } from './messages/verification.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FileDrop } from '#src/ui/fields/FileDrop.tsx';
import { FormActions } from '#src/ui/fields/FormActions.tsx';
import { DialogStep } from '#src/ui/dialogs/DialogStep.tsx';
import type { Problems } from '#contract/protocol/fields.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { ProgressBar } from '#src/ui/loading/ProgressBar.tsx';
import { Spinner } from '#src/ui/loading/Spinner.tsx';

const licenceProgressMessages = enterpriseMessages.licence;

interface LicenceProgressProps {
  doing: 'restoring' | 'uploading' | 'reading';
  fileName: string;
  /** The upload progress in percent. */
  percent: number;
}

/** The progress of a licence picture: uploading, reading, or fetching it again. */
function LicenceProgress({ doing, fileName, percent }: LicenceProgressProps) {
  return (
    <div className="flex min-h-44 flex-col justify-center gap-2 rounded-lg border border-line bg-canvas px-6 py-8">
      {doing !== 'uploading' ? (
        <output className="flex items-center justify-center gap-2">
          <Spinner className="text-lg text-brand-600" />
          {licenceProgressMessages[doing]}
        </output>
      ) : (
        <>
          <p className="flex justify-between gap-4">
            <span className="truncate">{licenceProgressMessages.uploading(fileName)}</span>
            <span className="tabular-nums">{Math.round(percent)}%</span>
          </p>
          <ProgressBar label={licenceProgressMessages.uploadProgress} percent={percent} />
        </>
      )}
    </div>
  );
}

const messages = enterpriseMessages.licence;

interface LicencePictureProps {
  /** The chosen file; without a blob it could not be fetched. */
  picture: unknown;
  /** The buttons for the picture. */
  children: ReactNode;
}

/** The picture of a licence next to its recognised fields; it can be enlarged to the width of the dialog. */
function LicencePicture({ picture, children }: LicencePictureProps) {
  const [enlarged, setEnlarged] = useState(false);
  const show = (image: HTMLImageElement | null) => {
    if (!image || !(picture instanceof Blob)) return undefined;
    const address = URL.createObjectURL(picture);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  return (
    <figure className={enlarged ? 'sm:col-span-2' : ''}>
      {picture instanceof Blob ? (
        <img
          ref={show}
          alt={messages.picture}
          className={`w-full rounded-md border border-line bg-sunken object-contain ${enlarged ? '' : 'max-h-60'}`}
        />
      ) : (
        <p className="rounded-md border border-line bg-sunken px-4 py-6 text-sm text-ink-soft">{messages.unseen}</p>
      )}
      <figcaption className="mt-2 flex flex-wrap gap-2">
        {picture instanceof Blob && (
          <Button tone="secondary" size="sm" aria-pressed={enlarged} onClick={() => setEnlarged(!enlarged)}>
            {messages.enlarge}
          </Button>
        )}
        {children}
      </figcaption>
    </figure>
  );
}

interface Props {
  fields: ApplicationFields;
  problems: Problems;
  readOnly: boolean;
  onChange: (field: keyof ApplicationFields, value: string) => void;
}

const names = Object.keys(messages.fields) as (keyof ApplicationFields)[];
const isRequired = (name: keyof ApplicationFields): boolean => !applicationFields.shape[name].safeParse('').success;
const narrow: ReadonlySet<keyof ApplicationFields> = new Set(['legalPerson', 'establishedOn']);

/** The fields of a business licence, to be corrected, and those that no licence has. */
function LicenceForm({ fields, problems, readOnly, onChange }: Props) {
  return (
    <div className="grid content-start gap-x-3 gap-y-3 sm:grid-cols-2">
      {names.map((name) => (
        <Field
          key={name}
          className={narrow.has(name) ? '' : 'sm:col-span-2'}
          label={messages.fields[name]}
          name={name}
          problem={problems[name]}
          hint={name in messages.hints ? messages.hints[name as keyof typeof messages.hints] : undefined}
          required={isRequired(name)}
        >
          {(control) =>
            name === 'businessScope' ? (
              <TextArea
                {...control}
                rows={4}
                readOnly={readOnly}
                value={fields[name]}
                onChange={(event) => onChange(name, event.currentTarget.value)}
              />
            ) : (
              <TextInput
                {...control}
                autoComplete={name === 'enterpriseName' ? 'organization' : 'off'}
                spellCheck={false}
                readOnly={readOnly}
                value={fields[name]}
                onChange={(event) => onChange(name, event.currentTarget.value)}
              />
            )
          }
        </Field>
      ))}
    </div>
  );
}

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
