import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FormatsPlugin } from 'ajv-formats';
import formats from 'ajv-formats';
import { projectRoot } from '#server/config/projectRoot.ts';

// the package's types declare a default export of its CommonJS module, which is the module itself
const addFormats = formats as unknown as FormatsPlugin;

interface Document {
  components: { schemas: Record<string, Record<string, unknown>> };
}

/**
 * Structure of an official OpenAPI document of dcsaorg/DCSA-OpenAPI: types, required properties, enums, patterns,
 * lengths; its descriptions are left out. The file contains the source.
 */
const official = (name: string): Document =>
  JSON.parse(readFileSync(join(projectRoot, `tests/support/dcsa-${name}.schema.json`), 'utf8')) as Document;

/** The same, but rejecting unknown properties: the official document allows any, so that misspelt ones would pass. */
const withoutOthers = ({ components }: Document): Document => ({
  components: {
    schemas: Object.fromEntries(
      Object.entries(components.schemas).map(([name, schema]) => [name, { ...schema, unevaluatedProperties: false }]),
    ),
  },
});

const checkOf = (document: Document, schema: string) => {
  // `int32` and `float` do not restrict a JSON number here
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, formats: { int32: true, float: true } }));
  ajv.addSchema({ $id: 'dcsa', ...document });
  return ajv.compile({ $ref: `dcsa#/components/schemas/${schema}` });
};

const faultsBy = (name: string, schema: string) => {
  const checks = [official(name), withoutOthers(official(name))].map((document) => checkOf(document, schema));
  return (value: unknown): string[] =>
    checks.flatMap((check) => {
      check(value);
      return (check.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      );
    });
};

/** The problems of a booking by the official document; empty if it is valid. */
export const bookingFaults = faultsBy('bkg-2.0.5', 'CreateBooking');

/** The same of a booking with its status. */
export const statedBookingFaults = faultsBy('bkg-2.0.5', 'Booking');

/** The same of a rejection. */
export const errorFaults = faultsBy('bkg-2.0.5', 'ErrorResponse');

/** The same of shipping instructions. */
export const instructionFaults = faultsBy('ebl-3.0.0', 'CreateShippingInstructions');

/** An exported booking as JSON. */
export type Booking = Record<string, unknown> & {
  requestedEquipments: {
    ISOEquipmentCode: string;
    units: number;
    isShipperOwned: boolean;
    commodities?: Record<string, unknown>[];
  }[];
  documentParties: Record<string, { partyName: string; addressLines?: string[] } | undefined>;
};
