import type { Problem } from '#contract/protocol/problem.ts';
import { overLimit } from '#contract/protocol/problem.ts';
import { toThousandths } from '#contract/rules/rounding.ts';
import { measureTyped } from '#contract/protocol/textInput.ts';

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

/** The unit and the most of each. */
const measures = { volume: { unit: 'm3', max: 5_000 }, weight: { unit: 'kg', max: 1_000_000 } } as const;

const amountTyped = (typed: string, { unit, max }: { unit: string; max: number }): number | Problem | undefined => {
  const read = measureTyped(typed, unit);
  if (typeof read === 'string') return read === 'required' ? undefined : read;
  const amount = toThousandths(read);
  if (amount <= 0) return 'mustBePositive';
  return amount > max ? overLimit(max) : amount;
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
