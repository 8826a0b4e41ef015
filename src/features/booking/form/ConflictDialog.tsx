import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { differingSteps, stepsOf } from './steps.ts';

interface Props {
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
export function ConflictDialog({ service, quote, mine, theirs, onTake, onKeep }: Props) {
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
