import ChevronDown from 'lucide-react/icons/chevron-down';
import Phone from 'lucide-react/icons/phone';
import Siren from 'lucide-react/icons/siren';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/routes.ts';
import type { SiteConfig } from '#src/config.ts';
import { copy } from '#src/copy.ts';

const words = copy.footer;
const policeQuery = `https://beian.mps.gov.cn/#/query/webSearch?code=${words.police.replaceAll(/\D/g, '')}`;

/** Help and friendly links, the two hotlines, and what Chinese law asks to be shown. */
export function Footer({ config }: { config: SiteConfig }) {
  return (
    <footer className="bg-brand-900 text-brand-100 [&_a:hover]:text-white [&_a:hover]:underline">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr]">
        <nav aria-label={words.help}>
          <h2 className="mb-2 font-semibold text-white">{words.help}</h2>
          <Link href={paths.shippingFcl} className="inline-flex min-h-8 items-center">
            {words.fcl}
          </Link>
        </nav>
        <details className="group w-fit">
          <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1 font-semibold text-white">
            {words.friendly}
            <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <ul className="mt-1">
            {config.friendlyLinks.map(({ name, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer" className="inline-flex min-h-8 items-center">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <section aria-label={words.contact} className="flex flex-wrap gap-x-12 gap-y-4 lg:justify-end">
          <Hotline
            sign={<Phone className="size-4" />}
            name={words.hotline}
            hours={words.hotlineHours}
            number={config.hotline}
          />
          <Hotline
            sign={<Siren className="size-4 text-hazard" />}
            name={words.emergency}
            hours={words.emergencyHours}
            number={config.emergencyHotline}
          />
        </section>
      </div>
      <p className="mx-auto flex max-w-page flex-wrap gap-x-5 gap-y-1 border-t border-brand-700 px-4 py-4 text-xs">
        <span>{words.copyright}</span>
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener noreferrer">
          {words.icp}
        </a>
        <a href={policeQuery} target="_blank" rel="noopener noreferrer">
          {words.police}
        </a>
        <span>{words.licence}</span>
      </p>
    </footer>
  );
}

interface HotlineProps {
  sign: ReactNode;
  name: string;
  hours: string;
  number: string;
}

function Hotline({ sign, name, hours, number }: HotlineProps) {
  return (
    <div>
      <p className="flex items-center gap-1.5 text-sm">
        {sign}
        {name}
      </p>
      <a href={`tel:${number}`} className="text-xl font-semibold text-white">
        {number}
      </a>
      <p className="text-xs">{hours}</p>
    </div>
  );
}
