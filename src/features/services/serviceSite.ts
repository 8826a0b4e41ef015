import type { LucideIcon } from 'lucide-react';

/** A service on the home page. */
export interface ServiceCard {
  Icon: LucideIcon;
  title: string;
  text: string;
}

/** What the site map and search engines say of a page. */
export interface PageAbout {
  name: string;
  /** Its purpose, in one line. */
  text: string;
  /** How to reach the page if it has no address of its own. */
  reached?: string;
  /** Named parts of the page. */
  parts?: readonly { name: string; query: string }[];
  /** For search engines. */
  description?: string;
  /** Whether search engines leave it out. */
  unlisted?: true;
}

/** What is said of a service's pages, by route, and the group of the site map that lists them. */
export interface ServiceAbout {
  group: 'sea' | 'liquid' | 'land' | 'goods' | 'storage';
  pages: Readonly<Record<string, PageAbout>>;
}

/** What a service's page after an order or an enquiry says. */
export interface RequestedText {
  /** The name of the service, and the steps after an enquiry, in order. */
  requested: { name: string; afterwards: readonly string[] };
  /** The steps after an order, if they differ from other orders. */
  orderSteps?: readonly { title: string; text: string }[];
}
