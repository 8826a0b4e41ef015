import type { ReactNode } from 'react';
import type { ContractPrice } from '#contract/booking/contractPrice.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import type { BookingActor } from '#machines/booking/booking.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { FeeDetail, OrderSummary, SummaryLine } from './FeeDetail.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { ProblemSummary } from '#src/features/booking/form/Notices.tsx';
import type { Step } from '#src/features/booking/form/steps.ts';
import { inPageOrder } from '#src/features/booking/form/steps.ts';
import { useSelector } from '@xstate/react';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Money } from '#src/ui/Money.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Badge } from '#src/ui/Badge.tsx';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { Quote } from '#contract/services/quote.ts';

/** The total per currency; changes are announced politely. */
function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <p aria-live="polite" aria-atomic="true" className="flex flex-wrap items-baseline gap-x-1.5 text-ink-soft">
      <span className="text-sm max-lg:sr-only">{bookingMessages.fees.total}</span>
      {totals.map(({ currency, amount }, index) => (
        <span key={currency} className="whitespace-nowrap">
          {index > 0 && <span className="mr-1.5">+</span>}
          <Money currency={currency} amount={amount} className="text-lg font-semibold lg:text-xl text-ink" />
        </span>
      ))}
    </p>
  );
}

/** Places the order; shows what it is waiting for meanwhile. */
function SubmitButton({ actor, className = '' }: { actor: BookingActor; className?: string }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const messages = bookingMessages.fees;
  const isUploading = state.context.isUploading === true;
  return (
    <>
      <Button
        size="lg"
        className={className}
        busy={state.hasTag('busy')}
        // not `disabled`: the button keeps the focus for the dialogs that return it
        aria-disabled={!state.can({ type: 'order.submitted' })}
        onClick={() => actor.send({ type: 'order.submitted' })}
      >
        {state.context.draft?.amends === undefined ? messages.submit : messages.submitAmendment}
      </Button>
      <output className={isUploading ? 'text-xs text-ink-soft' : 'sr-only'}>
        {isUploading && messages.uploading}
        {state.matches('signingIn') ? messages.signingIn : state.hasTag('busy') && messages.submitting}
      </output>
    </>
  );
}

interface FeesProps {
  actor: BookingActor;
  editor: FormEditor;
  steps: readonly Step[];
  price: ContractPrice;
  errorMessage: string | undefined;
  /** The company's bills, where they are in the way of the order. */
  moneyHref: string | undefined;
  /** The button that keeps the price. */
  save: ReactNode;
  /** What to know before submitting; narrow screens show it at the end of the form. */
  notice: ReactNode;
}

/** Why the order was not placed, beside the button that was pressed. */
const RejectedOrder = ({ actor, message, moneyHref }: Pick<FeesProps, 'actor' | 'moneyHref'> & { message: string }) => (
  <div className="flex w-full flex-col gap-1">
    <FailedAlert
      title={bookingMessages.rejected}
      message={message}
      className="w-full"
      onRetry={() => actor.send({ type: 'order.submitted' })}
    />
    {moneyHref !== undefined && (
      // the form stays as it is in this tab
      <a href={moneyHref} target="_blank" rel="noopener" className="text-sm text-brand-700 hover:underline">
        {bookingMessages.toMoney}
      </a>
    )}
  </div>
);

/** On wide screens: problems, fees and their sum, and the button, which stays in place. */
export function FeePanel({ actor, editor, steps, price, errorMessage, moneyHref, save, notice }: FeesProps) {
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
        <FeeDetail price={price} editor={editor} />
      </section>
      <div className="flex shrink-0 flex-col gap-2.5 border-t border-line px-5 py-3.5">
        <Totals totals={totalsOf(price.fees)} />
        {notice}
        {errorMessage && <RejectedOrder actor={actor} message={errorMessage} moneyHref={moneyHref} />}
        <SubmitButton actor={actor} className="w-full" />
        {save}
        <p className="text-xs text-ink-faint">{bookingMessages.draftStored}</p>
      </div>
    </aside>
  );
}

/** On narrow screens: totals and button at the bottom edge, with the fees unfolding above them. */
export function FeeBar({ actor, editor, steps, price, errorMessage, moneyHref, save }: FeesProps) {
  const { promised } = editor;
  const wrong = inPageOrder(steps, editor.problems);
  const [first] = wrong;
  return (
    <div className="sticky bottom-0 z-30 -mx-4 mt-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-pop lg:hidden">
      {errorMessage && <RejectedOrder actor={actor} message={errorMessage} moneyHref={moneyHref} />}
      {first && (
        <a
          href={`#field-${first[0]}`}
          className="-mb-1 flex min-h-7 w-full items-center justify-between gap-2 text-sm text-critical"
        >
          {bookingMessages.problems(wrong.length)}
          <span className="flex items-center font-medium whitespace-nowrap">
            {bookingMessages.nextProblem}
            <ChevronRight className="size-4" />
          </span>
        </a>
      )}
      <SummaryLine editor={editor} />
      <details className="min-w-0 flex-1">
        <summary className="flex min-h-12 cursor-pointer list-none flex-col justify-center rounded-md [&::-webkit-details-marker]:hidden">
          <Totals totals={totalsOf(price.fees)} />
          <span className="flex items-center gap-0.5 text-xs text-brand-700">
            {promised && (
              <Badge tone={promised.isInForce ? 'success' : 'notice'} className="mr-1">
                {bookingMessages.fees.promisedShort[promised.isInForce ? 'holds' : 'differs']}
              </Badge>
            )}
            {price.reasons.some(({ quantity }) => quantity > 0) && (
              <Badge tone="success" className="mr-1">
                {sailingMessages.contract.badge}
              </Badge>
            )}
            {bookingMessages.fees.show}
            <ChevronUp className="size-4 transition-transform in-[details[open]]:rotate-180" />
          </span>
        </summary>
        <div className="absolute inset-x-0 bottom-full max-h-[65dvh] overflow-y-auto border-t border-line bg-surface px-4 py-4 shadow-pop">
          <FeeDetail price={price} editor={editor} />
          {save && <div className="mt-3 flex">{save}</div>}
        </div>
      </details>
      <SubmitButton actor={actor} className="!px-4" />
    </div>
  );
}

/** Keeps the price of a form. */
export type SaveQuote = (form: OrderForm, quote: Quote) => void;

interface SaveQuoteButtonProps {
  form: OrderForm;
  quote: Quote;
  onSave: SaveQuote;
}

/** Keeps the price of the form as it stands as a quote. */
export function SaveQuoteButton({ form, quote, onSave }: SaveQuoteButtonProps) {
  return (
    <>
      <Button tone="secondary" className="w-full" onClick={() => onSave(form, quote)}>
        <BookmarkPlus aria-hidden="true" className="size-4" />
        {bookingMessages.fees.save}
      </Button>
      {quote.contract && <p className="text-xs text-ink-faint">{bookingMessages.fees.savedAsPublished}</p>}
    </>
  );
}
