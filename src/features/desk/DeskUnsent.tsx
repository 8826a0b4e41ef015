import { useSelector } from '@xstate/react';
import type { Place } from '#contract/desk/deskAddress.ts';
import type { UnsentMessage } from '#contract/desk/unsent.ts';
import type { DeskUnsentActor } from '#machines/desk/deskUnsent.ts';
import { resendable } from '#machines/desk/deskUnsent.ts';
import { unsentMessages as messages } from './messages/unsent.ts';
import { deskMessages } from './messages.ts';
import { DeskTable } from './parts/DeskTable.tsx';
import { PlaceLink } from './parts/PlaceLink.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { dayTime, monthDayTime } from '#src/ui/format.ts';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';

interface RowProps {
  message: UnsentMessage;
  isFree: boolean;
  onOpen: (place: Place | undefined) => void;
  onResend: () => void;
}

const columns = ['kind', 'customer', 'recipient', 'order', 'queuedAt', 'failure', 'attempts', 'state'] as const;

/** One message: its recipient, its order, and why it was not sent. */
function MessageRow({ message, isFree, onOpen, onResend }: RowProps) {
  const { kindZh, channel, recipient, name, orderNo, status, attempts, queuedAt, nextAt, failure } = message;
  return (
    <tr>
      <th scope="row">
        {kindZh} <Badge>{messages.channels[channel]}</Badge>
      </th>
      <td>{name}</td>
      <td>{recipient}</td>
      <td>
        {orderNo !== null && (
          <PlaceLink
            place={{ about: 'order', subject: orderNo }}
            onOpen={onOpen}
            className="text-brand-700 hover:underline"
          >
            {orderNo}
          </PlaceLink>
        )}
      </td>
      <td>
        <time dateTime={queuedAt} className="tabular-nums">
          {dayTime(queuedAt)}
        </time>
      </td>
      <td className="min-w-56 break-words whitespace-normal">{failure}</td>
      <td>{messages.tries(attempts)}</td>
      <td>
        {status === 'failed' ? (
          <span className="flex items-center gap-2">
            <Badge tone="critical">{messages.failed}</Badge>
            <Button
              tone="secondary"
              size="sm"
              disabled={!isFree}
              aria-label={messages.resendOf(kindZh, name)}
              onClick={onResend}
            >
              {messages.resend}
            </Button>
          </span>
        ) : (
          <span className="text-ink-soft">{messages.waiting(monthDayTime(nextAt ?? queuedAt))}</span>
        )}
      </td>
    </tr>
  );
}

interface Props {
  actor: DeskUnsentActor;
  onOpen: (place: Place | undefined) => void;
}

/** Messages to customers that were not sent. */
export function DeskUnsent({ actor, onOpen }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { messages: unsent, queued, errorMessage } = state.context;
  const retry = () => actor.send({ type: 'retry.requested' });
  const resend = (ids: readonly string[]) => actor.send({ type: 'messages.resent', ids });
  const value = typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`;
  const failed = resendable(unsent);
  const isFree = state.matches({ shown: 'resting' });

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
      {queued !== undefined && <Alert tone="info">{messages.queued(queued)}</Alert>}
      {errorMessage !== undefined && <FailedAlert message={errorMessage || deskMessages.failed} onRetry={retry} />}
      {state.matches('fetching') && <Skeleton className="h-60" />}
      {state.matches('shown') && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <output className="mr-auto text-sm text-ink-soft">
              {unsent.length === 0 ? messages.empty : messages.count(failed.length, unsent.length)}
            </output>
            {failed.length > 1 && (
              <Button size="sm" disabled={!isFree} onClick={() => resend(failed)}>
                {messages.resendAll(failed.length)}
              </Button>
            )}
            <Button tone="secondary" size="sm" disabled={!isFree} onClick={retry}>
              {deskMessages.refresh}
            </Button>
          </div>
          {unsent.length > 0 && (
            <DeskTable label={messages.list} columns={columns.map((name) => messages[name])}>
              {unsent.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  isFree={isFree}
                  onOpen={onOpen}
                  onResend={() => resend([message.id])}
                />
              ))}
            </DeskTable>
          )}
        </>
      )}
    </section>
  );
}
