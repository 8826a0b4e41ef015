/** A UN/LOCODE: country and place. Separate from the field rules, because the search card must not load zod. */
export const portCodePattern = /^[A-Z]{2}[A-Z2-9]{3}$/;
