import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { languageChoicePath, languageOf } from '#contract/app/languages.ts';
import type { HeaderState } from '#machines/app/header.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { ServiceLinks } from '#src/layouts/parts/ServiceLinks.tsx';
import { siteMenuId } from '#src/layouts/parts/siteMenuId.ts';
import { BrandTabs } from './BrandTabs.tsx';
import { Logo } from './Logo.tsx';

export interface HeaderProps {
  /** The brand tab of the page. */
  tab: number;
  config: SiteConfig;
  /** The account corner. */
  account: ReactNode;
  state: HeaderState;
  /** Whether it is transparent over a dark picture until the page is scrolled. */
  overlay: boolean;
  /** Whether the services are in a column next to the page. */
  hasColumn: boolean;
}

const messages = uiMessages.header;

const hasLanguages = import.meta.env.ENGLISH || import.meta.env.HAS_ENGLISH;

/** A link to this page in the other language that stores the choice; it needs no script. */
function LanguageLink({ className }: { className: string }) {
  const [path] = useLocation();
  const query = useSearch();
  const [language, name] = import.meta.env.ENGLISH ? (['zh', '中文'] as const) : (['en', 'EN'] as const);
  const address = import.meta.env.ENGLISH ? languageOf(path).chinese : path;
  return (
    <a
      href={`${languageChoicePath}/${language}${address}${query && `?${query}`}`}
      lang={language}
      hrefLang={language}
      className={className}
    >
      {name}
    </a>
  );
}

/** Logo, brand tabs, account and services; hidden while the visitor scrolls down, shown when scrolling up or when focused by keyboard. */
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
      <div className="@container mx-auto flex max-w-page flex-wrap items-center gap-x-2 px-4 md:min-h-16 md:gap-x-6">
        <Logo />
        <BrandTabs tab={tab} config={config} clear={clear} />
        <div className="ml-auto flex flex-wrap items-center justify-end md:flex-nowrap">
          {hasLanguages ? (
            <>
              <LanguageLink
                className={`grid h-10 cursor-pointer place-items-center rounded-md px-2 ${clear ? 'hover:bg-white/15' : 'text-ink-soft hover:bg-sunken'}`}
              />
              {account}
            </>
          ) : (
            account
          )}
          <button
            type="button"
            popoverTarget={siteMenuId}
            className={`-mr-2 grid size-10 cursor-pointer place-items-center rounded-md lg:hidden ${clear ? 'hover:bg-white/15' : 'text-ink-soft hover:bg-sunken'}`}
          >
            <Menu className="size-5" />
            <span className="sr-only">{messages.menu}</span>
          </button>
        </div>
      </div>
      <nav
        aria-label={messages.services}
        className={`border-t max-lg:hidden ${clear ? 'border-white/15' : 'border-line'} ${hasColumn ? 'sidemenu:hidden' : ''}`}
      >
        <ServiceLinks
          className={
            import.meta.env.ENGLISH
              ? 'mx-auto flex min-h-[39px] max-w-page flex-wrap justify-between gap-x-2 px-4'
              : 'mx-auto flex min-h-[39px] max-w-page flex-wrap justify-between gap-x-2 px-4 xl:justify-start xl:gap-x-7'
          }
          classes={`flex min-h-[39px] items-center whitespace-nowrap ${clear ? 'opacity-90 hover:opacity-100' : 'text-ink-soft hover:text-brand-700'}`}
          currentClasses={`font-semibold ${clear ? '!opacity-100 shadow-[inset_0_-2px]' : '!text-brand-700 shadow-[inset_0_-2px]'}`}
        />
      </nav>
    </header>
  );
}
