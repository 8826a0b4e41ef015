import type { ComponentType } from 'react';
import type { LayoutName } from '#src/layouts/layouts.ts';

/** A page of the site, as the table of routes names it; what is absent is false, and its layout `basic`. */
export interface PageEntry {
  /** The title of its document, without the site's name. */
  title: string;
  layout?: LayoutName;
  tab?: number;
  signIn?: true;
  opensSignIn?: true;
  ownTitle?: true;
  suggestsDrafts?: true;
  /** Loads its code; absent for a page that few visits begin with. */
  load?: () => Promise<{ default: ComponentType }>;
  /** The name of such a page's code, if not its own: see `rarePages`. */
  rare?: string;
}
