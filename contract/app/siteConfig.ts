import * as z from 'zod/mini';

const web = z.url({ protocol: /^https?$/ });
/** The address of another site, or a path of this one. */
const address = z.union([web, z.string().check(z.regex(/^\/(?![/\\])/))]);
const origin = z
  .string()
  .check(z.refine((text) => text === '' || (URL.canParse(text) && new URL(text).origin === text)));

const filings = z.object({
  icp: z.string(),
  police: z.string(),
  chemicalLicence: z.string(),
  creditCode: z.string(),
  forwarder: z.optional(z.string()),
  nvocc: z.optional(z.string()),
});

const text = z.string().check(z.trim(), z.minLength(1));
const bankAccount = z.strictObject({
  holder: text,
  holderEn: z.optional(text),
  bank: text,
  bankEn: z.optional(text),
  account: text,
  /** The bank's numbers for transfers within China and from abroad. */
  cnaps: z.optional(text),
  swift: z.optional(text),
});
/** A bank account into which customers pay. */
export type BankAccount = z.output<typeof bankAccount>;

/** What a deployment may override in `siteDefaults`; an unknown name is rejected because it is a typing error. */
export const siteOverrides = z.partial(
  z.strictObject({
    siteOrigin: origin,
    apiBase: z.union([z.literal(''), web]),
    memberCenter: address,
    truckingBrand: address,
    consolidationBrand: address,
    newsCenter: address,
    marketData: address,
    mapsService: address,
    miniProgramUrl: web,
    friendlyLinks: z.array(z.object({ name: z.string(), href: web })),
    captchaKey: z.union([z.literal(''), z.literal('default'), z.string().check(z.length(16))]),
    demoNotice: z.boolean(),
    hotline: z.string(),
    emergencyHotline: z.string(),
    operator: z.object({ name: z.string(), nameEn: z.optional(z.string()), address: z.string() }),
    filings,
    bankAccounts: z.strictObject({ CNY: z.optional(bankAccount), USD: z.optional(bankAccount) }),
  }),
);
export type BankAccounts = NonNullable<z.output<typeof siteOverrides>['bankAccounts']>;
