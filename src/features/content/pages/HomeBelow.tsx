import type { City, NewsSummary } from '#contract/content/content.ts';
import { paths } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';
import type { Figure, NewsQuery } from '#src/features/content/HomeSections.tsx';
import { Figures, CityDesk, NewsTeaser } from '#src/features/content/HomeSections.tsx';
import { homeBelowMessages as messages } from '#src/features/content/messages/home.ts';
import { Section, SectionHeading } from '#src/ui/Section.tsx';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { hazardNames } from '#src/ui/messages/hazards.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { uiMessages } from '#src/ui/messages/ui.ts';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { places } from '#contract/services/allPaths.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allCards } from '#src/features/services/allCards.ts';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';
import Phone from 'lucide-react/icons/phone';
import Siren from 'lucide-react/icons/siren';
import type { ReactNode } from 'react';

export interface ContactBandProps {
  /** The mini-program's QR code. */
  code: ReactNode;
  hotline: string;
  emergencyHotline: string;
}

/** The mini-program, the contacts, and the emergency hotline. */
export function ContactBand({ code, hotline, emergencyHotline }: ContactBandProps) {
  return (
    <section className="below-50 bg-brand-50">
      <div className="mx-auto grid max-w-page items-stretch gap-4 px-4 py-7 lg:grid-cols-[minmax(0,1fr)_auto_23rem]">
        <div className="flex items-center gap-5 max-sm:hidden">
          <div className="size-32 shrink-0 overflow-hidden rounded-md border border-line bg-white">{code}</div>
          <div>
            <h2 className="text-xl font-semibold">{messages.miniProgram}</h2>
            <p className="mt-0.5 text-ink-soft">{messages.miniProgramText}</p>
            <p className="mt-2 text-sm text-ink-soft">{messages.miniProgramPoints}</p>
          </div>
        </div>
        <p className="flex flex-col justify-center rounded-md border border-line bg-surface px-5 py-4 max-lg:hidden">
          <span className="flex items-center gap-2 font-medium">
            <Phone className="size-5 text-brand-600" />
            {uiMessages.hotlines.service}
          </span>
          <a href={`tel:${hotline}`} className="text-2xl font-semibold text-brand-700">
            {hotline}
          </a>
          <span className="text-xs text-ink-soft">{messages.hotlineHours}</span>
        </p>
        <p className="flex flex-col justify-center rounded-md border border-hazard bg-hazard-soft px-5 py-4 text-hazard-ink">
          <span className="flex items-center gap-2 font-medium">
            <Siren className="size-5" />
            {uiMessages.hotlines.emergency}
          </span>
          <a href={`tel:${emergencyHotline}`} className="text-2xl font-semibold">
            {emergencyHotline}
          </a>
          <span className="text-xs">{messages.emergencyHours}</span>
          <span className="mt-1 text-xs">{messages.emergencyAdvice}</span>
        </p>
      </div>
    </section>
  );
}

const neverOnline = new Set(['1', '6.2', '7']);
const classes = Object.keys(hazardNames)
  .filter((division) => !neverOnline.has(division))
  .toSorted();

