import { useSelector } from '@xstate/react';
import type { Place } from '#contract/desk/deskAddress.ts';
import type { Colleague, QueueItem } from '#contract/desk/queue.ts';
import { queueKey, queueKinds, subjectRoles } from '#contract/desk/queue.ts';
import type { DeskQueueActor, QueueFilter } from '#machines/desk/deskQueue.ts';
import { deskMessages } from './messages.ts';
import { Pager } from './parts/Pager.tsx';
import { PlaceLink } from './parts/PlaceLink.tsx';
import { Presence } from './parts/Presence.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { dayTime } from '#src/ui/format.ts';
import { Select } from '#src/ui/fields/Select.tsx';
import { rowSkeletons, Skeletons } from '#src/ui/loading/Skeletons.tsx';

const { queue: messages, kinds, owners } = deskMessages;

interface Props {
  actor: DeskQueueActor;
  login: string;
  /** The current time in epoch milliseconds. */
  now: number;
  onOpen: (place: Place | undefined) => void;
}

interface RowProps {
  item: QueueItem;
  colleagues: readonly Colleague[];
  login: string;
  now: number;
  isFree: boolean;
  onOpen: (place: Place | undefined) => void;
  onStep: (by: 1 | -1) => void;
  onGive: (to: string | null) => void;
  onFocus: () => void;
}

/** Whose an item is, and to whom it can be given. */
function OwnerOfItem({
  item,
  colleagues,
  login,
  isFree,
  onGive,
}: Omit<RowProps, 'now' | 'onOpen' | 'onStep' | 'onFocus'>) {
  const { about, owner, titleZh } = item;
  const others = colleagues.filter((each) => each.login === login || subjectRoles[about].includes(each.role));
  const isAbsent = colleagues.find((each) => each.login === owner?.login)?.absentUntil != null;
  const gone = owner && !others.some((each) => each.login === owner.login) ? [owner] : [];
  return (
    <div className="flex items-center gap-2">
      {isAbsent && <Badge tone="notice">{messages.absent}</Badge>}
      <Select
        className="w-36"
        aria-label={messages.ownerOf(titleZh)}
        disabled={!isFree}
        value={owner?.login ?? ''}
        options={[
          { value: '', label: messages.free },
          ...[...others, ...gone].map((each) => ({ value: each.login, label: each.name })),
        ]}
        onChange={({ currentTarget }) => onGive(currentTarget.value || null)}
      />
      <Button
        tone="secondary"
        size="sm"
        className={owner?.login === login ? 'invisible' : ''}
        disabled={!isFree}
        aria-label={messages.claimOf(titleZh)}
        onClick={() => onGive(login)}
      >
        {messages.claim}
      </Button>
    </div>
  );
}

/** One thing that waits: what it is, when it is due, and who works on it. */
function QueueRow(props: RowProps) {
  const { item, now, onOpen, onStep, onFocus } = props;
  const { kind, about, subject, titleZh, detailZh, dueAt } = item;
  const isOverdue = Date.parse(dueAt) <= now;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-3 py-2.5 first:border-t-0 focus-within:bg-brand-50">
      <span className="w-full sm:w-20">
        <Badge tone={isOverdue ? 'critical' : kind === 'review' ? 'hazard' : 'brand'}>{kinds[kind]}</Badge>
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <PlaceLink
          id={`field-${queueKey(item)}`}
          place={{ about, subject }}
          className="font-medium break-words text-brand-700 hover:underline"
          onOpen={onOpen}
          onFocus={onFocus}
          onKey={(key) => (key === 'j' || key === 'k') && onStep(key === 'j' ? 1 : -1)}
        >
          {titleZh}
        </PlaceLink>
        <p className="text-sm break-words text-ink-soft">{detailZh}</p>
      </div>
      <time dateTime={dueAt} className={`text-sm tabular-nums ${isOverdue ? 'text-critical' : 'text-ink-soft'}`}>
        {isOverdue ? messages.overdue(dayTime(dueAt)) : messages.due(dayTime(dueAt))}
      </time>
      <OwnerOfItem {...props} />
    </li>
  );
}

