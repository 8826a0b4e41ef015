import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '#contract/app/routes.ts';
import type { SearchActor } from '#machines/search/search.ts';
import { Search } from '#src/features/search/Search.tsx';
import { homeMessages as messages } from '#src/features/content/messages/home.ts';
import { useSelector } from '@xstate/react';
import { useSite } from '#src/app/siteContext.ts';

interface InSightProps {
  /** The class names of the reserved space. */
  placeClasses: string;
  children: ReactNode;
}

/**
 * Renders a part of the page once its place is in sight, or the page has been idle; a document contains only the place.
 */
export function InSight({ placeClasses, children }: InSightProps) {
  const { hydration } = useSite();
  const hasRested = useSelector(hydration, (state) => state.matches('rested'));
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    // without the observer it renders once the page has been idle
    if (!place.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isSeen || hasRested ? children : <div ref={place} className={placeClasses} />;
}

/** The services above the search: links styled as tabs, the search's own service being the current one. */
function ServiceTabs() {
  return (
    <nav aria-label={messages.services} className="overflow-x-auto rounded-t-lg bg-brand-900/40 [scrollbar-width:none]">
      <ul className="flex text-base whitespace-nowrap text-white lg:text-lg">
        <li>
          <a
            href={paths.shippingFcl}
            aria-current="true"
            className="flex min-h-11 items-center bg-surface px-5 font-semibold text-brand-700 -outline-offset-2 lg:px-7"
          >
            {messages.fcl}
          </a>
        </li>
        {messages.servicesList.map(({ name, to }) => (
          <li key={to}>
            <a
              href={paths[to]}
              className="flex min-h-11 items-center px-4 -outline-offset-2 hover:bg-white/15 focus-visible:outline-white lg:px-7"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface HomeProps {
  search: SearchActor;
  /** The background of the search. */
  picture?: ReactNode;
  /** The content below the search. */
  children: ReactNode;
}

/** The home page: the search first, then prices and services. */
export function Home({ search, picture, children }: HomeProps) {
  return (
    <>
      <section className="relative isolate overflow-hidden hero text-white">
        <div className="mx-auto max-w-page px-4 pt-32 pb-8 lg:pt-36 lg:pb-10">
          <h1 className="text-3xl font-bold tracking-wide lg:text-[2.75rem] lg:leading-tight">{messages.title}</h1>
          <p className="mt-3 max-w-[32rem] text-lg text-brand-100">{messages.lead}</p>
          <ul className="mt-4 mb-8 flex flex-wrap gap-x-5 gap-y-1 lg:mb-31">
            {messages.points.map((point) => (
              <li key={point} className="flex items-center gap-1.5">
                <Check className="size-4 text-brand-200" />
                {point}
              </li>
            ))}
          </ul>
          <ServiceTabs />
          <div className="rounded-b-lg bg-surface text-ink shadow-pop">
            <Search actor={search} />
            <p className="border-t border-line px-4 py-2.5 text-sm text-ink-soft sm:px-5">
              {messages.enquiryLead}
              <a href={paths.enquiryFcl} className="font-medium text-brand-700 hover:underline">
                {messages.enquiry}
              </a>
            </p>
          </div>
        </div>
        {picture}
      </section>
      {children}
    </>
  );
}
