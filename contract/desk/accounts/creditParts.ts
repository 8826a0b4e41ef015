import * as z from 'zod/mini';
import { givenUuid } from '#contract/protocol/ids.ts';
import { currency } from '#contract/rules/pricing/price.ts';
import { clerks } from '#contract/desk/staffRoles.ts';

export const instant = z.iso.datetime();

export const money = z.object({ currency, amount: z.int() });
export const company = { enterpriseId: z.string(), companyZh: z.string() };

/** What the requests about accounts, receipts and refunds have in common. */
export const common = { method: 'post', session: 'staff', roles: clerks, payload: 'body' } as const;
export const ofAccount = { enterpriseId: givenUuid, version: z.int().check(z.nonnegative()) };
export const keyword = z._default(z.string().check(z.trim(), z.maxLength(40)), '');
export const done = z.object({ id: z.string() });
export const path = (name: string) => `/api-platform/desk/credit/${name}` as const;
