import type { Order } from '#contract/booking/orderForm.ts';
import { batteries } from './batteries.ts';
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

/** What a finding is about: an entry of the list, or words. */
const subjectOf = ({ entry, words }: Finding): string => entry?.unNumber ?? words;

/** What an order states of its goods: the declared numbers, and all that its names and marks are recognised as. */
export const statedSubjects = (
  { cargo, marks = '' }: Pick<Order, 'cargo'> & { marks?: string },
  recognise: Recogniser,
): ReadonlySet<string> =>
  new Set([
    ...recognise({ names: [], notes: [marks] }).map(subjectOf),
    ...cargo.flatMap(({ nameZh, nameEn, hsCode, details, dangerous }) => {
      const names = [nameZh, nameEn, dangerous?.properShippingName ?? '', dangerous?.technicalName ?? ''];
      const found = names.flatMap((name) => recognise({ names: [name], notes: [String(details['cas'] ?? '')] }));
      return [dangerous?.unNumber ?? '', ...[...found, ...recognise({ names: [], hsCode })].map(subjectOf)];
    }),
  ]);

/** The parts of a text, without the stated UN numbers: a number is found before the names next to it. */
const partsOf = (text: string, stated: ReadonlySet<string>): string[] =>
  text
    .replaceAll(/\bU\.?\s?N\.?(?:\s*NO\.?)?[\s:：#-]*(\d{4})(?!\d)/gi, (whole, unNumber: string) =>
      stated.has(unNumber) ? ' ' : whole,
    )
    .split(/[\n;；+]/);

/** The findings in a text about other goods than the stated ones. */
export const unstatedIn = (text: string, stated: ReadonlySet<string>, recognise: Recogniser): Finding[] => {
  const known: ReadonlySet<string> = new Set([
    ...stated,
    ...(batteries.some((unNumber) => stated.has(unNumber)) ? batteries : []),
  ]);
  const found = partsOf(text, stated).flatMap((part) => recognise({ names: [part] }));
  return found.filter((finding) => !known.has(subjectOf(finding)));
};

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
  const marks = String(details['marks'] ?? '');
  // recognising all cargo takes time, and most orders have none of these texts
  const hasTexts = marks !== '' || remark !== '' || fileNames.length > 0;
  const stated = isDeclared && hasTexts ? statedSubjects({ cargo }, recognise) : undefined;
  /** A text about the whole order; of one with declared goods it may name these, and warn of them. */
  const ofOrder = (path: string, note: string): Suspicion[] => {
    if (!isDeclared) return text(path, { names: [], notes: [note] });
    const found = stated ? unstatedIn(note, stated, recognise) : [];
    return found.flatMap((one) => (one.entry ? [Object.assign({ path }, one)] : []));
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
    // goods that are sold as dangerous have no cargo to compare with
    ...(isDeclared && cargo.length === 0
      ? []
      : [
          ...ofOrder('details.marks', marks),
          ...ofOrder('remark', remark),
          ...(isDeclared ? fileNames.flatMap((name) => ofOrder('documents', name)) : []),
        ]),
    ...(isDeclared ? [] : text('documents', { names: [], notes: fileNames })),
  ];
};
