import * as z from 'zod/mini';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { blankFields } from '#contract/services/definitions/serviceFields.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import type { OrderForm } from './orderForm.ts';
import { blankDangerous } from './blankOrder.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Completes given values with blanks where they are missing or null; a value that is no object is left to the schema.
 */
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

/** The fields of an order that may be left out in every service, with their blank values. */
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

/** The same for a cargo item. */
export const cargoBlanks = { nameEn: '', hsCode: '', unit: 1, details: {}, dangerous: null } as const;

export const notifyPartyBlanks = { sameAsConsignee: false, name: '', address: '', telephone: '' } as const;

/** Fields that dangerous goods always require; all others may be left out. */
const dangerousRequired = [
  'unNumber',
  'properShippingName',
  'hazardClass',
  'netKg',
  'emergencyContact',
  'emergencyPhone',
] as const;

/** Blanks for dangerous goods: what is left out counts as not declared. */
export const dangerousBlanks: Fields = Object.fromEntries(
  Object.entries(blankDangerous()).filter(([name]) => !dangerousRequired.some((required) => required === name)),
);

const completeCargo = ({ cargoFields }: ServiceDefinition, given: unknown): unknown =>
  changed(over(cargoBlanks, given), {
    details: (details) => over(blankFields(cargoFields), details),
    dangerous: (dangerous) => over(dangerousBlanks, dangerous),
  });

/** An order from an API caller, completed with blanks for everything left out or null. */
export const completeOrder = (service: ServiceDefinition, given: unknown): unknown =>
  changed(over(orderBlanks, given), {
    details: (details) => over(blankFields(service.fields), details),
    cargo: (cargo) => (Array.isArray(cargo) ? cargo.map((one: unknown) => completeCargo(service, one)) : cargo),
    shipper: (party) => over({}, party),
    consignee: (party) => over({}, party),
    bookingContact: (contact) => over({}, contact),
    notifyParty: (party) =>
      party === null ? { ...notifyPartyBlanks, sameAsConsignee: true } : over(notifyPartyBlanks, party),
  });

/**
 * An order as sent: this schema reads only its service code; `completeOrder` and the schema of `orderOf` read the rest.
 */
export const sentOrder = z.looseObject({ line: serviceCode }) as unknown as z.ZodMiniType<OrderForm, OrderForm>;
