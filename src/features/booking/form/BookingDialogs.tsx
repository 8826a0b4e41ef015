import { useSelector } from '@xstate/react';
import { totalsOf, amountOf, currency } from '#contract/rules/pricing/price.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { bookingFees } from '#machines/booking/bookingRules.ts';
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { differingSteps, stepsOf } from './steps.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { PlacedOrder } from '#contract/booking/orderForm.ts';
import { statusZhOf } from '#contract/orders/orderStatusNames.ts';
import { reasonOfItem } from '#src/features/orders/reasonText.ts';
import { Modal } from '#src/ui/dialogs/Modal.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import type { Total } from '#contract/rules/pricing/price.ts';

interface RepricedDialogProps {
  /** Why a promised price no longer holds. */
  lossZh: string | undefined;
  former: readonly Total[];
  current: readonly Total[];
  onAccept: () => void;
  onDecline: () => void;
}

/** Asks whether to order at a price that changed meanwhile. */
function RepricedDialog({ lossZh, former, current, onAccept, onDecline }: RepricedDialogProps) {
  const messages = bookingMessages.repriced;
  const isLost = lossZh !== undefined;
  const rows = currency.options
    .toReversed()
    .map((code) => ({ code, before: amountOf(former, code), after: amountOf(current, code) }))
    .filter(({ before, after }) => before !== 0 || after !== 0);
  return (
    <Modal
      open
      title={isLost ? messages.lostTitle : messages.title}
      onClose={onDecline}
      closeOnMask={false}
      width={520}
    >
      <p className="text-ink-soft">{isLost ? messages.lost(lossZh) : messages.text}</p>
      <table className="mt-3 w-full text-right">
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {messages.currency}
            </th>
            <th scope="col" className="font-normal">
              {messages.former}
            </th>
            <th scope="col" className="font-normal">
              {messages.current}
            </th>
            <th scope="col" className="font-normal">
              {messages.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, before, after }) => (
            <tr key={code} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {messages.currencies[code]}
              </th>
              <td className="text-ink-soft">
                <Money currency={code} amount={before} />
              </td>
              <td className="font-semibold">
                <Money currency={code} amount={after} />
              </td>
              <td className={after > before ? 'text-critical' : 'text-success'}>
                {after > before && '+'}
                <Money currency={code} amount={after - before} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button tone="secondary" onClick={onDecline}>
          {messages.decline}
        </Button>
        <Button onClick={onAccept}>{isLost ? messages.acceptToday : messages.accept}</Button>
      </div>
    </Modal>
  );
}

const hourMs = 3_600_000;

interface VerificationClockProps {
  /** When the order is cancelled. */
  at: string;
  now: Date;
  onVerify: () => void;
}

/** The time until an unverified enterprise's order is cancelled, and a link to the verification. */
export function VerificationClock({ at, now, onVerify }: VerificationClockProps) {
  const messages = bookingMessages.placed;
  const hours = Math.max(0, Math.floor((Date.parse(at) - now.getTime()) / hourMs));
  return (
    <Alert tone="notice" title={messages.unverified} className="mt-4">
      <p>
        {messages.deadline(dayTime(at))}
        {messages.left(Math.floor(hours / 24), hours % 24)}。{messages.stops}
      </p>
      <Button tone="secondary" size="sm" className="mt-2" onClick={onVerify}>
        {messages.verify}
      </Button>
    </Alert>
  );
}

interface PlacedDialogProps {
  service: ServiceDefinition;
  order: PlacedOrder;
  isAmended: boolean;
  now: Date;
  onVerify: () => void;
  onClose: () => void;
}

