import type { ReactNode } from 'react';
import { goodsPageMessages as messages } from '#src/features/goods/messages.ts';

/** The anchor of the enquiry form on a page of goods. */
export const enquiryPlace = 'enquiry';

/** The enquiry form under its heading, with a hotline. */
export function EnquirySection({ hotline, children }: { hotline: string; children: ReactNode }) {
  return (
    <section id={enquiryPlace} tabIndex={-1} className="rounded-lg border border-line bg-surface p-5 outline-none">
      <h2 className="text-xl font-semibold">{messages.enquiry}</h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {messages.enquiryLead}{' '}
        <a href={`tel:${hotline}`} className="font-medium whitespace-nowrap text-brand-700 hover:underline">
          {hotline}
        </a>
      </p>
      {children}
    </section>
  );
}
