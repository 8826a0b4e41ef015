import * as z from 'zod/mini';
import { controlCodes } from '#contract/rules/documents/controlledGoods.ts';

/** An entry of the dangerous-goods list by which recognised goods may be declared. */
export const proposedEntry = z.object({
  unNumber: z.string(),
  packingGroup: z.nullable(z.enum(['I', 'II', 'III'])),
  hazardClass: z.string(),
  properShippingName: z.string(),
  nameZh: z.string(),
});
export type ProposedEntry = z.output<typeof proposedEntry>;

/** The recognised goods: the reason, and the matched words. */
export const finding = z.object({
  why: z.enum([
    'packingInstruction',
    'stateOfCharge',
    'dryIce',
    'magnetic',
    'declarationService',
    'battery',
    'unNumber',
    'cas',
    'name',
    'hazardWord',
    // a name or an HS heading known from casualties
    'undeclared',
    'hsCode',
    // an attached safety data sheet with dangerous goods
    'safetySheet',
    // weights, volumes or densities that a specialist must confirm
    'measures',
    // open cases of declared dangerous goods: in this service, together, and individually
    'rule',
    'segregation',
    'classification',
  ]),
  words: z.string(),
  /** The matched part of the text, as typed. */
  matched: z.optional(z.string()),
  /** The entry for declaring the goods; a proposal, not a classification. */
  entry: z.optional(proposedEntry),
  /** The legal controls of the chemical besides its transport. */
  controls: z.optional(z.array(z.enum(controlCodes))),
  /** The list, catalogue or notice that contains the words. */
  source: z.optional(z.string()),
});
export type Finding = z.output<typeof finding>;

/**
 * A decision of the desk before an order is accepted: its field, the reason, and the matched words. Most are parts of
 * an order that suggest undeclared dangerous goods.
 */
export const suspicion = z.object({
  path: z.string(),
  ...finding.shape,
  /** The desk's answer; without the staff member, whom customers do not see. */
  answer: z.optional(z.object({ decision: z.enum(['ordinary', 'declare']), reason: z.string(), at: z.iso.datetime() })),
});
export type Suspicion = z.output<typeof suspicion>;
