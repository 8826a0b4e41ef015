// @module-tag long
import { describe, expect, test } from 'vitest';
import { contentsOf } from '#contract/rules/loading/liquids.ts';
import { containersFor } from '#contract/rules/loading/loadFit.ts';
import { amountIn } from '#contract/rules/pricing/exchange.ts';
import { chargeableKgOf, revenueTonsOf, tonDaysOf, volumeM3Of } from '#contract/rules/pricing/measures.ts';
import type { TariffCharge } from '#contract/rules/pricing/price.ts';
import { feesOf } from '#contract/rules/pricing/price.ts';
import { sumOf, times, toThousandths } from '#contract/rules/rounding.ts';
import { maximumFillOf, tankFillOf } from '#contract/rules/tanks/tankFill.ts';
import { randomFrom, seed } from '#tests/support/random.ts';
import { tariffCharge } from '#tests/support/pricedForm.ts';

/** A random whole number between two. */
type Whole = (from: number, to: number) => number;

/** The result of a rule for one input, and the exact result in integer arithmetic, both as decimals. */
interface Case {
  input: unknown;
  found: string;
  exact: string;
}

const up = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;
const nearest = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const mg = 1_000_000n;

/** Whole units as a decimal: 1250 with three decimals are `1.25`. */
const decimal = (units: bigint, decimals: number): string => {
  const digits = units.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return digits.slice(0, digits.length - decimals) + (fraction === '' ? '' : `.${fraction}`);
};

/** Whole units as a typed number. */
const typed = (units: number, decimals: number): number => Number(decimal(BigInt(units), decimals));

const many = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

/** Grams and milligrams of a weight, in milligrams. */
const weightOf = (whole: Whole): number =>
  whole(0, 1) ? 1_000 * whole(0, 1_000_000_000) : whole(0, 1_000_000_000_000);
const volumeOf = (whole: Whole): number => (whole(0, 1) ? 500 * whole(0, 10_000_000) : whole(0, 5_000_000_000));

const charge = (over: Partial<TariffCharge>) => tariffCharge({ side: 'service', basis: 'ton', amount: 0, ...over });

