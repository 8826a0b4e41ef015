import { useSelector } from '@xstate/react';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { OrderFile, OrderFollowActor } from '#machines/orders/orderFollow.ts';
import { notedActs } from '#machines/orders/orderNote.ts';
import { isSeaLine } from '#contract/services/serviceLine.ts';
import { hasBookingNote, isInvoiceable, userActsOf } from '#machines/orders/orderRights.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { Button } from '#src/ui/Button.tsx';

const words = orderQueryCopy.follow;

/** Where an order leads to beyond its dialog. */
export interface OrderWays {
  /** To the order page, with this order's content to be changed. */
  onAmend: (order: OrderDetail) => void;
  /** To the order page, with this order's content for a new one. */
  onReorder: (order: OrderDetail) => void;
  onVerify: () => void;
  onPrint: () => void;
}

interface Props extends OrderWays {
  actor: OrderFollowActor;
  order: OrderDetail;
}

/** What may be done with an order as it stands: acts of its life, files, invoice, another like it. */
export function OrderTools({ actor, order, onAmend, onReorder, onPrint }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const acts = userActsOf(order);
  const free = state.matches({ shown: 'resting' });
  const [cancel, ...notes] = notedActs;
  const file = (name: OrderFile) => (
    <Button
      tone="secondary"
      size="sm"
      busy={state.matches({ shown: 'saving' }) && state.context.file === name}
      disabled={!free && state.context.file !== name}
      onClick={() => actor.send({ type: 'file.requested', file: name })}
    >
      {words[name]}
    </Button>
  );
  const act = (name: (typeof notedActs)[number], tone: 'primary' | 'quiet') =>
    acts.includes(name) && (
      <Button
        key={name}
        tone={tone}
        size="sm"
        disabled={!state.can({ type: 'act.chosen', act: name })}
        onClick={() => actor.send({ type: 'act.chosen', act: name })}
      >
        {orderQueryCopy.acts[name].choose}
      </Button>
    );
  return (
    <fieldset aria-label={words.tools} className="flex min-w-0 flex-wrap gap-2 print:hidden">
      {notes.map((name) => act(name, 'primary'))}
      {acts.includes('order.amended') && (
        <Button tone="secondary" size="sm" disabled={!free} onClick={() => onAmend(order)}>
          {words.amend}
        </Button>
      )}
      <Button tone="secondary" size="sm" onClick={() => onReorder(order)}>
        {words.reorder}
      </Button>
      {hasBookingNote(order) && file('sheet')}
      {isSeaLine(order.line) && file('dcsa')}
      {isInvoiceable(order) && (
        <Button
          tone="secondary"
          size="sm"
          disabled={!state.can({ type: 'invoice.requested' })}
          onClick={() => actor.send({ type: 'invoice.requested' })}
        >
          {order.invoice?.status === 'REQUESTED' ? orderQueryCopy.invoice.change : orderQueryCopy.invoice.request}
        </Button>
      )}
      <Button tone="secondary" size="sm" onClick={onPrint}>
        {words.print}
      </Button>
      {cancel && act(cancel, 'quiet')}
    </fieldset>
  );
}
