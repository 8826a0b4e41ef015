import ChevronDown from 'lucide-react/icons/chevron-down';
import Phone from 'lucide-react/icons/phone';
import Siren from 'lucide-react/icons/siren';
import type { ReactNode } from 'react';
import { paths } from '#contract/app/routes.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import { copy } from '#src/ui/messages.ts';
import { Hotline } from '#src/layouts/parts/Hotline.tsx';
import { services } from '#src/layouts/parts/serviceLinks.ts';
import { Filings } from './Filings.tsx';

interface Props {
  config: SiteConfig;
  /** The button that opens the theme settings. */
  settings?: ReactNode;
}

const words = copy.footer;
const linkLook = 'inline-flex min-h-8 items-center';

/** Help and services, friendly links, the two hotlines, and what Chinese law asks to be shown. */
export function Footer({ config, settings }: Props) {
  return (
    <footer className="bg-brand-900 text-brand-100 [&_a:hover]:text-white [&_a:hover]:underline">
      <div className="mx-auto grid max-w-page grid-cols-[1fr_2fr] gap-x-6 gap-y-5 px-4 py-7 lg:grid-cols-[1fr_1.6fr_1.4fr_2fr]">
        <Links
          title={words.help}
          links={words.helpTopics.map(({ id, name }) => ({ name, href: `${paths.helpCenter}?id=${id}` }))}
        />
        <Links title={words.services} links={services.slice(0, -1)} look="grid-cols-2" />
        <details className="col-span-full w-fit lg:col-span-1">
          <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1 font-semibold text-white [&::-webkit-details-marker]:hidden">
            {words.friendly}
            <ChevronDown className="size-4 transition-transform in-[details[open]]:rotate-180" />
          </summary>
          <ul className="mt-1">
            {config.friendlyLinks.map(({ name, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={linkLook}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <section
          aria-label={words.contact}
          className="col-span-full flex flex-wrap gap-x-10 gap-y-5 pt-1 lg:col-span-1 lg:justify-end"
        >
          <Hotline
            sign={<Phone className="size-4" />}
            name={words.hotline}
            hours={words.hotlineHours}
            number={config.hotline}
            className="text-xl text-white"
          />
          <Hotline
            sign={<Siren className="size-4 text-hazard" />}
            name={words.emergency}
            hours={words.emergencyHours}
            number={config.emergencyHotline}
            className="text-xl text-white"
          />
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
  look?: string;
}

const Links = ({ title, links, look = '' }: LinksProps) => (
  <nav aria-label={title}>
    <h2 className="mb-1 flex min-h-8 items-center font-semibold text-white">{title}</h2>
    <ul className={`grid ${look}`}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} className={linkLook}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
