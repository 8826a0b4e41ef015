import type { ReactNode } from 'react';
import { goodsPageWords as words } from './goodsPageMessages.ts';

/** Where on a page of goods the form of an enquiry stands. */
export const enquiryPlace = 'enquiry';

/** The form of an enquiry under its heading, with a number to call. */
export function EnquirySection({ hotline, children }: { hotline: string; children: ReactNode }) {
  return (
    <section id={enquiryPlace} tabIndex={-1} className="rounded-lg border border-line bg-surface p-5 outline-none">
      <h2 className="text-xl font-semibold">{words.enquiry}</h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {words.enquiryLead}{' '}
        <a href={`tel:${hotline}`} className="font-medium whitespace-nowrap text-brand-700 hover:underline">
          {hotline}
        </a>
      </p>
      {children}
    </section>
  );
}
