import * as z from 'zod/mini';
import type { Order, OrderForm } from './orderForm.ts';
import { anyOrder, blankDangerous } from './orderForm.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a caller gave, over what stands there where he gave nothing or null; what is no object is left to the schema. */
const over = (blank: Fields, given: unknown): unknown =>
  isFields(given)
    ? { ...blank, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) }
    : given;

const changed = (given: unknown, changes: Readonly<Record<string, (value: unknown) => unknown>>): unknown =>
  isFields(given)
    ? {
        ...given,
        ...Object.fromEntries(
          Object.entries(changes).flatMap(([name, change]) => (name in given ? [[name, change(given[name])]] : [])),
        ),
      }
    : given;

/** What of an order may be left out whatever its line, and what it is then. */
export const orderBlanks = {
  items: [],
  details: {},
  cargo: [],
  shipper: null,
  consignee: null,
  notifyParty: null,
  papersHeld: [],
  remark: '',
} as const satisfies Partial<OrderForm>;

/** The same of a line of cargo. */
export const cargoBlanks = { nameEn: '', hsCode: '', unit: 1, details: {}, dangerous: null } as const;

export const notifyPartyBlanks = { sameAsConsignee: false, name: '', address: '', telephone: '' } as const;

/** What must be said of dangerous goods in every case; the rest may be left out. */
const dangerousRequired = [
  'unNumber',
  'properShippingName',
  'hazardClass',
  'netKg',
  'emergencyContact',
  'emergencyPhone',
] as const;

/** The same of dangerous goods: what is not said is not declared. */
export const dangerousBlanks: Fields = Object.fromEntries(
  Object.entries(blankDangerous()).filter(([name]) => !dangerousRequired.some((required) => required === name)),
);

const completeCargo = (given: unknown): unknown =>
  changed(over(cargoBlanks, given), {
    details: (details) => over({}, details),
    dangerous: (dangerous) => over(dangerousBlanks, dangerous),
  });

/** An order as a caller may send it, with everything in it that he left out or sent as null. */
const complete = (given: unknown): unknown =>
  changed(over(orderBlanks, given), {
    details: (details) => over({}, details),
    cargo: (cargo) => (Array.isArray(cargo) ? cargo.map(completeCargo) : cargo),
    shipper: (party) => over({}, party),
    consignee: (party) => over({}, party),
    bookingContact: (contact) => over({}, contact),
    notifyParty: (party) => over(notifyPartyBlanks, party),
  });

/** An order of any line as it is sent: what may be empty may be left out or null. */
export const sentOrder = z.pipe(z.transform(complete), anyOrder) as unknown as z.ZodMiniType<Order, OrderForm>;
