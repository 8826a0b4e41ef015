/** A dangerous cargo item as these rules read it; `confidence` is how certain its entry of the list is. */
export interface DangerousItem {
  hazardClass: string;
  subsidiaryHazards: readonly string[];
  confidence: 'high' | 'medium';
}

/** The cases that the dangerous-goods desk reviews with special care; it reviews every dangerous order. */
export type ReviewReason = 'uncertainEntry' | 'severalClasses';

/** The reasons for special care; an empty result does not mean that the goods may be shipped (together). */
export const reviewReasons = (items: readonly DangerousItem[]): ReviewReason[] => {
  const reasons: ReviewReason[] = [];
  if (items.some((item) => item.confidence === 'medium')) reasons.push('uncertainEntry');
  if (new Set(items.map((item) => item.hazardClass)).size > 1) reasons.push('severalClasses');
  return reasons;
};

/** The main and subsidiary hazards that a carrier does not accept; an order with any of them is rejected. */
export const rejectedHazards = (
  items: readonly Pick<DangerousItem, 'hazardClass' | 'subsidiaryHazards'>[],
  acceptedClasses: readonly string[],
): string[] => [
  ...new Set(
    items
      .flatMap((item) => [item.hazardClass, ...item.subsidiaryHazards])
      .filter((hazard) => !acceptedClasses.includes(hazard)),
  ),
];

/** Whether a proper shipping name is generic and needs a technical name after it (IMDG special provision 274). */
export const needsTechnicalName = (properShippingName: string): boolean => /\bN\.O\.S\b/i.test(properShippingName);
