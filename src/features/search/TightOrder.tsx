import { useSelector } from '@xstate/react';
import type { SailingOrderActor } from '#machines/search/sailingOrder.ts';
import { tightMessages as messages } from '#src/features/search/messages/shippingFcl.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Modal } from '#src/ui/dialogs/Modal.tsx';

/** Asks whether to order on a sailing whose deadlines are near. */
export function TightOrder({ actor }: { actor: SailingOrderActor }) {
  const tightSailing = useSelector(actor, (state) => state.context.tightSailing);
  const onClose = () => actor.send({ type: 'order.dismissed' });
  return (
    <Modal open={tightSailing !== undefined} title={messages.title} onClose={onClose}>
      {tightSailing && (
        <>
          <p className="font-semibold">{messages.sailing(tightSailing.sailing.vessel, tightSailing.sailing.voyage)}</p>
          <p className="mt-1 text-notice">{messages.reason(tightSailing.intake.reasonZh ?? '')}</p>
          <p className="mt-2 text-sm text-ink-soft">{messages.text}</p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button tone="secondary" onClick={onClose}>
              {messages.dismiss}
            </Button>
            <Button onClick={() => actor.send({ type: 'order.confirmed' })}>{messages.confirm}</Button>
          </div>
        </>
      )}
    </Modal>
  );
}
