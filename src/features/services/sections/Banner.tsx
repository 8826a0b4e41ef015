import type { ComponentType, ReactNode } from 'react';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { buttonClasses } from '#src/ui/buttonClasses.ts';
import { Points } from './Points.tsx';
import { pricedOnly } from './pricedOnly.ts';

interface Props {
  content: ServiceContent;
  /** The service's illustration, in a frame of 360 by 200. */
  Picture: ComponentType;
  /** The purpose of the page: its button is first and filled. */
  first: 'prices' | 'enquiry';
  /** Replaces the buttons. */
  search?: ReactNode;
}

const filled = `${buttonClasses('secondary', 'md')} border-transparent! font-semibold text-brand-700! hover:bg-brand-50`;
const outlined = 'inline-flex h-10 items-center rounded-md border border-white/50 px-4 font-medium hover:bg-white/15';

/** The head of a service's page under a transparent header: title, points, and two buttons. */
export function Banner({ content: { title, lead, points }, Picture, first, search }: Props) {
  return (
    <section
      data-banner=""
      className="bg-linear-160 from-brand-900 via-brand-800 to-brand-600 text-white print:bg-none print:text-ink"
    >
      <div className="mx-auto flex max-w-page items-center gap-x-10 px-4 pt-30 pb-6">
        <div className="min-w-0 flex-1">
          <h1 className="text-3xl font-bold tracking-wide">{title}</h1>
          <p className="mt-2 max-w-[36rem] text-lg text-brand-100">{lead}</p>
          <Points points={points} dark />
          {search ?? (
            <p className="mt-5 flex flex-wrap gap-3 print:hidden">
              {first === 'prices' && (
                <a href="#rates" className={`${filled} ${pricedOnly}`}>
                  {serviceMessages.order}
                </a>
              )}
              <a href="#enquiry" className={first === 'enquiry' ? filled : outlined}>
                {serviceMessages.ask}
              </a>
              {first === 'enquiry' && (
                <a href="#rates" className={outlined}>
                  {serviceMessages.rates.title}
                </a>
              )}
            </p>
          )}
        </div>
        <svg
          viewBox="0 0 360 200"
          width="342"
          height="190"
          aria-hidden="true"
          className="shrink-0 overflow-hidden rounded-lg bg-brand-100 max-lg:hidden"
        >
          <Picture />
        </svg>
      </div>
    </section>
  );
}
