import * as z from 'zod/mini';

/** A value with the page and the line that it was read from. */
export const readValue = z.object({
  value: z.string(),
  page: z.int(),
  line: z.string(),
  /** The position of the line, as fractions of the page's height. */
  top: z.optional(z.number()),
  bottom: z.optional(z.number()),
  /** The share of a substance, as printed: `>= 90 - <= 100 %`. */
  content: z.optional(z.string()),
});
export type ReadValue = z.output<typeof readValue>;

/** The fields that are read, in display order. */
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
 * The values of sections 3, 9 and 14 of a safety data sheet: the distinct values of each field. A single one is
 * proposed; several contradict each other, and the customer chooses.
 */
export const sheetFacts = z.object({
  unNumber: values,
  properShippingName: values,
  technicalName: values,
  hazardClass: values,
  /** `6.1 8`. */
  subsidiaryHazards: values,
  packingGroup: values,
  /** In °C, closed cup by default: `4 ℃`, `>60 ℃`, `17~23 ℃`. */
  flashPoint: values,
  /** `yes` or `no`. */
  marinePollutant: values,
  cas: values,
  /** The text of section 14 that the goods are not dangerous; empty if it contains a UN number as well. */
  notRegulated: values,
});
export type SheetFacts = z.output<typeof sheetFacts>;

/** The result of reading a safety data sheet. */
export const safetySheet = z.object({
  pages: z.int(),
  /** Pages without a text layer that were read by OCR. */
  recognised: z.array(z.int()),
  /** Pages that were not read: without text, or beyond the limit. */
  unread: z.array(z.int()),
  /** Whether OCR of pages without a text layer is pending. */
  isWaiting: z.optional(z.boolean()),
  facts: sheetFacts,
});
export type SafetySheet = z.output<typeof safetySheet>;
