import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import type { KeptEnquiry as Kept } from '#machines/services/enquiry.ts';
import { dayTime } from '#src/ui/format.ts';
import { lineWords } from '#src/features/services/messages.ts';

const words = lineWords.enquiry;
const focus = (element: HTMLElement | null) => element?.focus();

interface Props {
  kept: Kept;
  /** What happens next, in its order. */
  afterwards: readonly string[];
  /** What else can be done. */
  children: ReactNode;
}

/** The number of an enquiry that has arrived; the focus goes to it, as the form it was sent from is gone. */
export function KeptEnquiry({ kept, afterwards, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- reached by the page, never by the tab key
    <div ref={focus} tabIndex={-1} className="outline-none">
      <p className="flex items-center gap-2 text-xl font-semibold text-success">
        <CircleCheck className="size-6 shrink-0" />
        {words.kept}
      </p>
      <p className="mt-3">
        {words.number}：<b className="text-lg font-semibold break-all select-all">{kept.enquiryNo}</b>
      </p>
      <p className="mt-1">{words.answerBy(dayTime(kept.answerBy))}</p>
      <ol className="mt-4 list-decimal pl-5 text-ink-soft [&>li+li]:mt-1">
        {afterwards.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-5">{children}</div>
    </div>
  );
}
