import * as z from 'zod/mini';

/** An emission intensity with its source, as shown on pages. */
export const carbonFactor = z.object({
  nameZh: z.string(),
  /** Grams of CO2e, well to wheel, for a container of 20 feet or a tonne per kilometre. */
  grams: z.number(),
  unit: z.enum(['teuKm', 'tonneKm']),
  sourceZh: z.string(),
  /** The year of its publication. */
  year: z.int(),
});
export type CarbonFactor = z.output<typeof carbonFactor>;

export const carbonMode = z.enum(['sea', 'air', 'rail', 'road']);

/** A leg of a transport chain: before the main carriage, the main carriage, or after it. */
export const carbonLeg = z.object({
  leg: z.enum(['preCarriage', 'main', 'onCarriage']),
  mode: carbonMode,
  fromZh: z.string(),
  toZh: z.string(),
  /** Whole kilometres for the factor; null if the position of a place is unknown. */
  kilometres: z.nullable(z.int()),
  /** Grams of CO2e; null if they cannot be computed. */
  grams: z.nullable(z.int()),
  factor: z.nullable(carbonFactor),
  /** Why no figure can be computed. */
  missing: z.nullable(z.enum(['position', 'address', 'weight'])),
});
export type CarbonLeg = z.output<typeof carbonLeg>;

/** The emission of a transport by ISO 14083, of an order or per TEU or tonne of a quote. */
export const carbon = z.object({
  per: z.enum(['order', 'teu', 'tonne']),
  /** The sum of the known legs; null without the main carriage. */
  grams: z.nullable(z.int()),
  legs: z.array(carbonLeg),
});
export type Carbon = z.output<typeof carbon>;
