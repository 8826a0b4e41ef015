import * as z from 'zod/mini';
import type { Order } from '#contract/booking/orderForm.ts';
import { lowFlashPointIn } from '#contract/rules/classification/statedFlashPoint.ts';
import { controlCode } from '#contract/rules/documents/controlledGoods.ts';
import type { Quote } from '#contract/services/quote.ts';

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
  controls: z.optional(z.array(controlCode)),
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

/** The texts of one cargo item, offer or remark. */
export interface GoodsTexts {
  names: readonly string[];
  notes?: readonly string[];
  hsCode?: string;
}

/** Recognises dangerous goods by the texts of a cargo that does not declare any. */
export type Recogniser = (texts: GoodsTexts) => Finding[];

type Details = Order['details'];

const isFilled = (value: Details[string] | undefined): boolean =>
  value !== undefined && value !== '' && value !== false && value !== 0 && value !== 'none';

/** Fields that only dangerous goods, dry ice, magnets or batteries fill in (IATA DGR 2.3, 3.9.2; SMGS annex 2). */
const orderFields: readonly [name: string, why: Suspicion['why']][] = [
  ['dryIceKg', 'dryIce'],
  ['dryIceService', 'dryIce'],
  ['magnetic', 'magnetic'],
  ['declarationEntrusted', 'declarationService'],
  ['battery', 'battery'],
];
const cargoFields: readonly [name: string, why: Suspicion['why']][] = [
  ['packingInstruction', 'packingInstruction'],
  ['stateOfCharge', 'stateOfCharge'],
];

const filledIn = (fields: typeof orderFields, details: Details, pathOf: (name: string) => string): Suspicion[] =>
  fields
    .filter(([name]) => isFilled(details[name]))
    .map(([name, why]) => ({ path: pathOf(name), why, words: String(details[name]) }));

/**
 * Everything in an order that suggests dangerous goods which it does not declare. Such an order is reviewed by the
 * dangerous-goods desk before it is accepted; what it declares is judged by the acceptance rules.
 */
export const suspicionsOf = (
  { details, cargo, remark }: Pick<Order, 'details' | 'cargo' | 'remark'>,
  { goods, isDangerous }: Pick<Quote, 'goods' | 'isDangerous'>,
  recognise: Recogniser,
  fileNames: readonly string[] = [],
): Suspicion[] => {
  const isDeclared = isDangerous === true || cargo.some(({ dangerous }) => dangerous !== null);
  const text = (path: string, texts: GoodsTexts): Suspicion[] => {
    const found = recognise(texts);
    if (found.length > 0) return found.map((one) => Object.assign({ path }, one));
    const flashPoint = lowFlashPointIn([...texts.names, ...(texts.notes ?? [])]);
    return flashPoint === undefined ? [] : [{ path, why: 'hazardWord', words: flashPoint }];
  };
  return [
    ...(isDeclared ? [] : filledIn(orderFields, details, (name) => `details.${name}`)),
    ...(goods && !isDeclared ? text('offerId', { names: [goods.nameZh, goods.nameEn], notes: [goods.cas ?? ''] }) : []),
    ...cargo.flatMap((one, index) =>
      one.dangerous === null
        ? [
            ...filledIn(cargoFields, one.details, (name) => `cargo.${index}.details.${name}`),
            ...(one.packagingCode === 'CYL'
              ? [{ path: `cargo.${index}.packagingCode`, why: 'hazardWord' as const, words: 'CYL' }]
              : []),
            ...text(`cargo.${index}.nameZh`, {
              names: [one.nameZh, one.nameEn],
              notes: [String(one.details['cas'] ?? '')],
              hsCode: one.hsCode,
            }),
          ]
        : [],
    ),
    ...(isDeclared ? [] : text('details.marks', { names: [], notes: [String(details['marks'] ?? '')] })),
    ...(isDeclared ? [] : text('remark', { names: [], notes: [remark] })),
    ...(isDeclared ? [] : text('documents', { names: [], notes: fileNames })),
  ];
};