/** The platform's checks of dangerous goods, and the classes accepted for review. */
function Expertise() {
  return (
    <Section
      title={messages.expertise}
      lead={messages.expertiseLead}
      more={{ href: paths.dgdesk, name: messages.desk }}
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ul className="grid sm:grid-cols-2 sm:gap-3 max-sm:rounded-md max-sm:border max-sm:border-line max-sm:bg-surface max-sm:px-4">
          {messages.checks.map(({ title, text }) => (
            <li
              key={title}
              className="flex gap-3 border-line max-sm:py-3 max-sm:not-first:border-t sm:rounded-md sm:border sm:bg-surface sm:p-4"
            >
              <ShieldCheck className="size-5 shrink-0 text-brand-600" />
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-0.5 text-ink-soft max-sm:text-sm">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="rounded-md border border-line bg-surface p-5">
          <h3 className="font-semibold">{messages.classes}</h3>
          <ul className="mt-4 grid grid-cols-6 justify-between gap-y-3">
            {classes.map((division) => (
              <li key={division}>
                <HazardLabel division={division} size={44} />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-xs text-ink-faint">{messages.classesNote}</p>
        </div>
      </div>
    </Section>
  );
}

/** Advice for shippers before they order. */
function Guidance() {
  return (
    <Section raised title={messages.notices}>
      <dl className="grid sm:grid-cols-2 sm:gap-3 lg:grid-cols-4">
        {messages.noticesList.map(({ title, text }) => (
          <div
            key={title}
            className="border-line max-sm:border-t max-sm:py-2.5 sm:rounded-md sm:border sm:bg-canvas sm:p-4"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft max-sm:text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-faint">{uiMessages.notBinding}</p>
    </Section>
  );
}

/** The steps of a shipment from the enquiry to the invoice. */
function Process() {
  return (
    <Section raised title={messages.process} lead={messages.processLead}>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-8 lg:gap-x-0">
        {messages.processSteps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative flex gap-3 lg:flex-col lg:pr-4 lg:not-last:before:absolute lg:not-last:before:top-[15px] lg:not-last:before:left-0 lg:not-last:before:h-0.5 lg:not-last:before:w-full lg:not-last:before:bg-line"
          >
            <span className="relative grid size-8 shrink-0 place-items-center rounded-full bg-brand-600 font-semibold text-white">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const cards: readonly (readonly [ServiceCard, href: string])[] = [
  ...Object.entries(allCards).map(([code, card]) => [card, places[code as ServiceCode].link.href] as const),
  [{ Icon: MessageSquareText, ...messages.enquiry }, paths.enquiryFcl],
];

/** Every service with a link to its page. */
function Services() {
  return (
    <Section raised title={messages.services} lead={messages.servicesLead}>
      <ul className="grid grid-cols-4 gap-px overflow-hidden rounded-lg border border-line bg-line max-sm:-mx-1 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(([{ Icon, title, text }, href]) => (
          // the enquiry is not a service: it has its own row
          <li key={href} className="last:col-span-full">
            <a
              href={href}
              className="group flex h-full items-start gap-3.5 bg-surface p-4 -outline-offset-2 transition-colors hover:bg-brand-50 max-sm:flex-col max-sm:items-center max-sm:gap-1.5 max-sm:px-0.5 max-sm:py-3 lg:p-5"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-brand-50 text-brand-600 group-hover:bg-brand-600 group-hover:text-white">
                <Icon className="size-6" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold group-hover:text-brand-700 max-sm:text-sm max-sm:font-medium sm:text-lg">
                  {title}
                </span>
                <span className="mt-0.5 block text-sm text-ink-soft max-sm:sr-only">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The news categories of the home page, in their order. */
const newsShown = ['notice', 'market', 'regulation'] as const;

interface Props extends ContactBandProps {
  figures: ListActor<null, Figure>;
  cities: ListActor<null, City>;
  news: Record<(typeof newsShown)[number], ListActor<NewsQuery, NewsSummary>>;
}

/** The home page below its first screen. */
export function Below({ figures, cities, news, ...contact }: Props) {
  return (
    <>
      <Services />
      <section className="mx-auto grid max-w-page below-40 items-center gap-x-8 gap-y-5 px-4 py-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div>
          <SectionHeading title={messages.figures} lead={messages.figuresLead} />
        </div>
        <Figures actor={figures} />
      </section>
      <Process />
      <Section title={messages.cities} lead={messages.citiesLead}>
        <CityDesk actor={cities} />
      </Section>
      <div className="not-has-[section_[data-state]:not([data-state=empty])]:hidden">
        <Section raised title={messages.news} more={{ href: paths.news, name: messages.newsMore }}>
          <div className="grid gap-8 lg:grid-cols-3">
            {newsShown.map((category) => (
              <NewsTeaser key={category} actor={news[category]} title={messages.newsColumns[category]} />
            ))}
          </div>
        </Section>
      </div>
      <Expertise />
      <Guidance />
      <ContactBand {...contact} />
    </>
  );
}
