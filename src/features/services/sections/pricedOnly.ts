/** Class names that hide content if the service's price list is known to be empty. */
export const pricedOnly = 'in-[:has(#rates_[data-unpublished])]:hidden';
