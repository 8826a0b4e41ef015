import { plainText } from '#contract/protocol/textInput.ts';
import { unitsOf } from '#contract/rules/rounding.ts';

/**
 * A closed-cup flash point (°C) between `from` and `to`; `to` is excluded if `below`. An exact value has both equal;
 * `<23` begins at -Infinity, `>60` ends at Infinity.
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

/** To a tenth of a degree: a thousandth of a degree Fahrenheit is a 180th of a tenth. */
const toCelsius = (degrees: number): number => Math.round((unitsOf(degrees, 3) - 32_000) / 180) / 10;

/** The interval in a text without notes: one number, two with a sign between, or one after a comparison. */
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

/** The lower of two flash points, bound by bound: a typed value cannot make listed goods less dangerous. */
export const worseFlashPoint = (typed: FlashPoint | null, listed: FlashPoint | null): FlashPoint | null => {
  if (!typed || !listed) return typed ?? listed;
  const upper = typed.to < listed.to || (typed.to === listed.to && typed.below) ? typed : listed;
  return { from: Math.min(typed.from, listed.from), to: upper.to, below: upper.below };
};

const parseOne = (text: string): FlashPoint | null => {
  const plain = plainText(text).toLowerCase().replaceAll(/[−–—]/g, '-');
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

/**
 * Parses a flash point: `7 ℃`, `-18`, `<23`, `≥ 93`, `17..23`, `23～30 ℃`, `73 °F`; notes in brackets are ignored. An
 * open-cup value is only an upper limit, because a closed cup flashes no later. Of several, `-22 (n-hexane);
 * -48 (neohexane)`, the lowest counts. Null without a number, or for an approximate one.
 */
export const parseFlashPoint = (text: string): FlashPoint | null => {
  const points = text.split(';').map(parseOne);
  return points.includes(null) ? null : points.reduce(worseFlashPoint);
};
