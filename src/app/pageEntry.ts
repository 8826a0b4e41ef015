import type { ComponentType } from 'react';
import type { LayoutName } from '#src/layouts/layouts.ts';

/** A page of the site, as the table of routes names it; what is absent is false, and its layout `basic`. */
export interface PageEntry {
  /** The title of its document, without the site's name. */
  title: string;
  layout?: LayoutName;
  /** The header tab of the page. */
  tab?: number;
  /** Whether the page requires a sign-in. */
  signIn?: true;
  /** Whether it opens the sign-in itself when its address is opened: links from messages lead to it. */
  opensSignIn?: true;
  /** Whether the page sets a better title once its content is loaded. */
  ownTitle?: true;
  /** Whether orders begin on the page, so that a draft is suggested there. */
  suggestsDrafts?: true;
  /** Loads its code; absent for a page that few visits begin with. */
  load?: () => Promise<{ default: ComponentType }>;
  /** The name of such a page's code, if not its own: see `rarePages`. */
  rare?: string;
}
