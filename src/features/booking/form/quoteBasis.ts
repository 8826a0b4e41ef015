import type { Fee } from '#contract/rules/pricing/price.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormEditor } from './formContext.ts';

const ruled = ['chargeableKg', 'revenueTon', 'tonDay', 'palletDay', 'squareMetreMonth', 'day'] as const;

export type RuledBasis = (typeof ruled)[number];

/** A quantity that the price is computed from by a rule. */
export interface BasisRow {
  basis: RuledBasis;
  value: number;
  /** The quantity of a higher weight break that is charged instead because it is cheaper. */
  paidAs: number | undefined;
}

/** The quantities that the price uses, or would use once there are fees. */
export const basisRowsOf = (
  { service, facts }: Pick<FormEditor, 'service' | 'facts'>,
  fees: readonly Fee[],
): BasisRow[] => {
  const quantities = { ...service.measures(facts), ...service.perItem?.(facts) };
  const used = new Set(fees.map((fee) => fee.basis));
  return ruled.flatMap((basis) => {
    const value = quantities[basis] ?? 0;
    // a revenue ton is at least one, even for an empty form
    const isFilled = value > 0 && (basis !== 'revenueTon' || facts.grossKg + facts.volumeM3 > 0);
    if (!isFilled || !(used.has(basis) || fees.length === 0)) return [];
    const paidAs = fees.find((fee) => fee.basis === basis && fee.quantity > value && basis === 'chargeableKg');
    return [{ basis, value, paidAs: paidAs?.quantity }];
  });
};

/** The text of a basis: its name and its rule. */
export const basisText = (basis: RuledBasis): { name: string; rule: string } => bookingMessages.basis[basis];
