import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/routes.ts';
import type { SiteConfig } from '#src/config.ts';
import { copy } from '#src/copy.ts';
import { LogoMark } from '#src/illustrations/LogoMark.tsx';
import { useHeaderState } from './useHeaderState.ts';

export interface HeaderProps {
  /** Which of the brand tabs the page belongs to. */
  tab: number;
  config: SiteConfig;
  /** The account corner. */
  account: ReactNode;
  /** Lies clear over a dark picture until the page is scrolled. */
  overlay?: boolean;
}

/** Logo, brand tabs and account; gone while the visitor scrolls on, back as soon as he scrolls up or tabs into it. */
export function Header({ tab, config, account, overlay = false }: HeaderProps) {
  const state = useHeaderState();
  const clear = overlay && state === 'top';
  const tabs = [
    { name: copy.brand, href: paths.home },
    { name: copy.header.trucking, href: config.truckingBrand },
    { name: copy.header.consolidation, href: config.consolidationBrand },
  ];
  return (
    <header
      data-state={state}
      className={`inset-x-0 top-0 z-30 transition-[translate,background-color,box-shadow] duration-200 focus-within:translate-y-0 ${overlay ? 'fixed' : 'sticky'} ${state === 'hidden' ? '-translate-y-full' : ''} ${clear ? 'text-white [&_[data-tone=quiet]]:text-white [&_[data-tone=quiet]:hover]:bg-white/15' : 'bg-surface shadow-card'}`}
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 px-4 sm:gap-x-6 sm:h-16 sm:flex-nowrap">
        <Link href={paths.home} aria-label={copy.header.home} className="flex items-center gap-2.5 py-2.5">
          <LogoMark className="size-9" />
          <span className="flex flex-col">
            <b className="text-lg leading-5 font-bold tracking-wide">{copy.brand}</b>
            <span className="text-[0.625rem] leading-3 tracking-widest opacity-80">{copy.brandLatin}</span>
          </span>
        </Link>
        <nav
          aria-label={copy.header.brands}
          className="order-last flex basis-full gap-5 overflow-x-auto sm:order-none sm:flex-1 sm:basis-auto sm:gap-7 sm:self-stretch"
        >
          {tabs.map(({ name, href }, index) => {
            const look = `flex min-h-10 items-center border-b-2 whitespace-nowrap ${index === tab ? 'border-current font-semibold' : 'border-transparent opacity-85 hover:opacity-100'} ${clear ? '' : index === tab ? 'text-brand-700' : 'text-ink-soft'}`;
            return href.startsWith('/') ? (
              <Link key={href} href={href} className={look} aria-current={index === tab ? 'page' : undefined}>
                {name}
              </Link>
            ) : (
              <a key={href} href={href} className={look}>
                {name}
              </a>
            );
          })}
        </nav>
        <div className="ml-auto">{account}</div>
      </div>
    </header>
  );
}
