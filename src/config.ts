import * as z from 'zod/mini';

const address = z.union([z.url(), z.string().check(z.regex(/^\/(?!\/)/))]);

const siteConfig = z.object({
  /** Base of every call; empty for the service that serves the site. */
  apiBase: z._default(z.union([z.literal(''), z.url()]), ''),
  /** Where the member center is entered; a one-time ticket is added by the service. */
  memberCenter: z._default(address, '/api-auth/sso/go'),
  truckingBrand: z._default(address, 'https://truck.example.com/'),
  consolidationBrand: z._default(address, 'https://lcl.example.com/'),
  friendlyLinks: z._default(z.array(z.object({ name: z.string(), href: z.url() })), [
    { name: '中华人民共和国海事局', href: 'https://www.msa.gov.cn/' },
    { name: '应急管理部化学品登记中心', href: 'https://www.nrcc.com.cn/' },
    { name: '国际海事组织', href: 'https://www.imo.org/' },
  ]),
  hotline: z._default(z.string(), '400-000-0000'),
  emergencyHotline: z._default(z.string(), '0532-00000000'),
});

/** Addresses and numbers of one deployment, read from the page's `site-config` element over the defaults. */
export type SiteConfig = z.output<typeof siteConfig>;

/** Reads the deployment's configuration; throws where an address in it is not one. */
export const configFrom = (json: string | null | undefined): SiteConfig =>
  siteConfig.parse(JSON.parse(json?.trim() || '{}'));

export const config = configFrom(globalThis.document?.querySelector('#site-config')?.textContent);
