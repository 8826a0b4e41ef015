import MessageSquareText from 'lucide-react/icons/message-square-text';
import { paths } from '#contract/app/routes.ts';
import { places } from '#contract/services/allPaths.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { homeBelowMessages as messages } from '#src/features/content/messages/homeBelow.ts';
import { allCards } from '#src/features/services/allCards.ts';
import type { ServiceCard } from '#src/features/services/serviceCard.ts';
import { Section } from '#src/ui/Section.tsx';

const cards: readonly (readonly [ServiceCard, href: string])[] = [
  ...Object.entries(allCards).map(([code, card]) => [card, places[code as ServiceCode].link.href] as const),
  [{ Icon: MessageSquareText, ...messages.enquiry }, paths.enquiryFcl],
];

/** Every service with a link to its page. */
export function Services() {
  return (
    <Section raised title={messages.services} lead={messages.servicesLead}>
      <ul className="grid grid-cols-4 gap-px overflow-hidden rounded-lg border border-line bg-line max-sm:-mx-1 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(([{ Icon, title, text }, href]) => (
          // the enquiry is no service: it has a row of its own
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
