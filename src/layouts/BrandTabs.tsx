import { paths } from '#contract/app/routes.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';

interface Props {
  /** The tab of the page. */
  tab: number;
  config: Pick<SiteConfig, 'truckingBrand' | 'consolidationBrand'>;
  /** Whether the tabs are over a dark picture. */
  clear: boolean;
}

const messages = uiMessages.header;

/** The three brands: the site itself and its two sisters. */
export function BrandTabs({ tab, config, clear }: Props) {
  const tabs = [
    { name: uiMessages.brand, href: paths.home },
    { name: messages.trucking, href: config.truckingBrand },
    { name: messages.consolidation, href: config.consolidationBrand },
  ];
  return (
    <nav
      aria-label={messages.brands}
      className="order-last flex basis-full gap-5 overflow-x-auto xl:gap-7 md:@min-[43rem]:order-none md:@min-[43rem]:flex-1 md:@min-[43rem]:basis-auto md:@min-[43rem]:self-stretch"
    >
      {tabs.map(({ name, href }, index) => (
        <a
          key={href}
          href={href}
          aria-current={index === tab ? 'true' : undefined}
          className={`flex min-h-10 items-center border-b-2 whitespace-nowrap ${index === tab ? 'border-current font-semibold' : 'border-transparent opacity-85 hover:opacity-100'} ${clear ? '' : index === tab ? 'text-brand-700' : 'text-ink-soft'}`}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
