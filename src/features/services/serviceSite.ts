import type { LucideIcon } from 'lucide-react';

/** A service on the home page. */
export interface ServiceCard {
  Icon: LucideIcon;
  title: string;
  text: string;
}

/** The description of a page for the site map and search engines. */
export interface PageAbout {
  name: string;
  /** Its purpose, in one line. */
  text: string;
  /** How to reach the page if it does not have its own address. */
  reached?: string;
  /** Named parts of the page. */
  parts?: readonly { name: string; query: string }[];
  /** For search engines. */
  description?: string;
  /** Whether it is not indexed by search engines. */
  unlisted?: true;
}

/** The descriptions of a service's pages, by route, and their group in the site map. */
export interface ServiceAbout {
  group: 'sea' | 'liquid' | 'land' | 'goods' | 'storage';
  pages: Readonly<Record<string, PageAbout>>;
}

/** The texts of a service's page after an order or an enquiry. */
export interface RequestedText {
  /** The name of the service, and the steps after an enquiry, in order. */
  requested: { name: string; afterwards: readonly string[] };
  /** The steps after an order, if they differ from other orders. */
  orderSteps?: readonly { title: string; text: string }[];
}
