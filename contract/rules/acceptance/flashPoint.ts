/**
 * The closed-cup flash point (°C) as far as a text tells it: between `from` and `to`, both included, `to` left out where
 * `below`. An exact value has both alike; `<23` begins at -Infinity, `>60` ends at Infinity.
 */
export interface FlashPoint {
  from: number;
  to: number;
  below: boolean;
}

const comparisons: readonly [RegExp, '<' | '<=' | '>='][] = [
  [/^(?:<=|≤|≦|不高于|不大于|不超过)/, '<='],
  [/^(?:>=|≥|≧|不低于|不小于)/, '>='],
  [/^(?:<|低于|小于)/, '<'],
  [/^(?:>|高于|大于)/, '>='],
];

const number = '-?\\d+(?:\\.\\d+)?';
const exactly = new RegExp(`^(${number})$`);
const range = new RegExp(`^(${number})(?:\\.{2,3}|~|至|到|-|to)(${number})$`);
const openCup = /\bo\.?c\.?(?![a-z])|open|开杯|开口/;
const words = /\([^)]*\)|闪点|flashpoint|[闭开]杯|[闭开]口(?:杯)?|closedcup|opencup|[co]\.?c\.?$|:/g;
const celsius = /°c|°|摄氏度|c(?![a-z])/g;
const fahrenheit = /°f|华氏度|\df/;

const toCelsius = (degrees: number): number => Math.round(((degrees - 32) * 50) / 9) / 10;

/** The interval a bare text tells: one number, two with a sign between, or one after a comparison. */
const intervalOf = (text: string): FlashPoint | null => {
  const comparison = comparisons.find(([sign]) => sign.test(text));
  const values = comparison
    ? text.replace(comparison[0], '').match(exactly)
    : (text.match(exactly) ?? text.match(range));
  if (!values) return null;
  const numbers = values.slice(1).map(Number);
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  if (comparison?.[1] === '<') return { from: Number.NEGATIVE_INFINITY, to, below: true };
  if (comparison?.[1] === '<=') return { from: Number.NEGATIVE_INFINITY, to, below: false };
  if (comparison?.[1] === '>=') return { from, to: Number.POSITIVE_INFINITY, below: false };
  return { from, to, below: false };
};

const plausible = ({ from, to }: FlashPoint): boolean =>
  [from, to].every((value) => !Number.isFinite(value) || (value >= -273 && value <= 1000));

/**
 * Reads a flash point as people and lists write it: `7 ℃`, `-18`, `<23`, `≥ 93`, `17..23`, `23～30 ℃`, `73 °F`, notes in
 * brackets left aside. An open-cup value is only the upper end, for a closed cup flashes no later. Null for what tells
 * no number, or only that it is about so much.
 */
export const parseFlashPoint = (text: string): FlashPoint | null => {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/[−–—]/g, '-');
  const bare = plain.replaceAll(/\s/g, '').replaceAll(words, '');
  const isFahrenheit = fahrenheit.test(bare);
  const found = intervalOf(bare.replaceAll(isFahrenheit ? /°f|华氏度|f/g : celsius, ''));
  if (!found) return null;
  const { below } = found;
  const from = isFahrenheit ? toCelsius(found.from) : found.from;
  const to = isFahrenheit ? toCelsius(found.to) : found.to;
  const flashPoint = { from: openCup.test(plain) ? Number.NEGATIVE_INFINITY : from, to, below };
  if (!Number.isFinite(flashPoint.from) && !Number.isFinite(to)) return null;
  return plausible(flashPoint) ? flashPoint : null;
};

/** A flash point in words that `parseFlashPoint` reads as the same. */
export const flashPointText = ({ from, to, below }: FlashPoint): string => {
  if (from === to) return `${from} ℃`;
  if (!Number.isFinite(to)) return `≥${from} ℃`;
  if (!Number.isFinite(from)) return `${below ? '<' : '≤'}${to} ℃`;
  return `${from}～${to} ℃`;
};
