import '#src/features/orders/parts/print.css';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { paths } from '#contract/app/routes.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { unreadOf } from '#contract/conversation/thread.ts';
import type { ConversationActor } from '#machines/conversation/conversation.ts';
import type { OrderFollowActor } from '#machines/orders/orderFollow.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { dangerousPaperMessages } from '#src/features/orders/messages/dangerousPapers.ts';
import { entryOf } from '#src/features/orders/paperEntries.ts';
import { OrderContent, OrderShipment, OrderFees } from '#src/features/orders/parts/OrderContent.tsx';
import { OrderClock, OrderDeadlines } from '#src/features/orders/parts/OrderDeadlines.tsx';
import { OrderApproval } from '#src/features/orders/parts/OrderApproval.tsx';
import { OrderBill } from '#src/features/orders/parts/OrderBill.tsx';
import { OrderEnd } from '#src/features/orders/parts/OrderEnd.tsx';
import { OrderHead, statusName } from '#src/features/orders/parts/OrderHead.tsx';
import type { OrderWays } from '#src/features/orders/parts/OrderTools.tsx';
import { OrderTools } from '#src/features/orders/parts/OrderTools.tsx';
import { OrderWaiting } from '#src/features/orders/parts/OrderWaiting.tsx';
import { documentsInOrder } from '#src/features/orders/papers/neededDocuments.ts';
import { Conversation } from '#src/features/conversation/Conversation.tsx';
import { conversationMessages } from '#src/features/conversation/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { DangerousPapers } from '#src/features/orders/DangerousPapers.tsx';
import { InvoiceRequest } from './InvoiceRequest.tsx';
import { OrderDocuments } from '#src/features/orders/papers/OrderDocuments.tsx';
import { OrderLife } from './OrderLife.tsx';
import { OrderNote } from './OrderNote.tsx';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { dayShown, money } from '#src/ui/format.ts';
import { isCancellationCharge } from '#contract/orders/laterCharges.ts';
import type { ServiceCharge } from '#contract/services/publishedRates.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { isCancelledFree } from '#machines/orders/orderRights.ts';
import { trackMessages } from '#src/features/orders/messages/tracking.ts';
import { TrackContent } from '#src/features/orders/TrackContent.tsx';
import type { Carbon } from '#contract/rules/carbon/carbon.ts';
import { CarbonLegs } from '#src/trade/Carbon.tsx';
import { carbonMessages } from '#src/trade/messages/carbon.ts';
import { OrderPart } from '#src/features/orders/parts/OrderPart.tsx';

const laterChargesMessages = orderMessages.later;

type Charged = Pick<OrderDetail, 'line' | 'status' | 'offer' | 'laterCharges'>;

