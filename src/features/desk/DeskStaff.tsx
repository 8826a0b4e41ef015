import { useSelector } from '@xstate/react';
import { enrolmentAddress } from '#contract/desk/deskAddress.ts';
import type { IssuedEnrolment, StaffMember } from '#contract/desk/staff.ts';
import { roleNames } from '#contract/desk/staffRoles.ts';
import type { DeskFormAbout } from '#machines/desk/deskFormRules.ts';
import type { DeskStaffActor } from '#machines/desk/deskStaff.ts';
import { DeskForm } from './DeskForm.tsx';
import { FormPlace } from './parts/FormPlace.tsx';
import { staffMessages as messages } from './messages/staff.ts';
import { deskMessages } from './messages.ts';
import { DeskTable } from './parts/DeskTable.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { dayTime } from '#src/ui/format.ts';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const tones = { invited: 'notice', active: 'success', disabled: 'neutral' } as const;

interface IssuedProps {
  issued: IssuedEnrolment;
  origin: string;
  isFree: boolean;
  onDismiss: () => void;
}

/** The one-time link of a colleague, who sets a password and an app with it. */
function Issued({ issued, origin, isFree, onDismiss }: IssuedProps) {
  const { login, enrolment, expiresAt } = issued;
  return (
    <section
      aria-label={messages.issued.title(login)}
      className="flex flex-col gap-2 rounded-md border border-notice/40 bg-notice-soft p-4"
    >
      <h2 className="font-semibold">{messages.issued.title(login)}</h2>
      <p className="text-sm">{messages.issued.lead(dayTime(expiresAt))}</p>
      <Field label={messages.issued.link} name="enrolment">
        {(control) => (
          <TextInput
            {...control}
            readOnly
            value={origin + enrolmentAddress(enrolment)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <Button tone="secondary" size="sm" className="self-start" disabled={!isFree} onClick={onDismiss}>
        {messages.issued.dismiss}
      </Button>
    </section>
  );
}

/** The acts about a colleague. */
const actsOf = (member: StaffMember): readonly (readonly [text: string, form: DeskFormAbout])[] => [
  [messages.changeRole, { kind: 'staffRole', member }],
  [messages.reset, { kind: 'staffResetting', member }],
  member.state === 'disabled'
    ? [messages.enable, { kind: 'staffEnabling', member }]
    : [messages.disable, { kind: 'staffDisabling', member }],
];

interface RowProps {
  member: StaffMember;
  isSelf: boolean;
  isFree: boolean;
  onAct: (form: DeskFormAbout, role: string) => void;
}

/** One person; nobody changes or disables themselves. */
function MemberRow({ member, isSelf, isFree, onAct }: RowProps) {
  const { login, name, role, state, lastSignInAt } = member;
  return (
    <tr className={state === 'disabled' ? 'text-ink-faint' : ''}>
      <th scope="row">{name}</th>
      <td>{login}</td>
      <td>{roleNames[role]}</td>
      <td>
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>
      </td>
      <td>
        {lastSignInAt === null ? (
          messages.never
        ) : (
          <time dateTime={lastSignInAt} className="tabular-nums">
            {dayTime(lastSignInAt)}
          </time>
        )}
      </td>
      <td>
        {isSelf ? (
          messages.self
        ) : (
          <fieldset aria-label={messages.actsOf(name)} className="flex min-w-0 gap-2">
            {actsOf(member).map(([text, form]) => (
              <Button
                key={text}
                tone="secondary"
                size="sm"
                disabled={!isFree}
                aria-label={messages.actFor(text, name)}
                onClick={() => onAct(form, role)}
              >
                {text}
              </Button>
            ))}
          </fieldset>
        )}
      </td>
    </tr>
  );
}

interface Props {
  actor: DeskStaffActor;
  /** The login of the signed-in person. */
  login: string;
  /** Where the desk is, for one-time links. */
  origin: string;
}

/** The people who work at the desk. */
export function DeskStaff({ actor, login, origin }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { members, act, issued, errorMessage } = state.context;
  const { form } = state.children;
  const retry = () => actor.send({ type: 'retry.requested' });
  const value = typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`;
  const isFree = state.matches({ shown: 'resting' });
  const about = act?.form;
  const title =
    about && 'member' in about
      ? messages.actFor(deskMessages.forms[about.kind].title, about.member.name)
      : deskMessages.forms.staffAdding.title;

  return (
    <section
      data-state={value}
      aria-busy={state.hasTag('busy')}
      aria-label={messages.title}
      className="flex flex-col gap-4"
    >
      <header className="flex flex-wrap items-end gap-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-2xl font-semibold">{messages.title}</h1>
          <p className="mt-1 max-w-[46rem] text-sm text-ink-soft">{messages.lead}</p>
        </div>
        {state.matches('shown') && (
          <Button disabled={!isFree} onClick={() => actor.send({ type: 'act.chosen', form: { kind: 'staffAdding' } })}>
            {messages.add}
          </Button>
        )}
      </header>
      {errorMessage !== undefined && <FailedAlert message={errorMessage || deskMessages.failed} onRetry={retry} />}
      {state.matches('fetching') && <Skeleton className="h-60" />}
      {issued && !form && (
        <Issued
          issued={issued}
          origin={origin}
          isFree={isFree}
          onDismiss={() => actor.send({ type: 'link.dismissed' })}
        />
      )}
      {form && (
        <FormPlace className="max-w-xl bg-surface">
          <DeskForm actor={form} title={title} onDrop={() => actor.send({ type: 'act.dropped' })} />
        </FormPlace>
      )}
      {state.matches('shown') && (
        <DeskTable
          label={messages.list}
          columns={[messages.name, messages.login, messages.role, messages.state, messages.lastSignIn, messages.acts]}
        >
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isSelf={member.login === login}
              isFree={isFree}
              onAct={(chosen, role) => actor.send({ type: 'act.chosen', form: chosen, values: { role } })}
            />
          ))}
        </DeskTable>
      )}
    </section>
  );
}