interface FiltersProps {
  filter: QueueFilter;
  colleagues: readonly Colleague[];
  login: string;
  onChange: (changed: Partial<QueueFilter>) => void;
}

function Filters({ filter, colleagues, login, onChange }: FiltersProps) {
  return (
    <>
      <Field label={messages.kind} name="kind">
        {(control) => (
          <Select
            {...control}
            value={filter.kind}
            onChange={(event) => onChange({ kind: event.currentTarget.value as QueueFilter['kind'] })}
            options={[
              { value: 'all', label: messages.allKinds },
              ...queueKinds.map((kind) => ({ value: kind, label: kinds[kind] })),
            ]}
          />
        )}
      </Field>
      <Field label={messages.owner} name="owner">
        {(control) => (
          <Select
            {...control}
            value={filter.owner}
            onChange={(event) => onChange({ owner: event.currentTarget.value })}
            options={[
              ...Object.entries(owners).map(([owner, label]) => ({ value: owner, label })),
              ...colleagues
                .filter((each) => each.login !== login)
                .map((each) => ({ value: each.login, label: each.name })),
            ]}
          />
        )}
      </Field>
    </>
  );
}

/** What waits at the desk, what is due first at the top; j and k go from item to item, Enter opens one. */
export function DeskQueue({ actor, login, now, onOpen }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { page, filter, cursors, errorMessage } = state.context;
  const retry = () => actor.send({ type: 'retry.requested' });
  const value = typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`;
  const colleagues = page?.colleagues ?? [];
  const isFree = state.can({ type: 'act.chosen', act: { do: 'leave', until: null } });

  return (
    <section
      data-state={value}
      aria-busy={state.hasTag('busy')}
      aria-label={messages.title}
      className="flex flex-col gap-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <h1 className="mr-auto w-full text-2xl font-semibold sm:w-auto">{messages.title}</h1>
        <Filters
          filter={filter}
          colleagues={colleagues}
          login={login}
          onChange={(changed) => actor.send({ type: 'filter.changed', filter: { ...filter, ...changed } })}
        />
        <Button tone="secondary" disabled={!state.can({ type: 'retry.requested' })} onClick={retry}>
          {deskMessages.refresh}
        </Button>
      </div>
      {errorMessage !== undefined && <FailedAlert message={errorMessage || deskMessages.failed} onRetry={retry} />}
      {state.matches('fetching') && <Skeletons sizes={rowSkeletons} />}
      {state.matches('shown') && page && (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
            <output>{messages.count(page.items.length, page.total)}</output>
            <span className="max-sm:hidden">{messages.keys}</span>
            <Presence
              absentUntil={colleagues.find((each) => each.login === login)?.absentUntil ?? null}
              isFree={isFree}
              onChange={(until) => actor.send({ type: 'act.chosen', act: { do: 'leave', until } })}
            />
          </div>
          {page.items.length === 0 ? (
            <Alert tone="info">{messages.empty}</Alert>
          ) : (
            <ul aria-label={messages.list} className="rounded-lg border border-line bg-surface">
              {page.items.map((item) => (
                <QueueRow
                  key={queueKey(item)}
                  item={item}
                  colleagues={colleagues}
                  login={login}
                  now={now}
                  isFree={isFree}
                  onOpen={onOpen}
                  onFocus={() => actor.send({ type: 'item.focused', item: queueKey(item) })}
                  onStep={(by) => actor.send({ type: 'item.stepped', by })}
                  onGive={(to) => {
                    const { about, subject, owner } = item;
                    actor.send({
                      type: 'act.chosen',
                      act: { do: 'give', about, subject, from: owner?.login ?? null, to },
                    });
                  }}
                />
              ))}
            </ul>
          )}
          <Pager
            of={messages.title}
            number={cursors.length + 1}
            hasNext={page.next !== null}
            canTurn={(to) => state.can({ type: 'page.turned', to })}
            onTurn={(to) => actor.send({ type: 'page.turned', to })}
          />
        </>
      )}
    </section>
  );
}
