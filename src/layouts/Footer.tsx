import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { paths } from '#contract/app/routes.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Hotlines } from '#src/layouts/parts/Hotlines.tsx';
import { services } from '#src/layouts/parts/serviceLinks.ts';
import { Filings } from './Filings.tsx';

interface Props {
  config: SiteConfig;
  /** The button that opens the theme settings. */
  settings?: ReactNode;
}

const messages = uiMessages.footer;
const linkClasses = 'inline-flex min-h-8 items-center';

/** Help and services, friendly links, the two hotlines, and the filings that Chinese law requires. */
export function Footer({ config, settings }: Props) {
  return (
    <footer className="below-80 bg-brand-900 text-brand-100 [&_a:hover]:text-white [&_a:hover]:underline">
      <div className="mx-auto grid max-w-page grid-cols-[1fr_2fr] gap-x-6 gap-y-5 px-4 py-7 lg:grid-cols-[1fr_1.6fr_1.4fr_2fr]">
        <Links
          title={messages.help}
          links={messages.helpTopics.map(({ id, name }) => ({ name, href: `${paths.helpCenter}?id=${id}` }))}
        />
        <Links
          title={messages.services}
          links={services.slice(0, -1).map(({ nameZh, href }) => ({ name: nameZh, href }))}
          classes="grid-cols-2"
        />
        <details className="col-span-full w-fit lg:col-span-1">
          <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1 font-semibold text-white [&::-webkit-details-marker]:hidden">
            {messages.friendly}
            <ChevronDown className="size-4 transition-transform in-[details[open]]:rotate-180" />
          </summary>
          <ul className="mt-1">
            {config.friendlyLinks.map(({ name, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={linkClasses}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <section
          aria-label={messages.contact}
          className="col-span-full flex flex-wrap gap-x-10 gap-y-5 pt-1 lg:col-span-1 lg:justify-end"
        >
          <Hotlines config={config} dark numberClasses="text-xl text-white" />
        </section>
      </div>
      <div className="mx-auto flex max-w-page flex-col items-start justify-between gap-x-6 gap-y-2 border-t sm:flex-row border-brand-700 px-4 py-4 text-xs">
        <Filings filings={config.filings} />
        {settings}
      </div>
    </footer>
  );
}

interface LinksProps {
  title: string;
  links: readonly { name: string; href: string }[];
  classes?: string;
}

const Links = ({ title, links, classes = '' }: LinksProps) => (
  <nav aria-label={title}>
    <h2 className="mb-1 flex min-h-8 items-center font-semibold text-white">{title}</h2>
    <ul className={`grid ${classes}`}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} className={linkClasses}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
