import * as z from 'zod/mini';

/**
 * The papers of dangerous goods that are made from an order: the multimodal dangerous goods form with the packing
 * certificate (IMDG 5.4.5, 5.4.2), the declaration to the maritime safety administration, the shipper's declaration of
 * air freight (IATA DGR 8.1), and the consignment list of road transport (JT/T 617.5).
 */
export const dangerousPaperCodes = ['multimodal', 'maritime', 'air', 'road'] as const;
export type DangerousPaperCode = (typeof dangerousPaperCodes)[number];

/** Where a missing fact is entered: a dotted path of the order form or of the shipping instruction, or at the desk. */
const entryPlace = z.object({ page: z.enum(['order', 'instruction', 'desk']), path: z.string() });
export type EntryPlace = z.output<typeof entryPlace>;

/** A fact that a paper must state and the order lacks, with the paragraph that requires it. */
export const missingFact = z.object({
  /** `货物 1：闪点`. */
  nameZh: z.string(),
  paragraph: z.string(),
  where: entryPlace,
});
export type MissingFact = z.output<typeof missingFact>;

/** A paper of an order, and what it still lacks. */
export const dangerousPaperState = z.object({
  code: z.enum(dangerousPaperCodes),
  nameZh: z.string(),
  missing: z.array(missingFact),
});
export type DangerousPaperState = z.output<typeof dangerousPaperState>;
