import { plainText } from '#contract/protocol/textInput.ts';
/** The packages of one cargo item as the shipper states them; 0 and '' if not stated. */
export interface PackedGoods {
  packages: number;
  grossKg: number;
  netKg: number;
  volumeM3: number;
  packagingCode: string;
  /** Free text, such as `12 × 1 L 塑料瓶`. */
  innerPackaging: string;
}

/** A quantity by mass or by volume. */
export interface Measure {
  amount: number;
  unit: 'kg' | 'L';
}

/** The values in the text on inner packagings: the quantity of each, and how many a package holds, if given. */
export interface InnerPackaging {
  each: Measure;
  pieces: number | null;
}

const units: readonly [RegExp, Measure['unit'], factor: number][] = [
  [/^(?:ml|毫升|cc)$/, 'L', 0.001],
  [/^(?:l|升|公升|litres?|liters?)$/, 'L', 1],
  [/^(?:g|克)$/, 'kg', 0.001],
  [/^(?:kgs?|千克|公斤)$/, 'kg', 1],
];

const quantity = '(\\d+(?:\\.\\d+)?)\\s*(ml|毫升|cc|litres?|liters?|l|升|公升|kgs?|千克|公斤|g|克)(?![a-z])';
const times = '[×x*]';
const piecesFirst = new RegExp(`(\\d+)\\s*[^\\d\\s.,，]{0,3}\\s*${times}\\s*${quantity}`, 'g');
const piecesLast = new RegExp(`${quantity}\\s*[^\\d\\s.,，]{0,3}\\s*${times}\\s*(\\d+)`, 'g');
const alone = new RegExp(quantity, 'g');

/** Codes of packagings, such as 4G and 1A2, which are not quantities. */
const packagingCodes = /(?<![\dA-Za-z.])\d[ABCDFGHMNP]\d?(?![A-Za-z\d])/g;

const measureOf = (amount: string, unit: string): Measure => {
  const [, kind, factor] = units.find(([words]) => words.test(unit))!;
  return { amount: Number(amount) * factor, unit: kind };
};

/**
 * Reads the quantity per inner packaging from a text: `12 × 1 L`, `500 mL 玻璃瓶`, `0.5 kg × 20`. Of several quantities the
 * largest counts; undefined if the text states none.
 */
export const innerPackagingOf = (text: string): InnerPackaging | undefined => {
  const plain = plainText(text)
    .replaceAll(packagingCodes, '')
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/g, '');
  const found: InnerPackaging[] = [
    ...[...plain.matchAll(piecesFirst)].map(([, pieces, amount, unit]) => ({
      each: measureOf(amount!, unit!),
      pieces: Number(pieces),
    })),
    ...[...plain.matchAll(piecesLast)].map(([, amount, unit, pieces]) => ({
      each: measureOf(amount!, unit!),
      pieces: Number(pieces),
    })),
    ...[...plain.matchAll(alone)].map(([, amount, unit]) => ({ each: measureOf(amount!, unit!), pieces: null })),
  ];
  return found.reduce<InnerPackaging | undefined>(
    (largest, one) => (largest === undefined || one.each.amount > largest.each.amount ? one : largest),
    undefined,
  );
};

/** Column 7a as a measure: `1 L`, `500 g`, `120 mL`; null for 0, blank or a reference to a special provision. */
export const limitOf = (column: string | null): Measure | null => {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*(ml|l|g|kg)$/.exec((column ?? '').trim().toLowerCase()) ?? [];
  return amount === undefined || unit === undefined || Number(amount) === 0 ? null : measureOf(amount, unit);
};

/** The share of one package in a total; undefined if either is not stated. */
export const perPackage = (total: number, packages: number): number | undefined =>
  total > 0 && packages > 0 ? total / packages : undefined;

/** Whether an amount exceeds a limit by more than the rounding of a division. */
export const isOver = (amount: number, limit: number): boolean => amount > limit * (1 + 1e-9);
