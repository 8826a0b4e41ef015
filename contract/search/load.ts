import type { Problem } from '#contract/protocol/problem.ts';
import { toThousandths } from '#contract/rules/rounding.ts';
import { numberTyped, plainText } from '#contract/protocol/textInput.ts';

/** The amount to move, if known: cubic metres and kilograms. */
export interface Load {
  volumeM3?: number | undefined;
  weightKg?: number | undefined;
}

/** The volume data of specification section 3 as typed; empty if not. */
export interface TypedLoad {
  volume: string;
  weight: string;
}

interface Measure {
  /** Unit suffixes that are accepted, with their factor to the requested unit. */
  units: Readonly<Record<string, number>>;
  max: number;
}

const litre = 0.001;
const ton = 1_000;
const measures: Readonly<Record<keyof TypedLoad, Measure>> = {
  volume: {
    units: { m3: 1, 'm^3': 1, cbm: 1, 立方米: 1, 立方: 1, 方: 1, l: litre, 升: litre },
    max: 5_000,
  },
  weight: { units: { kg: 1, kgs: 1, 公斤: 1, 千克: 1, t: ton, mt: ton, ton, tons: ton, 吨: ton }, max: 1_000_000 },
};

const amountTyped = (typed: string, { units, max }: Measure): number | Problem | undefined => {
  const [, digits = '', unit = ''] = /^(.*?)([a-z\p{Script=Han}][a-z\p{Script=Han}^3]*)?$/u.exec(
    plainText(typed).trim().toLowerCase(),
  ) ?? [typed];
  const factor = unit === '' ? 1 : units[unit];
  const read = numberTyped(digits);
  if (read === 'required' && unit === '') return undefined;
  if (typeof read === 'string' || factor === undefined) return 'numberInvalid';
  const amount = toThousandths(read * factor);
  if (amount <= 0) return 'mustBePositive';
  return amount > max ? 'tooMany' : amount;
};

const readingsOf = (typed: TypedLoad) =>
  Object.entries(measures).map(
    ([name, measure]) => [name, amountTyped(typed[name as keyof TypedLoad], measure)] as const,
  );

/** Problems of a typed load; both numbers are optional. */
export const loadProblems = (typed: TypedLoad): Record<string, Problem> =>
  Object.fromEntries(readingsOf(typed).filter((one): one is [string, Problem] => typeof one[1] === 'string'));

/** Parses a typed load; a missing or unreadable number is left out. */
export const loadTyped = (typed: TypedLoad): Load => {
  const amounts = Object.fromEntries(readingsOf(typed).filter(([, read]) => typeof read === 'number'));
  const { volume: volumeM3, weight: weightKg } = amounts as { volume?: number; weight?: number };
  return { volumeM3, weightKg };
};
