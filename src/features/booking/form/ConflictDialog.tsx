import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { OrderDraft } from '#contract/booking/orderForm.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { dayTime } from '#src/ui/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { differingSteps, stepsOf } from './steps.ts';

interface Props {
  line: LineDefinition;
  offer: Offer;
  mine: OrderDraft;
  /** The other window's version; null where it was submitted or deleted there. */
  theirs: OrderDraft | null;
  onTake: () => void;
  onKeep: () => void;
}

/** Asks whose version of a draft stands. It has no way around the question: either answer gives something up. */
export function ConflictDialog({ line, offer, mine, theirs, onTake, onKeep }: Props) {
  const words = bookingCopy.conflicting;
  const differing = theirs ? differingSteps(stepsOf(line, offer), mine.form, theirs.form) : [];
  return (
    <Dialog open onClose={() => {}} role="alertdialog" className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-brand-900/45" />
      <div className="fixed inset-0 flex items-center justify-center overflow-y-auto p-2 sm:p-6">
        <DialogPanel className="w-full max-w-[520px] rounded-lg bg-surface p-5 shadow-pop">
          <DialogTitle className="text-lg font-semibold">{words.title}</DialogTitle>
          <p className="mt-3 text-ink-soft">{theirs ? words.changed(dayTime(theirs.savedAt)) : words.gone}</p>
          {differing.length > 0 && (
            <p className="mt-2">{words.differs(differing.map(({ titleZh }) => titleZh).join('、'))}</p>
          )}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            {theirs && (
              <Button tone="secondary" onClick={onTake}>
                {words.take}
              </Button>
            )}
            <Button onClick={onKeep}>{words.keep}</Button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
