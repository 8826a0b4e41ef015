/** A UN/LOCODE: country and place. Apart from the field rules, as the search card needs it before their library. */
export const portCodePattern = /^[A-Z]{2}[A-Z2-9]{3}$/;