function Charges({ charges }: { charges: readonly ServiceCharge[] }) {
  return (
    <ul className="text-sm">
      {charges.map(({ code, nameZh, currency, amount, basis, conditionZh }) => (
        <li key={code} className="flex items-baseline justify-between gap-3 border-t border-line py-1.5">
          <span className="min-w-0">
            {nameZh}
            {conditionZh !== '' && <span className="block text-xs text-ink-faint">{conditionZh}</span>}
          </span>
          <span className="shrink-0 tabular-nums">
            {money(currency, amount)}
            <span className="text-xs text-ink-faint"> / {basisZh[basis]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Possible later costs of an order: free time and the published charges of events, except those of cancelling. */
function LaterCharges({ order: { offer: quote, laterCharges } }: { order: Charged }) {
  const charges = laterCharges?.filter((charge) => !isCancellationCharge(charge)) ?? [];
  if (charges.length === 0) return null;
  return (
    <OrderPart title={laterChargesMessages.title}>
      {quote.sailing && <p className="pb-1.5 text-sm">{laterChargesMessages.freeTime(quote.sailing.freeDays)}</p>}
      <Charges charges={charges} />
      <p className="mt-1 text-xs text-ink-soft">{laterChargesMessages.note}</p>
    </OrderPart>
  );
}

/** The current cost of cancelling an order, and the published charges for it. */
function CancellationCharges({ order: { line, status, laterCharges } }: { order: Charged }) {
  const charges = laterCharges?.filter(isCancellationCharge) ?? [];
  return (
    <section aria-label={laterChargesMessages.cancelling} className="text-sm">
      <p className="font-medium">
        {isCancelledFree(status)
          ? laterChargesMessages.free(statusName(line, 'RELEASED'))
          : laterChargesMessages.due(charges.length > 0)}
      </p>
      {charges.length > 0 && (
        <div className="mt-1">
          {isCancelledFree(status) && <p className="text-xs text-ink-soft">{laterChargesMessages.afterwards}</p>}
          <Charges charges={charges} />
        </div>
      )}
    </section>
  );
}

const invoiceStateMessages = orderMessages.invoice;

/** The state of an order's invoice; nothing if none was requested. */
function InvoiceState({ invoice }: Pick<OrderDetail, 'invoice'>) {
  return (
    invoice && (
      <p className="rounded-sm bg-sunken px-2.5 py-1.5 text-sm">
        {invoice.issued
          ? invoiceStateMessages.issued(
              invoiceStateMessages.statuses[invoice.status],
              invoice.companyName,
              invoice.issued.invoiceNo,
            )
          : invoiceStateMessages.state(
              invoiceStateMessages.statuses[invoice.status],
              invoice.companyName,
              dayShown(invoice.requestedAt),
            )}
      </p>
    )
  );
}

/** The conversation with the desk; nothing while the desk does not have the order. */
function OrderConversation({ actor }: { actor: ConversationActor }) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const unread = useSelector(actor, ({ context: { thread, side } }) => unreadOf(thread.messages, side).length);
  if (!isOpen) return null;
  return (
    <OrderPart
      title={conversationMessages.title}
      aside={unread > 0 && <Badge tone="notice">{conversationMessages.unread(unread)}</Badge>}
    >
      <Conversation actor={actor} />
    </OrderPart>
  );
}

/** The emissions of an order's transport, leg by leg. */
const OrderCarbon = ({ carbon }: { carbon: Carbon }) => (
  <OrderPart
    title={carbonMessages.title}
    aside={<span className="text-xs text-ink-faint">{carbonMessages.basis}</span>}
  >
    <CarbonLegs carbon={carbon} />
  </OrderPart>
);

const messages = orderMessages.follow;

interface Props extends OrderWays {
  actor: OrderFollowActor;
  /** The current time in epoch milliseconds. */
  now: number;
  /** The enterprise's verification state. */
  audit: AuditStatus;
}

/** One order: its status and history, its content, and the owner's commands. */
export function OrderFollow({ actor, now, audit, ...ways }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { detail, orderNo, errorMessage, file } = state.context;
  const { documents, orderNote, invoiceRequest, conversation } = state.children;
  const isStale = state.matches({ shown: 'stale' });
  const retry = () => actor.send({ type: 'retry.requested' });
  const value = typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`;

  if (!state.matches('shown') || !detail)
    return (
      <div data-state={value}>
        <OrderWaiting
          orderNo={orderNo}
          failure={value === 'failed' ? (errorMessage ?? '') : undefined}
          onRetry={retry}
        />
      </div>
    );
  const isOpen = openStatuses.includes(detail.status);
  const documentList = documents && (
    <OrderDocuments
      actor={documents}
      needed={documentsInOrder(detail)}
      held={detail.order.papersHeld}
      requests={detail.requests}
      open={isOpen}
    />
  );
  const tracked = detail.track && (
    <OrderPart
      title={trackMessages.title}
      aside={
        <a
          href={`${paths.tracking}?${new URLSearchParams({ no: orderNo })}`}
          className="py-0.5 text-sm text-brand-700 hover:underline print:hidden"
        >
          {trackMessages.toPage}
        </a>
      }
    >
      <TrackContent track={detail.track} />
    </OrderPart>
  );
  const hasBegun = typeof detail.track?.reached === 'number';
  const paperButton: ComponentProps<typeof DangerousPapers>['file'] = ({ paper, format, name }) => {
    const isSaving = state.matches({ shown: 'saving' }) && file === `${paper}.${format}`;
    return (
      <Button
        tone="secondary"
        size="sm"
        aria-label={name}
        busy={isSaving}
        disabled={!state.matches({ shown: 'resting' }) && !isSaving}
        onClick={() => actor.send({ type: 'file.requested', file: `${paper}.${format}` })}
      >
        {dangerousPaperMessages.formats[format]}
      </Button>
    );
  };
  return (
    <article
      data-state={value}
      data-printed
      aria-busy={state.hasTag('busy')}
      aria-label={orderMessages.orders.of(orderNo)}
      className="flex flex-col gap-4"
    >
      <OrderHead order={detail}>
        <Button
          tone="quiet"
          size="sm"
          className="print:hidden"
          busy={state.matches({ shown: 'refreshing' }) || state.matches({ shown: 'updating' })}
          disabled={!state.can({ type: 'retry.requested' })}
          onClick={retry}
        >
          <RotateCw aria-hidden="true" className="size-4 sm:hidden" />
          <span className="max-sm:sr-only">{messages.refresh}</span>
        </Button>
      </OrderHead>
      <OrderDeadlines order={detail} now={now} />
      <OrderClock cancelsAt={detail.cancelsAt} now={now} audit={audit} onVerify={ways.onVerify} />
      <OrderEnd order={detail} onReorder={() => ways.onReorder(detail)} onDeclare={() => ways.onDeclare(detail)} />
      <OrderApproval order={detail} />
      <OrderBill order={detail} />
      <OrderTools actor={actor} order={detail} {...ways} />
      {isStale && <FailedAlert message={messages.stale(errorMessage ?? '')} onRetry={retry} />}
      {errorMessage !== undefined && !isStale && (
        <FailedAlert
          message={errorMessage || messages.failedCommand}
          onRetry={file ? () => actor.send({ type: 'file.requested', file }) : retry}
        />
      )}
      {orderNote && (
        <OrderNote actor={orderNote} onDrop={() => actor.send({ type: 'command.dropped' })}>
          {state.context.command === 'order.cancelled' && <CancellationCharges order={detail} />}
        </OrderNote>
      )}
      {invoiceRequest && (
        <InvoiceRequest actor={invoiceRequest} onDrop={() => actor.send({ type: 'invoice.dropped' })} />
      )}
      <div className="grid gap-x-7 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents lg:col-start-2">
          <OrderLife order={detail} />
          <OrderShipment order={detail} />
          <InvoiceState invoice={detail.invoice} />
          <div className="flex flex-col gap-5 max-lg:order-last">
            <OrderFees order={detail} />
            {isOpen && <LaterCharges order={detail} />}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-1 lg:row-start-1 print:order-first">
          {hasBegun && tracked}
          {conversation && <OrderConversation actor={conversation} />}
          {isOpen && documentList}
          <DangerousPapers order={detail} file={paperButton} entry={(fact) => entryOf(detail, fact, now)} />
          {!hasBegun && tracked}
          <OrderContent order={detail} />
          {detail.carbon && <OrderCarbon carbon={detail.carbon} />}
          {!isOpen && documentList}
        </div>
      </div>
    </article>
  );
}
