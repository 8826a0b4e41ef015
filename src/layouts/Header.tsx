import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import type { SiteConfig } from '#src/platform/config.ts';
import { copy } from '#src/ui/messages.ts';
import { ServiceLinks } from '#src/layouts/parts/ServiceLinks.tsx';
import { siteMenuId } from '#src/layouts/parts/SiteMenu.tsx';
import { BrandTabs } from './BrandTabs.tsx';
import { Logo } from './Logo.tsx';
import type { HeaderState } from './useHeaderState.ts';

export interface HeaderProps {
  /** Which of the brand tabs the page belongs to. */
  tab: number;
  config: SiteConfig;
  /** The account corner. */
  account: ReactNode;
  state: HeaderState;
  /** Lies clear over a dark picture until the page is scrolled. */
  overlay: boolean;
  /** The services stand in a column beside the page where the visitor wants it so. */
  hasColumn: boolean;
}

const words = copy.header;

/** Logo, brand tabs, account and services; gone while the visitor scrolls on, back as soon as he scrolls up or tabs into it. */
export function Header({ tab, config, account, state, overlay, hasColumn }: HeaderProps) {
  const clear = overlay && state === 'top';
  const place = overlay ? 'fixed loose-header:absolute' : 'sticky loose-header:static';
  const paint = clear
    ? 'text-white [&_[data-tone=quiet]]:text-white [&_[data-tone=quiet]:hover]:bg-white/15'
    : 'bg-surface shadow-card';
  return (
    <header
      data-state={state}
      className={`inset-x-0 top-(--top-notice) z-30 transition-[translate,background-color,box-shadow] duration-200 focus-within:translate-y-0 has-[:popover-open]:translate-y-0 loose-header:translate-y-0 ${place} ${paint} ${state === 'hidden' ? '-translate-y-full' : ''}`}
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 px-4 md:h-16 md:flex-nowrap md:gap-x-6">
        <Logo />
        <BrandTabs tab={tab} config={config} clear={clear} />
        <div className="ml-auto flex items-center">
          {account}
          <button
            type="button"
            popoverTarget={siteMenuId}
            className={`-mr-2 grid size-10 cursor-pointer place-items-center rounded-md lg:hidden ${clear ? 'hover:bg-white/15' : 'text-ink-soft hover:bg-sunken'}`}
          >
            <Menu className="size-5" />
            <span className="sr-only">{words.menu}</span>
          </button>
        </div>
      </div>
      <nav
        aria-label={words.services}
        className={`border-t max-lg:hidden ${clear ? 'border-white/15' : 'border-line'} ${hasColumn ? 'sidemenu:hidden' : ''}`}
      >
        <ServiceLinks
          className="mx-auto flex h-[39px] max-w-page justify-between gap-x-2 px-4 xl:justify-start xl:gap-x-7"
          look={`flex h-full items-center whitespace-nowrap ${clear ? 'opacity-90 hover:opacity-100' : 'text-ink-soft hover:text-brand-700'}`}
          currentLook={`font-semibold ${clear ? '!opacity-100 shadow-[inset_0_-2px]' : '!text-brand-700 shadow-[inset_0_-2px]'}`}
        />
      </nav>
    </header>
  );
}
