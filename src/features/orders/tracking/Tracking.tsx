import { useSelector } from '@xstate/react';
import { pathTo } from '#contract/app/routes.ts';
import { statusZhOf } from '#contract/orders/orderStatusNames.ts';
import type { FoundTrack, SharedTrack as Shared } from '#contract/orders/tracking/trackCalls.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { TrackingActor } from '#machines/orders/tracking.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { trackMessages } from '#src/features/orders/messages/tracking.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { LinkEnded } from '#src/ui/LinkEnded.tsx';
import { Skeletons } from '#src/ui/loading/Skeletons.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { dayTime } from '#src/ui/format.ts';
import { TrackContent } from '#src/features/orders/TrackContent.tsx';

const messages = trackMessages.page;

interface LinkProps {
  actor: TrackingActor;
  row: FoundTrack;
  linkOf: (token: string) => string;
}

/** The link by which others see a shipment: to open, to copy, or to end. */
function ShareLink({ actor, row: { orderNo, link, track }, linkOf }: LinkProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isSending = state.matches({ found: 'sharing' }) && state.context.wish?.orderNo === orderNo;
  const isFree = state.matches({ found: 'resting' });
  if (!track) return null;
  return (
    <section aria-label={messages.link} className="mt-4 rounded-md border border-line p-3 print:hidden">
      <h3 className="font-semibold">{messages.link}</h3>
      <p className="mb-2 text-sm text-ink-soft">{link ? messages.linkText(dayTime(link.endsAt)) : messages.linkLead}</p>
      <div className="flex flex-wrap gap-2">
        {link ? (
          <>
            <TextInput
              id={`field-link.${orderNo}`}
              readOnly
              aria-label={messages.link}
              value={linkOf(link.token)}
              className="min-w-0 flex-1 basis-60"
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button disabled={!isFree} onClick={() => actor.send({ type: 'link.copied', orderNo })}>
              {messages.copy}
            </Button>
            <Button
              tone="secondary"
              busy={isSending}
              disabled={!isFree && !isSending}
              onClick={() => actor.send({ type: 'link.revoked', orderNo })}
            >
              {messages.revoke}
            </Button>
          </>
        ) : (
          <Button
            id={`field-unshared.${orderNo}`}
            tone="secondary"
            busy={isSending}
            disabled={!isFree && !isSending}
            onClick={() => actor.send({ type: 'link.requested', orderNo })}
          >
            {messages.share}
          </Button>
        )}
      </div>
    </section>
  );
}

/** One shipment that was found. */
function Found(props: LinkProps) {
  const { orderNo, line, status, routeZh, carrierBookingNo, billOfLadingNo, track } = props.row;
  const service = allServices[line];
  const numbers = [
    carrierBookingNo && messages.bookingNo(carrierBookingNo),
    billOfLadingNo && messages.billNo(billOfLadingNo),
  ].filter(Boolean);
  return (
    <section aria-label={orderNo} className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <header className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold">
          <a href={pathTo('order', orderNo)} className="text-brand-700 hover:underline">
            {orderNo}
          </a>
        </h2>
        <Badge tone="brand">{statusZhOf(service, status)}</Badge>
        <span>{[service.nameZh, routeZh].join(' · ')}</span>
        {numbers.length > 0 && <span className="text-sm text-ink-soft">{numbers.join(' · ')}</span>}
      </header>
      {track ? <TrackContent track={track} /> : <p className="text-ink-soft">{messages.notYet}</p>}
      <ShareLink {...props} />
    </section>
  );
}

interface Props {
  actor: TrackingActor;
  /** The address that a link's token opens. */
  linkOf: (token: string) => string;
}

/** Tracks the user's shipments by the number of an order, a booking, a bill of lading or a container. */
export function Tracking({ actor, linkOf }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { number, sought, rows, problem, errorMessage } = state.context;
  const isFinding = state.matches('finding');
  const value = typeof state.value === 'string' ? state.value : `found.${state.value.found}`;
  return (
    <div data-state={value} aria-busy={state.hasTag('busy')} className="mx-auto flex max-w-page flex-col gap-4">
      <header>
        <h1 className="text-2xl font-semibold">{trackMessages.title}</h1>
        <p className="mt-1 text-ink-soft">{messages.lead}</p>
      </header>
      <search>
        <form
          noValidate
          className="flex flex-wrap items-start gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: 'search.submitted' });
          }}
        >
          <Field
            label={messages.number}
            name="number"
            problem={problem}
            hint={messages.hint}
            className="min-w-0 flex-1 basis-64"
          >
            {(control) => (
              <TextInput
                {...control}
                value={number}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={({ currentTarget }) => actor.send({ type: 'number.changed', number: currentTarget.value })}
              />
            )}
          </Field>
          <Button type="submit" className="sm:mt-6" busy={isFinding}>
            {messages.find}
          </Button>
        </form>
      </search>
      {isFinding && (
        <output className="flex flex-col gap-3">
          <span className="text-sm text-ink-soft">{messages.finding(sought)}</span>
          <Skeletons sizes={['h-20', 'h-72']} />
        </output>
      )}
      <output className="block empty:hidden">
        {state.matches('none') && (
          <Alert tone="info" title={messages.none(sought)}>
            {messages.noneText}
          </Alert>
        )}
      </output>
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage || messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('found') && (
        <>
          {errorMessage !== undefined && <Alert tone="critical">{errorMessage || messages.failedLink}</Alert>}
          {rows.map((row) => (
            <Found key={row.orderNo} actor={actor} row={row} linkOf={linkOf} />
          ))}
        </>
      )}
    </div>
  );
}

/** The position of a shipment, opened by its link; null once that has ended. */
export function SharedTrack({ actor }: { actor: DetailActor<Shared | null> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { value: shared, errorMessage } = state.context;
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')} className="mx-auto flex max-w-page flex-col gap-4">
      <header>
        <h1 className="text-2xl font-semibold break-words">
          {shared ? messages.heading(allServices[shared.line].nameZh, shared.routeZh) : trackMessages.title}
        </h1>
        {shared && <p className="mt-1 text-ink-soft">{messages.sharedUntil(dayTime(shared.endsAt))}</p>}
      </header>
      {state.hasTag('busy') && (
        <output className="flex flex-col gap-3">
          <span className="text-sm text-ink-soft">{messages.loading}</span>
          <Skeletons sizes={['h-20', 'h-72']} />
        </output>
      )}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('open') && !shared && <LinkEnded />}
      {state.matches('open') && shared && (
        <div className="rounded-lg border border-line bg-surface p-4 sm:p-5">
          <TrackContent track={shared.track} showsCosts={false} />
        </div>
      )}
    </div>
  );
}
