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

/** The same of a service's pages, with the group of the site map that they belong to. */
export interface ServiceAbout {
  group: 'sea' | 'liquid' | 'land' | 'goods' | 'storage';
  pages: Readonly<Record<string, PageAbout>>;
}
