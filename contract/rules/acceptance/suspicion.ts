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

/** What was recognised: why, and the words of it. */
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
    // a name or an HS heading that casualties have taught
    'undeclared',
    'hsCode',
    // an attached safety data sheet names dangerous goods
    'safetySheet',
    // weights, volumes or densities that a specialist confirms
    'measures',
    // what rules leave open about declared dangerous goods: in this service, together, and by themselves
    'rule',
    'segregation',
    'classification',
  ]),
  words: z.string(),
  /** The part of the text that was recognised, as it was typed. */
  matched: z.optional(z.string()),
  /** The entry that the goods may be declared by; a proposal, no classification. */
  entry: z.optional(proposedEntry),
  /** How the law controls the chemical besides its carriage. */
  controls: z.optional(z.array(z.enum(controlCodes))),
  /** The list, catalogue or notice that the words are from. */
  source: z.optional(z.string()),
});
export type Finding = z.output<typeof finding>;

/**
 * What the desk decides before an order is accepted: its field, why, and the words of it. Most are parts of an order
 * that suggest dangerous goods without declaring them.
 */
export const suspicion = z.object({
  path: z.string(),
  ...finding.shape,
  /** What the desk has answered; without the person, whom customers do not see. */
  answer: z.optional(z.object({ decision: z.enum(['ordinary', 'declare']), reason: z.string(), at: z.iso.datetime() })),
});
export type Suspicion = z.output<typeof suspicion>;
