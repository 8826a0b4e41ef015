/** Shown only where the line's price list is not known to be empty. */
export const pricedOnly = 'in-[:has(#rates_[data-unpublished])]:hidden';
