import { useSelector } from '@xstate/react';
import { pathTo } from '#contract/app/routes.ts';
import { shipsOwnContainers } from '#contract/desk/orders/transportChecks.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { DangerousFile, OrderFile, OrderFollowActor } from '#machines/orders/orderFollow.ts';
import { notedCommands } from '#machines/orders/orderNote.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import { hasBookingNote, isEndedEarly, isInvoiceable, userCommandsOf } from '#machines/orders/orderRights.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';

const messages = orderMessages.follow;

/** Actions on an order outside its dialog. */
export interface OrderWays {
  /** Opens the order page to amend this order. */
  onAmend: (order: OrderDetail) => void;
  /** Opens the order page to amend this order, with what the desk proposed declared. */
  onDeclare: (order: OrderDetail) => void;
  /** Opens the order page with this order's content for a new one. */
  onReorder: (order: OrderDetail) => void;
  /** Asks for the name under which this order's content is saved as a template. */
  onSaveTemplate: (order: OrderDetail) => void;
  onVerify: () => void;
  onPrint: () => void;
}

interface Props extends OrderWays {
  actor: OrderFollowActor;
  order: OrderDetail;
}

/** The tools for an order in its status: commands, files, invoice, reorder. */
export function OrderTools({ actor, order, onAmend, onReorder, onSaveTemplate, onPrint }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const commands = userCommandsOf(order);
  const free = state.matches({ shown: 'resting' });
  const [cancel, ...notes] = notedCommands;
  const file = (name: Exclude<OrderFile, DangerousFile>) => (
    <Button
      tone="secondary"
      size="sm"
      busy={state.matches({ shown: 'saving' }) && state.context.file === name}
      disabled={!free && state.context.file !== name}
      onClick={() => actor.send({ type: 'file.requested', file: name })}
    >
      {messages[name]}
    </Button>
  );
  const command = (name: (typeof notedCommands)[number], tone: 'primary' | 'secondary' | 'quiet') =>
    commands.includes(name) && (
      <Button
        key={name}
        tone={tone}
        size="sm"
        disabled={!state.can({ type: 'command.chosen', command: name })}
        onClick={() => actor.send({ type: 'command.chosen', command: name })}
      >
        {orderMessages.commands[name].choose}
      </Button>
    );
  const isEnded = isEndedEarly(order.status);
  return (
    <fieldset aria-label={messages.tools} className="flex min-w-0 flex-wrap gap-2 print:hidden">
      {notes.map((name) => command(name, name === 'approval.returned' ? 'secondary' : 'primary'))}
      {commands.includes('order.amended') && (
        <Button tone="secondary" size="sm" disabled={!free} onClick={() => onAmend(order)}>
          {messages.amend}
        </Button>
      )}
      {/* the notice on the early end has its own button */}
      {!isEnded && (
        <Button tone="secondary" size="sm" onClick={() => onReorder(order)}>
          {messages.reorder}
        </Button>
      )}
      <Button tone="secondary" size="sm" onClick={() => onSaveTemplate(order)}>
        {messages.saveTemplate}
      </Button>
      {hasBookingNote(order) && file('bookingNote')}
      {isSeaService(order.line) && (!isEnded || order.instruction) && (
        <a href={pathTo('instruction', order.orderNo)} className={buttonClasses('secondary', 'sm')}>
          {order.instruction ? messages.instructed(order.instruction.version) : messages.instruct}
        </a>
      )}
      {shipsOwnContainers(order.line) && !isEnded && (
        <a href={pathTo('vgm', order.orderNo)} className={buttonClasses('secondary', 'sm')}>
          {messages.declareVgm}
        </a>
      )}
      {isSeaService(order.line) && file('dcsa')}
      {order.offer.sailing && file('calendar')}
      {order.invoice?.issued?.hasFile && file('invoiceFile')}
      {(hasBookingNote(order) || order.documents.length > 0) && file('papers')}
      {isInvoiceable(order) && (
        <Button
          tone="secondary"
          size="sm"
          disabled={!state.can({ type: 'invoice.requested' })}
          onClick={() => actor.send({ type: 'invoice.requested' })}
        >
          {order.invoice?.status === 'REQUESTED' ? orderMessages.invoice.change : orderMessages.invoice.request}
        </Button>
      )}
      <Button tone="secondary" size="sm" onClick={onPrint}>
        {messages.print}
      </Button>
      {cancel && command(cancel, 'quiet')}
      {order.unprintable !== undefined && (
        <p className="basis-full text-sm text-notice">{messages.unprintable(order.unprintable)}</p>
      )}
    </fieldset>
  );
}
