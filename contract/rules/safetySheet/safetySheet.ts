import * as z from 'zod/mini';

/** A value with the page and the line that it was read from. */
export const readValue = z.object({
  value: z.string(),
  page: z.int(),
  line: z.string(),
  /** Where the line stands, as shares of the page's height. */
  top: z.optional(z.number()),
  bottom: z.optional(z.number()),
  /** The share of a substance, as printed: `>= 90 - <= 100 %`. */
  content: z.optional(z.string()),
});
export type ReadValue = z.output<typeof readValue>;

/** The fields that are read, in the order in which they are shown. */
export const sheetFields = [
  'unNumber',
  'properShippingName',
  'technicalName',
  'hazardClass',
  'subsidiaryHazards',
  'packingGroup',
  'flashPoint',
  'marinePollutant',
  'cas',
] as const;
export type SheetField = (typeof sheetFields)[number];

const values = z.array(readValue);

/**
 * What was read from sections 3, 9 and 14 of a safety data sheet: the distinct values of each field. One is proposed;
 * several contradict each other, and the customer chooses.
 */
export const sheetFacts = z.object({
  unNumber: values,
  properShippingName: values,
  technicalName: values,
  hazardClass: values,
  /** `6.1 8`. */
  subsidiaryHazards: values,
  packingGroup: values,
  /** In °C, closed cup unless it says otherwise: `4 ℃`, `>60 ℃`, `17~23 ℃`. */
  flashPoint: values,
  /** `yes` or `no`. */
  marinePollutant: values,
  cas: values,
  /** Where section 14 says that the goods are not dangerous goods; empty if it names a UN number as well. */
  notRegulated: values,
});
export type SheetFacts = z.output<typeof sheetFacts>;

/** What was read of a safety data sheet. */
export const safetySheet = z.object({
  pages: z.int(),
  /** Pages without a text layer whose text was recognised in their picture. */
  recognised: z.array(z.int()),
  /** Pages of which nothing was read: without text, or beyond those that are read. */
  unread: z.array(z.int()),
  /** Whether the print of pages without a text layer is still to be recognised. */
  isWaiting: z.optional(z.boolean()),
  facts: sheetFacts,
});
export type SafetySheet = z.output<typeof safetySheet>;
