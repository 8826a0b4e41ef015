import type { QuoteContent, SavedQuoteSummary } from '#contract/quotes/savedQuotes.ts';
import { limits } from '#contract/protocol/limits.ts';
import { amount, pieces } from '#contract/booking/orderFacts.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import type { SavedQuoteRow } from './quoteExpiry.ts';

/** A saved quote as shown in a list. */
export const summaryOf = (row: SavedQuoteRow): Omit<SavedQuoteSummary, 'state' | 'isShared'> => {
  const { id, name, line, routeZh, carriageZh, isDangerous, itemsZh, totals, orderNo } = row;
  return {
    id,
    name,
    line,
    routeZh,
    carriageZh,
    isDangerous,
    itemsZh,
    totals,
    orderNo,
    departsAt: row.departsAt?.toISOString() ?? null,
    validUntil: row.validUntil.toISOString(),
    savedAt: row.savedAt.toISOString(),
  };
};

const dangerousText = (dangerous: NonNullable<CargoForm['dangerous']>): string =>
  [dangerous.unNumber && `UN ${dangerous.unNumber}`, dangerous.hazardClass, dangerous.packingGroup]
    .filter(Boolean)
    .join(' · ');

const cargoOf = ({ cargo }: OrderForm): QuoteContent['cargo'] =>
  cargo.map(({ nameZh, packages, grossKg, volumeM3, dangerous }) => ({
    nameZh,
    packages: pieces(packages, limits.packagesMax),
    grossKg: amount(grossKg, limits.grossKgMax),
    volumeM3: amount(volumeM3, limits.volumeM3Max),
    dangerousZh: dangerous && dangerousText(dangerous),
  }));

/** The content of a saved quote. */
export const contentOf = (row: SavedQuoteRow): Omit<QuoteContent, 'state'> => {
  const { id: _id, orderNo: _orderNo, ...summary } = summaryOf(row);
  const { carrierZh, transitDays, frequencyZh, sailing, notIncluded } = row.offer;
  return {
    ...summary,
    carrierZh,
    transitDays,
    frequencyZh,
    sailing,
    notIncluded,
    cargo: cargoOf(row.form),
    fees: row.fees,
  };
};
