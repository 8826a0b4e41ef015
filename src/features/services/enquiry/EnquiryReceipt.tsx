import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import { sampleOf, targetPriceOf } from '#contract/goods/enquiryTexts.ts';
import type { EnquiryReceipt as Receipt } from '#machines/services/enquiry.ts';
import { dayTime } from '#src/ui/format.ts';
import { goodsTermsMessages } from '#src/features/services/messages/goodsTerms.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';

const messages = serviceMessages.enquiry;
const focus = (element: HTMLElement | null) => element?.focus();

interface Props {
  receipt: Receipt;
  /** What was sent. */
  form: EnquiryForm;
  /** The next steps, in order. */
  afterwards: readonly string[];
  /** Further actions. */
  children: ReactNode;
}

/** The number of a received enquiry; it gets the focus, because its form has disappeared. */
export function EnquiryReceipt({ receipt, form, afterwards, children }: Props) {
  const terms = [
    [goodsTermsMessages.sample, sampleOf(form)],
    [goodsTermsMessages.targetPrice, targetPriceOf(form)],
  ].filter(([, value]) => value !== '');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused by the page, never by the tab key
    <div ref={focus} tabIndex={-1} className="outline-none">
      <p className="flex items-center gap-2 text-xl font-semibold text-success">
        <CircleCheck className="size-6 shrink-0" />
        {messages.received}
      </p>
      <p className="mt-3">
        {messages.number}：<b className="text-lg font-semibold break-all select-all">{receipt.enquiryNo}</b>
      </p>
      <p className="mt-1">{messages.answerBy(dayTime(receipt.answerBy))}</p>
      {terms.map(([name, value]) => (
        <p key={name} className="mt-1">
          {name}：{value}
        </p>
      ))}
      <ol className="mt-4 list-decimal pl-5 text-ink-soft [&>li+li]:mt-1">
        {afterwards.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-5">{children}</div>
    </div>
  );
}
