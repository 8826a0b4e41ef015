import type { ReactNode } from 'react';
import type { Fee } from '#contract/rules/pricing/price.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { FeeDetail } from './FeeDetail.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { ProblemSummary } from '#src/features/booking/form/review/ProblemSummary.tsx';
import type { Step } from '#src/features/booking/form/steps.ts';
import { SubmitButton } from '#src/features/booking/form/review/SubmitButton.tsx';
import { Totals } from './Totals.tsx';

export interface FeesProps {
  actor: BookingActor;
  editor: FormEditor;
  steps: readonly Step[];
  fees: readonly Fee[];
  errorMessage: string | undefined;
  /** The button that keeps the price. */
  save: ReactNode;
  /** What to know before submitting; narrow screens show it at the end of the form. */
  notice: ReactNode;
}

/** Why the order was not placed, beside the button that was pressed. */
export const RejectedOrder = ({ actor, message }: Pick<FeesProps, 'actor'> & { message: string }) => (
  <FailedAlert
    title={bookingMessages.rejected}
    message={message}
    className="w-full"
    onRetry={() => actor.send({ type: 'order.submitted' })}
  />
);

/** On wide screens: problems, fees and their sum, and the button, which stays in place. */
export function FeePanel({ actor, editor, steps, fees, errorMessage, save, notice }: FeesProps) {
  const messages = bookingMessages.fees;
  const hasProblems = Object.keys(editor.problems).length > 0;
  return (
    <aside
      aria-label={messages.title}
      className="sticky top-28 hidden max-h-[calc(100dvh-8rem)] flex-col self-start rounded-lg border border-line bg-surface shadow-card lg:flex"
    >
      <OrderSummary editor={editor} />
      {hasProblems && (
        <div className="flex shrink-0 flex-col gap-3 px-5 pt-4">
          <ProblemSummary service={editor.service} steps={steps} problems={editor.problems} />
        </div>
      )}
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={messages.title}
        className="min-h-24 overflow-y-auto px-5 py-4"
      >
        <h2 className="text-lg font-semibold">{messages.title}</h2>
        <p className="mb-3 text-xs text-ink-faint">{messages.estimate}</p>
        <FeeDetail fees={fees} editor={editor} />
      </section>
      <div className="flex shrink-0 flex-col gap-2.5 border-t border-line px-5 py-3.5">
        <Totals totals={totalsOf(fees)} />
        {notice}
        {errorMessage && <RejectedOrder actor={actor} message={errorMessage} />}
        <SubmitButton actor={actor} className="w-full" />
        {save}
        <p className="text-xs text-ink-faint">{bookingMessages.draftStored}</p>
      </div>
    </aside>
  );
}
