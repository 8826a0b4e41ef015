import { useSelector } from '@xstate/react';
import type { Place } from '#contract/desk/deskAddress.ts';
import type { QueueItem } from '#contract/desk/queue.ts';
import { queueKinds } from '#contract/desk/queue.ts';
import type { DeskQueueActor, QueueFilter } from '#machines/desk/deskQueue.ts';
import { shownItems } from '#machines/desk/deskQueue.ts';
import { deskMessages } from './messages.ts';
import { PlaceLink } from './parts/PlaceLink.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Field } from '#src/ui/Field.tsx';
import { dayTime } from '#src/ui/format.ts';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

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
  login: string;
  now: number;
  isFree: boolean;
  onOpen: (place: Place | undefined) => void;
  onClaim: (mine: boolean) => void;
}

/** One thing that waits: what it is, when it is due, and who works on it. */
function QueueRow({ item, login, now, isFree, onOpen, onClaim }: RowProps) {
  const { kind, about, subject, titleZh, detailZh, dueAt, owner } = item;
  const isOverdue = Date.parse(dueAt) <= now;
  const isMine = owner?.login === login;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-3 py-2.5 first:border-t-0">
      <Badge tone={isOverdue ? 'critical' : kind === 'review' ? 'hazard' : 'brand'}>{kinds[kind]}</Badge>
      <div className="min-w-0 flex-1 basis-60">
        <PlaceLink
          place={{ about, subject }}
          className="font-medium break-words text-brand-700 hover:underline"
          onOpen={onOpen}
        >
          {titleZh}
        </PlaceLink>
        <p className="text-sm break-words text-ink-soft">{detailZh}</p>
      </div>
      <time dateTime={dueAt} className={`text-sm tabular-nums ${isOverdue ? 'text-critical' : 'text-ink-soft'}`}>
        {isOverdue ? messages.overdue(dayTime(dueAt)) : messages.due(dayTime(dueAt))}
      </time>
      <span className="min-w-20 text-sm text-ink-soft">{owner ? messages.ownedBy(owner.name) : messages.free}</span>
      <Button
        tone="secondary"
        size="sm"
        disabled={!isFree}
        aria-label={isMine ? messages.releaseOf(titleZh) : messages.claimOf(titleZh)}
        onClick={() => onClaim(!isMine)}
      >
        {isMine ? messages.release : messages.claim}
      </Button>
    </li>
  );
}

/** What waits at the desk, what is due first at the top. */
export function DeskQueue({ actor, login, now, onOpen }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { items, filter, errorMessage } = state.context;
  const retry = () => actor.send({ type: 'retry.requested' });
  const change = (changed: Partial<QueueFilter>) =>
    actor.send({ type: 'filter.changed', filter: { ...filter, ...changed } });
  const shown = shownItems(items, filter, login);
  const value = typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`;

  return (
    <section
      data-state={value}
      aria-busy={state.hasTag('busy')}
      aria-label={messages.title}
      className="flex flex-col gap-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <h1 className="mr-auto text-2xl font-semibold">{messages.title}</h1>
        <Field label={messages.kind} name="kind">
          {(control) => (
            <Select
              {...control}
              value={filter.kind}
              onChange={(event) => change({ kind: event.currentTarget.value as QueueFilter['kind'] })}
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
              onChange={(event) => change({ owner: event.currentTarget.value as QueueFilter['owner'] })}
              options={Object.entries(owners).map(([owner, label]) => ({ value: owner, label }))}
            />
          )}
        </Field>
        <Button tone="secondary" disabled={!state.can({ type: 'retry.requested' })} onClick={retry}>
          {deskMessages.refresh}
        </Button>
      </div>
      {errorMessage !== undefined && <FailedAlert message={errorMessage || deskMessages.failed} onRetry={retry} />}
      {state.matches('fetching') && <Skeleton className="h-60" />}
      {state.matches('shown') && (
        <>
          <output className="text-sm text-ink-soft">{messages.count(shown.length, items.length)}</output>
          {shown.length === 0 ? (
            <p>{messages.empty}</p>
          ) : (
            <ul aria-label={messages.list} className="rounded-lg border border-line bg-surface">
              {shown.map((item) => (
                <QueueRow
                  key={`${item.kind} ${item.subject}`}
                  item={item}
                  login={login}
                  now={now}
                  isFree={state.matches({ shown: 'resting' })}
                  onOpen={onOpen}
                  onClaim={(mine) =>
                    actor.send({ type: 'item.claimed', about: item.about, subject: item.subject, mine })
                  }
                />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
