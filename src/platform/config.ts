import type { SiteConfig } from '#contract/app/siteDefaults.ts';
import { siteDefaults } from '#contract/app/siteDefaults.ts';

export type { SiteConfig };

/** A deployment's configuration over the defaults; it was checked when it was written into the document. */
export const configFrom = (json: string | null | undefined): SiteConfig => ({
  ...siteDefaults,
  ...(JSON.parse(json?.trim() || '{}') as Partial<SiteConfig>),
});

/** The configuration that a document carries. */
export const configIn = (document: Document): SiteConfig =>
  configFrom(document.querySelector('#site-config')?.textContent);
