/** Why the dangerous-goods desk looks at a booking before it goes to the carrier. */
export type ReviewReason = 'notListed' | 'uncertainEntry' | 'severalClasses' | 'classNotAccepted';

/** A dangerous line as the rule sees it: `confidence` is the list entry's, null where the goods are not in the list. */
export interface ReviewedGoods {
  hazardClass: string;
  confidence: 'high' | 'medium' | null;
}

/** The reasons for a specialist's review; an empty answer is no statement that the goods may be shipped (together). */
export const reviewReasons = (goods: readonly ReviewedGoods[], acceptedClasses: readonly string[]): ReviewReason[] => {
  const classes = new Set(goods.map((line) => line.hazardClass).filter((hazardClass) => hazardClass !== ''));
  const reasons: [ReviewReason, boolean][] = [
    ['notListed', goods.some((line) => line.confidence === null)],
    ['uncertainEntry', goods.some((line) => line.confidence === 'medium')],
    ['severalClasses', classes.size > 1],
    ['classNotAccepted', [...classes].some((hazardClass) => !acceptedClasses.includes(hazardClass))],
  ];
  return reasons.filter(([, applies]) => applies).map(([reason]) => reason);
};

/** Whether a proper shipping name is generic, so that the technical name must follow it (IMDG special provision 274). */
export const needsTechnicalName = (properShippingName: string): boolean => /\bN\.O\.S\b/i.test(properShippingName);
