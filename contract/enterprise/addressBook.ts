import * as z from 'zod/mini';
import { lastOrdered } from '#contract/booking/lastOrdered.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { chosenOf, companyName, email, optionalText, orLeftOut, telephone } from '#contract/protocol/fields.ts';

/** What an address is used as in an order. */
export const addressRole = chosenOf(['shipper', 'consignee', 'notifyParty', 'contact', 'emergency']);
export type AddressRole = z.output<typeof addressRole>;

/** An address as it is stored: a party of a bill of lading, or a person with a phone. */
export const addressFields = z.object({
  role: addressRole,
  name: companyName(120),
  address: orLeftOut(optionalText(300)),
  telephone: orLeftOut(telephone),
  email: orLeftOut(email),
  /** Whether new orders begin with it: at most one of each role. */
  isDefault: z._default(z.boolean(), false),
});
export type AddressFields = z.output<typeof addressFields>;

export const addressEntry = z.extend(addressFields, { id: z.uuid() });
export type AddressEntry = z.output<typeof addressEntry>;

export const addressBook = endpoint({
  method: 'post',
  path: '/api-user/addressBook/list',
  summary: '下单时已知的内容：地址簿（最近用过的在前）、认证资料中的名称与地址、账号联系人、最近订单的货物与各方',
  session: 'required',
  payload: 'body',
  input: z.object({}),
  output: z.object({
    entries: z.array(addressEntry),
    /** The company as its business licence states it, and in English as its application does; null until it is verified. */
    company: z.nullable(
      z.object({
        name: z.string(),
        address: z.string(),
        english: z.optional(z.object({ name: z.string(), address: z.string() })),
      }),
    ),
    /** The person of the account; what the account does not have is empty. */
    contact: z.optional(z.object({ name: z.string(), phone: z.string(), email: z.string() })),
    last: z.optional(lastOrdered),
  }),
});
export type AddressBook = z.output<(typeof addressBook)['output']>;