/** The order's number, the next steps, and the countdown for an unverified enterprise. */
function PlacedDialog({ service, order, isAmended, now, onVerify, onClose }: PlacedDialogProps) {
  const messages = bookingMessages.placed;
  const done = isAmended ? messages.amended : messages.title;
  const title = order.approval ? messages.approval : done;
  const { approval, review, confirm, documents, follow } = messages.steps;
  const steps = [
    ...(order.approval
      ? [approval(order.approval.reasons.join('；'), order.approval.deciders.join('、'), dayTime(order.approval.dueAt))]
      : []),
    ...(order.status === 'DG_REVIEW' ? [review] : []),
    confirm(statusZhOf(service, 'RELEASED')),
    documents,
    follow,
  ];
  return (
    <Modal open title={title} onClose={onClose} closeOnMask={false} width={520}>
      <div className="flex items-center gap-4 rounded-md bg-success-soft px-4 py-3">
        <CircleCheck className="size-8 shrink-0 text-success" />
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{messages.orderNo}</p>
          <p className="text-xl font-semibold break-all tabular-nums select-all">{order.orderNo}</p>
          <p className="text-sm">{statusZhOf(service, order.status)}</p>
          <p className="flex flex-wrap gap-x-3 text-sm font-semibold">
            {order.totals.map((total) => (
              <Money key={total.currency} {...total} />
            ))}
          </p>
        </div>
      </div>
      {order.findings && (
        <div className="mt-4">
          <p>{messages.reasons}</p>
          <ul className="list-disc pl-5">
            {order.findings.map((finding) => (
              <li key={`${finding.path} ${finding.why} ${finding.words}`} className="break-words">
                {reasonOfItem(finding)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <h3 className="mt-4 font-semibold">{messages.next}</h3>
      <ol className="mt-1 list-decimal pl-5 text-ink-soft [&>li+li]:mt-1">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {order.cancelsAt && <VerificationClock at={order.cancelsAt} now={now} onVerify={onVerify} />}
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>{messages.confirm}</Button>
      </div>
    </Modal>
  );
}

interface ConflictDialogProps {
  service: ServiceDefinition;
  quote: Quote;
  mine: OrderDraft;
  /** The other tab's version; undefined if it was ordered or deleted there. */
  theirs: OrderDraft | undefined;
  onTake: () => void;
  onKeep: () => void;
}

const partsOf = ({ form, documents }: OrderDraft) => ({ ...form, documents });

/** Asks which version of a draft to keep. It cannot be dismissed, because either choice discards one. */
function ConflictDialog({ service, quote, mine, theirs, onTake, onKeep }: ConflictDialogProps) {
  const messages = bookingMessages.conflicting;
  const differing = theirs ? differingSteps(stepsOf(service, quote), partsOf(mine), partsOf(theirs)) : [];
  return (
    <Dialog open onClose={() => {}} role="alertdialog" className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-brand-900/45" />
      <div className="fixed inset-0 flex items-center justify-center overflow-y-auto p-2 sm:p-6">
        <DialogPanel className="w-full max-w-[520px] rounded-lg bg-surface p-5 shadow-pop">
          <DialogTitle className="text-lg font-semibold">{messages.title}</DialogTitle>
          <p className="mt-3 text-ink-soft">{theirs ? messages.changed(dayTime(theirs.savedAt)) : messages.gone}</p>
          {differing.length > 0 && (
            <p className="mt-2">{messages.differs(differing.map(({ titleZh }) => titleZh).join('、'))}</p>
          )}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            {theirs && (
              <Button tone="secondary" onClick={onTake}>
                {messages.take}
              </Button>
            )}
            <Button onClick={onKeep}>{messages.keep}</Button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}

interface Props {
  actor: BookingActor;
  now: Date;
  onVerify: () => void;
}

/** The dialogs over the form: another tab's changes, a changed price, and the placed order. */
export function BookingDialogs({ actor, now, onVerify }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { service, quote, draft, theirs, order, formerTotals, priceLossZh } = state.context;
  if ((state.matches('changedElsewhere') || state.matches('deletedElsewhere')) && draft && quote) {
    return (
      <ConflictDialog
        service={service}
        quote={quote}
        mine={draft}
        theirs={theirs}
        onTake={() => actor.send({ type: 'draft.taken' })}
        onKeep={() => actor.send({ type: 'draft.kept' })}
      />
    );
  }
  if (state.matches('repriced')) {
    return (
      <RepricedDialog
        lossZh={priceLossZh}
        former={formerTotals}
        current={totalsOf(bookingFees(state.context))}
        onAccept={() => actor.send({ type: 'price.accepted' })}
        onDecline={() => actor.send({ type: 'price.declined' })}
      />
    );
  }
  if (state.matches('placed') && order) {
    return (
      <PlacedDialog
        service={service}
        order={order}
        isAmended={draft?.amends !== undefined}
        now={now}
        onVerify={onVerify}
        onClose={() => actor.send({ type: 'success.dismissed' })}
      />
    );
  }
  return null;
}
