import type { Fee } from '#contract/rules/pricing/price.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import type { Filling } from './formContext.ts';

const ruled = ['chargeableKg', 'revenueTon', 'tonDay', 'palletDay', 'squareMetreMonth', 'day'] as const;

export type RuledBasis = (typeof ruled)[number];

/** A quantity that the price is computed from, where a rule leads to it. */
export interface BasisRow {
  basis: RuledBasis;
  value: number;
  /** The quantity that a higher weight break is paid as, where that is cheaper. */
  paidAs: number | undefined;
}

/** The quantities that the price uses, as the form stands, with those it would use once there are fees. */
export const basisRowsOf = ({ line, facts }: Pick<Filling, 'line' | 'facts'>, fees: readonly Fee[]): BasisRow[] => {
  const quantities = { ...line.measures(facts), ...line.perItem?.(facts) };
  const used = new Set(fees.map((fee) => fee.basis));
  return ruled.flatMap((basis) => {
    const value = quantities[basis] ?? 0;
    // a revenue ton is at least one, even of nothing
    const isFilled = value > 0 && (basis !== 'revenueTon' || facts.grossKg + facts.volumeM3 > 0);
    if (!isFilled || !(used.has(basis) || fees.length === 0)) return [];
    const paidAs = fees.find((fee) => fee.basis === basis && fee.quantity > value && basis === 'chargeableKg');
    return [{ basis, value, paidAs: paidAs?.quantity }];
  });
};

/** The words of a basis: its name and the rule that leads to it. */
export const basisWords = (basis: RuledBasis): { name: string; rule: string } => bookingCopy.basis[basis];