const searches: Record<string, (whole: Whole) => Case> = {
  'a sum of weights': (whole) => {
    const weights = many(whole(1, 5), () => weightOf(whole));
    const exact = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    return {
      input: weights,
      found: String(sumOf(weights.map((weight) => typed(weight, 6)))),
      exact: decimal(exact, 6),
    };
  },

  'a quantity to three decimals': (whole) => {
    const units = whole(0, 1) ? 500 * whole(0, 2_000_000_000) : whole(0, 1_000_000_000_000);
    return {
      input: units,
      found: String(toThousandths(typed(units, 6))),
      exact: decimal(nearest(BigInt(units), 1_000n), 3),
    };
  },

  'a quantity so many times': (whole) => {
    const [units, count] = [weightOf(whole), whole(0, 800)];
    return {
      input: [units, count],
      found: String(times(typed(units, 6), count)),
      exact: decimal(BigInt(units) * BigInt(count), 6),
    };
  },

  'a volume of pieces, to the cubic centimetre': (whole) => {
    const decimals = whole(0, 3);
    const most = 1_200 * 10 ** decimals;
    const pieces = many(whole(1, 3), () => [whole(1, most), whole(1, most), whole(1, most), whole(1, 1_000)] as const);
    const volume = pieces.reduce((sum, sides) => sum + sides.reduce((product, side) => product * BigInt(side), 1n), 0n);
    const found = volumeM3Of(
      pieces.map(([length, width, height, count]) => ({
        lengthCm: typed(length, decimals),
        widthCm: typed(width, decimals),
        heightCm: typed(height, decimals),
        count,
      })),
    );
    return { input: pieces, found: String(found), exact: decimal(nearest(volume, 1_000n ** BigInt(decimals)), 6) };
  },

  'chargeable weight: the larger of the weight and a kilogram per 6,000 cm³, up to half a kilogram': (whole) => {
    const [weight, volume] = [weightOf(whole), volumeOf(whole)];
    const sixfold = larger(6n * BigInt(weight), 1_000n * BigInt(volume));
    return {
      input: [weight, volume],
      found: String(chargeableKgOf({ grossKg: typed(weight, 6), volumeM3: typed(volume, 6) })),
      exact: decimal(5n * up(sixfold, 3n * mg), 1),
    };
  },

  'revenue tons: the larger of tonnes and cubic metres to the nearest thousandth, at least one': (whole) => {
    const [weight, volume] = [weightOf(whole), volumeOf(whole)];
    const tons = larger(nearest(BigInt(weight), mg), nearest(BigInt(volume), 1_000n));
    return {
      input: [weight, volume],
      found: String(revenueTonsOf({ grossKg: typed(weight, 6), volumeM3: typed(volume, 6) })),
      exact: decimal(larger(tons, 1_000n), 3),
    };
  },

  'ton-days to the nearest thousandth': (whole) => {
    const [weight, days] = [weightOf(whole) * whole(1, 20), whole(1, 730)];
    return {
      input: [weight, days],
      found: String(tonDaysOf(typed(weight, 6), days)),
      exact: decimal(nearest(BigInt(weight) * BigInt(days), mg), 3),
    };
  },

  'a fee of the whole order: price times quantity, up to the fen, at least the minimum': (whole) => {
    const [amount, minimum, thousandths] = [whole(0, 200_000_000), whole(0, 1_000_000), whole(1, 20_000_000)];
    const [fee] = feesOf([charge({ amount, minimum })], {
      items: {},
      measures: { ton: typed(thousandths, 3) },
      conditions: new Set(),
    });
    const exact = larger(up(BigInt(amount) * BigInt(thousandths), 1_000n), BigInt(minimum));
    return {
      input: [amount, minimum, thousandths],
      found: `${fee!.quantity} ${fee!.amount}`,
      exact: `${decimal(BigInt(thousandths), 3)} ${exact}`,
    };
  },

  'a fee of chosen items: what each counts for to the thousandth, up to the fen, each at least the minimum': (
    whole,
  ) => {
    const [amount, minimum, millionths] = [whole(0, 10_000_000), whole(0, 1_000_000), 500 * whole(1, 20_000_000)];
    const pieces = whole(1, 50);
    const [fee] = feesOf([charge({ item: 'T11', amount, minimum })], {
      items: { T11: pieces },
      measures: {},
      perItem: { ton: typed(millionths, 6) },
      conditions: new Set(),
    });
    const quantity = nearest(BigInt(millionths) * BigInt(pieces), 1_000n);
    const exact = larger(up(BigInt(amount) * quantity, 1_000n), BigInt(minimum) * BigInt(pieces));
    return {
      input: [amount, minimum, millionths, pieces],
      found: `${fee!.quantity} ${fee!.amount}`,
      exact: `${decimal(quantity, 3)} ${exact}`,
    };
  },

  'dollars in yuan, up to the fen': (whole) => {
    const [amount, rate] = [whole(1, 10_000_000_000), whole(50_000, 90_000)];
    const found = amountIn([{ currency: '2', amount }], '1', rateOf(typed(rate, 4)));
    return { input: [amount, rate], found: String(found), exact: String(up(BigInt(amount) * BigInt(rate), 10_000n)) };
  },

  'yuan in dollars, up to the cent': (whole) => {
    const rate = whole(5_000_000, 9_000_000);
    // every fourth amount is a whole number of dollars
    const amount = whole(0, 3) ? whole(1, 10_000_000_000) : rate * whole(1, 1_000);
    const found = amountIn([{ currency: '1', amount }], '2', rateOf(typed(rate, 6)));
    return { input: [amount, rate], found: String(found), exact: String(up(BigInt(amount) * mg, BigInt(rate))) };
  },

  'litres of a load to the millilitre, and the degree of filling to a hundredth of a percent': (whole) => {
    const [grams, density, capacityL] = [whole(1, 40_000_000), whole(500, 4_000), 1_000 * whole(10, 26)];
    const { litres, percent } = tankFillOf({
      capacityL,
      content: { tonnes: typed(grams, 6), densityKgPerL: typed(density, 3) },
      hasBaffles: true,
      isDangerous: true,
    });
    const millilitres = nearest(1_000n * BigInt(grams), BigInt(density));
    const hundredths = nearest(10_000n * BigInt(grams), BigInt(density) * BigInt(capacityL));
    return {
      input: [grams, density, capacityL],
      found: `${litres} ${percent}`,
      exact: `${decimal(millilitres, 3)} ${decimal(hundredths, 2)}`,
    };
  },

  'a tank is too full from a millilitre above its limit on': (whole) => {
    const [capacityL, tenths] = [1_000 * whole(8, 26), whole(800, 950)];
    const limit = capacityL * tenths;
    const millilitres = limit + whole(-1, 1);
    const { problems } = tankFillOf({
      capacityL,
      content: { litres: typed(millilitres, 3) },
      hasBaffles: true,
      isDangerous: true,
      maximumPercent: typed(tenths, 1),
    });
    return {
      input: [capacityL, tenths, millilitres],
      found: String(problems.length),
      exact: millilitres > limit ? '1' : '0',
    };
  },

  'the highest degree of filling by two densities, down to a tenth of a percent': (whole) => {
    const warmest = whole(400, 2_000);
    // every second expansion gives a degree with few decimals
    const filled = whole(0, 1) ? warmest + whole(0, 300) : up(BigInt(warmest) * 970n, BigInt(whole(700, 970)));
    const most = maximumFillOf({
      densityFilled: typed(Number(filled), 3),
      densityWarmest: typed(warmest, 3),
      strict: false,
    });
    const tenths = (970n * BigInt(warmest)) / BigInt(filled);
    return { input: [Number(filled), warmest], found: String(most), exact: decimal(lesser(tenths, 950n), 1) };
  },

  'the highest degree of filling of strict goods by their expansion': (whole) => {
    const [millionths, celsius] = [whole(0, 2_000), whole(0, 50)];
    const most = maximumFillOf({ perCelsius: typed(millionths, 6), fillingCelsius: celsius, strict: true });
    const tenths = (950n * mg) / (mg + BigInt(millionths) * BigInt(50 - celsius));
    return { input: [millionths, celsius], found: String(most), exact: decimal(tenths, 1) };
  },

  'the containers that a load needs': (whole) => {
    const [payloadKg, roomDm3] = [26_500n, 76_300n];
    const [kg, pieces] = [whole(1, 1_000_000), whole(1, 60)];
    const dm3 = pieces * Number(roomDm3) + whole(-1, 1);
    const found = containersFor('40HQ', { weightKg: kg, volumeM3: typed(dm3, 3) });
    return {
      input: [kg, dm3],
      found: String(found),
      exact: String(larger(up(BigInt(kg), payloadKg), up(BigInt(dm3), roomDm3))),
    };
  },

  'the equal share of each tank, to the gram': (whole) => {
    const [weights, tanks] = [many(whole(1, 5), () => 1_000 * whole(1, 100_000_000)), whole(1, 50)];
    const [share] = contentsOf(
      weights.map((weight) => ({ unit: 1, grossKg: typed(weight, 6), volumeM3: 1 })),
      tanks,
      'grossKg',
    );
    const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
    return {
      input: [weights, tanks],
      found: String(share?.amount),
      exact: decimal(nearest(sum, 1_000n * BigInt(tanks)), 3),
    };
  },
};

const rateOf = (cnyPerUsd: number) => ({ cnyPerUsd, sourceZh: '演示汇率', publishedOn: '2026-03-02' });

/** The first wrong cases among this many random ones. */
const wrongOf = (search: (whole: Whole) => Case, count: number): Case[] => {
  const random = randomFrom(seed);
  // a number has 53 bits, and one draw gives 32
  const whole: Whole = (from, to) => from + Math.floor((random() + random() / 2 ** 32) * (to - from + 1));
  const wrong: Case[] = [];
  for (let tries = 0; tries < count && wrong.length < 3; tries += 1) {
    const one = search(whole);
    if (one.found !== one.exact) wrong.push(one);
  }
  return wrong;
};

test.each(Object.entries(searches))('measures and sums are those of whole numbers: %s', (_name, search) => {
  expect(wrongOf(search, 20_000)).toEqual([]);
});

describe(
  'measures and sums are those of whole numbers, a million of each',
  { tags: ['deep'], timeout: 900_000 },
  () => {
    test.each(Object.entries(searches))('%s', (_name, search) => {
      expect(wrongOf(search, 1_000_000)).toEqual([]);
    });
  },
);
