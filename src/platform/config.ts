import type { SiteConfig } from '#contract/app/siteDefaults.ts';
import { siteDefaults } from '#contract/app/siteDefaults.ts';

export type { SiteConfig };

declare global {
  /** The configuration of the pages that are prerendered, where there is no document to read it from. */
  var siteConfigJson: string | undefined;
}

/** What a deployment says of itself, over the defaults; it was checked by whoever put it into the document. */
export const configFrom = (json: string | null | undefined): SiteConfig => ({
  ...siteDefaults,
  ...(JSON.parse(json?.trim() || '{}') as Partial<SiteConfig>),
});

export const config = configFrom(
  globalThis.document?.querySelector('#site-config')?.textContent ?? globalThis.siteConfigJson,
);
