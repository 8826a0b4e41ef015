import { useSelector } from '@xstate/react';
import { staffNoticeKinds } from '#contract/desk/notices.ts';
import type { DeskNoticesActor } from '#machines/desk/deskNotices.ts';
import { deskMessages } from './messages.ts';
import { noticesMessages as messages } from './messages/notices.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

/** The address and the kinds of notices. */
function NoticesForm({ actor }: { actor: DeskNoticesActor }) {
  const { form, problems, isMailOn } = useSelector(actor, ({ context }) => context);
  const isSaving = useSelector(actor, (state) => state.matches('saving'));
  return (
    <form
      noValidate
      className="flex max-w-xl flex-col gap-5 rounded-lg border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'notices.submitted' });
      }}
    >
      {!isMailOn && <Alert tone="notice">{messages.mailOff}</Alert>}
      <Field label={messages.email} name="email" problem={problems['email']} hint={messages.emailHint}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            value={form.email}
            disabled={isSaving}
            onChange={(event) => actor.send({ type: 'email.changed', email: event.currentTarget.value })}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-2" disabled={isSaving}>
        <legend className="mb-2 text-sm text-ink-soft">{messages.kinds}</legend>
        {staffNoticeKinds.map((kind) => (
          <Checkbox
            key={kind}
            name={kind}
            checked={form.kinds.includes(kind)}
            onChange={(isWanted) => actor.send({ type: 'kind.changed', kind, isWanted })}
          >
            {messages.kindNames[kind]}
          </Checkbox>
        ))}
      </fieldset>
      <Button type="submit" busy={isSaving} className="self-start">
        {messages.save}
      </Button>
    </form>
  );
}

/** Where the signed-in colleague gets e-mails, and of what. */
export function DeskNotices({ actor }: { actor: DeskNoticesActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { errorMessage } = state.context;
  const value = typeof state.value === 'string' ? state.value : `editing.${state.value.editing}`;
  return (
    <section
      data-state={value}
      aria-busy={state.hasTag('busy')}
      aria-label={messages.title}
      className="flex flex-col gap-4"
    >
      <header>
        <h1 className="text-2xl font-semibold">{messages.title}</h1>
        <p className="mt-1 max-w-[46rem] text-sm text-ink-soft">{messages.lead}</p>
      </header>
      {state.matches('fetching') && <Skeleton className="h-80 max-w-xl" />}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage || deskMessages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {(state.matches('editing') || state.matches('saving')) && (
        <>
          {state.matches({ editing: 'saved' }) && <Alert tone="success">{messages.saved}</Alert>}
          {errorMessage !== undefined && <Alert tone="critical">{errorMessage || deskMessages.failedAct}</Alert>}
          <NoticesForm actor={actor} />
        </>
      )}
    </section>
  );
}
