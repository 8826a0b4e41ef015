import type { Order } from '#contract/booking/orderForm.ts';
import { lowFlashPointIn } from '#contract/rules/classification/statedFlashPoint.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { Finding, Suspicion } from './suspicion.ts';

/** The texts of one cargo item, offer or remark. */
export interface GoodsTexts {
  names: readonly string[];
  notes?: readonly string[];
  hsCode?: string;
  /** The UN number of the declared cargo: then only its other legal controls are recognised. */
  unNumber?: string | undefined;
}

/**
 * Recognises dangerous goods in the texts of a cargo that does not declare any, and controlled ones in declared cargo.
 */
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
 * All indications of undeclared dangerous goods in an order. The dangerous-goods desk reviews such an order before it
 * is accepted; declared goods are judged by the acceptance rules.
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
