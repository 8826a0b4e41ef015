import type { ComponentType, ReactNode } from 'react';
import type { ServiceContent } from '../serviceContent.ts';
import { serviceMessages } from '../messages/services.ts';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { Block } from '#src/ui/Block.tsx';
import { Head } from '#src/ui/Head.tsx';
import Check from 'lucide-react/icons/check';

/** The enquiry form on a service's page; `hint` states what a reply needs. */
export function EnquiryBlock({
  hint,
  folds = false,
  children,
}: {
  hint: string;
  folds?: boolean;
  children: ReactNode;
}) {
  return (
    <Block folds={folds} id="enquiry" title={serviceMessages.sections.enquiry} lead={hint}>
      <div className="rounded-lg border border-line bg-surface p-5">{children}</div>
    </Block>
  );
}

/** Class names that hide content if the service's price list is known to be empty. */
const pricedOnly = 'in-[:has(#rates_[data-unpublished])]:hidden';

/** The promises, in a row. */
function Points({ points, dark = false }: { points: readonly string[]; dark?: boolean }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
      {points.map((point) => (
        <li key={point} className="flex items-center gap-1.5">
          <Check className={`size-4 shrink-0 ${dark ? 'text-brand-200' : 'text-brand-600'}`} />
          {point}
        </li>
      ))}
    </ul>
  );
}

interface BannerProps {
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
function Banner({ content: { title, lead, points }, Picture, first, search }: BannerProps) {
  return (
    <section data-banner="" className="hero text-white print:bg-none print:text-ink">
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

const { sections, charges, suppliers } = serviceMessages;

const places = [
  ['rates', serviceMessages.rates.title],
  ['measures', sections.measures],
  ['scope', sections.scope],
  ['charges', charges.title],
  ['documents', sections.documents],
  ['steps', sections.steps],
  ['suppliers', suppliers.title],
  ['questions', sections.questions],
  ['enquiry', sections.enquiry],
] as const;

/** Links to the parts of a service's page, in their order. */
function JumpList({ first }: { first: 'prices' | 'enquiry' }) {
  return (
    <nav aria-label={serviceMessages.jump} className="border-b border-line print:hidden">
      <ul className="flex gap-x-5 overflow-x-auto lg:gap-x-7">
        {places
          .toSorted(([one], [other]) => Number(other === first) - Number(one === first))
          .map(([id, name]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-9 items-center whitespace-nowrap text-ink-soft focus-visible:-outline-offset-2 hover:text-brand-700"
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface Props {
  content: ServiceContent;
  /**
   * The service's illustration; with it the page starts with a full-width banner, without it with a plain head.
   */
  Picture?: ComponentType | undefined;
  /** The first section: the prices, or the enquiry form. */
  first?: 'prices' | 'enquiry';
  /** The search in the banner instead of its buttons, and its results. */
  search?: ReactNode;
  found?: ReactNode;
  /** The published prices. */
  rates: ReactNode;
  /** Everything except the prices; it ends with the enquiry form unless that comes first. */
  body: (enquiry: ReactNode) => ReactNode;
  /** The enquiry form. */
  enquiry: ReactNode;
}

/** The page of one service: prices, scope, documents, steps, suppliers, questions and the enquiry. */
export function ServicePage({ content, Picture, first = 'prices', search, found, rates, body, enquiry }: Props) {
  return (
    <>
      {Picture && <Banner content={content} Picture={Picture} first={first} search={search} />}
      <div className="flex flex-col gap-6">
        {!Picture && (
          <Head title={content.title} lead={content.lead}>
            <Points points={content.points} />
            <a href="#rates" className={`mt-4 ${buttonClasses('primary', 'md')} ${pricedOnly}`}>
              {serviceMessages.order}
            </a>
          </Head>
        )}
        {found}
        <JumpList first={first} />
        {first === 'enquiry' && <EnquiryBlock hint={content.enquiryHint}>{enquiry}</EnquiryBlock>}
        <Block id="rates" title={serviceMessages.rates.title}>
          {rates}
        </Block>
        {body(first === 'prices' && enquiry)}
      </div>
    </>
  );
}
