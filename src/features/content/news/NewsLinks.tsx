import ChevronRight from 'lucide-react/icons/chevron-right';
import { paths } from '#contract/app/routes.ts';
import { newsMessages as messages } from '#src/features/content/messages/news.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';

const pages = [
  { name: messages.pages.sailings, href: paths.shippingFcl },
  { name: messages.pages.dgDesk, href: paths.dgdesk },
  { name: messages.pages.guide, href: `${paths.helpCenter}?id=1.1.1` },
  { name: messages.pages.documents, href: `${paths.helpCenter}?id=1.2.2` },
  { name: messages.pages.segregation, href: `${paths.helpCenter}?id=1.2.1` },
  { name: messages.pages.templates, href: `${paths.helpCenter}?id=2` },
] as const;

/** Links and contacts next to the news. */
export function NewsLinks({ hotline }: { hotline: string }) {
  return (
    <aside data-screen-only="" aria-label={messages.links} className="rounded-lg border border-line bg-surface p-5">
      <h2 className="font-semibold">{messages.links}</h2>
      <ul className="mt-2">
        {pages.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              className="flex min-h-10 items-center justify-between border-b border-line text-ink-soft hover:text-brand-700"
            >
              {name}
              <ChevronRight className="size-4 text-ink-faint" />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{uiMessages.hotlines.service}</p>
      <a href={`tel:${hotline}`} className="text-xl font-semibold text-brand-700">
        {hotline}
      </a>
      <p className="text-xs text-ink-faint">{uiMessages.hotlines.serviceHours}</p>
    </aside>
  );
}
