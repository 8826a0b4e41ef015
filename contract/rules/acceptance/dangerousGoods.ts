/** What the rules of this file read of a dangerous line; `confidence` is how sure its entry of the list is. */
export interface DangerousLine {
  hazardClass: string;
  subsidiaryHazards: readonly string[];
  confidence: 'high' | 'medium';
}

/** What the dangerous-goods desk looks at with special care; it reviews every dangerous order. */
export type ReviewReason = 'uncertainEntry' | 'severalClasses';

/** The reasons for special care; an empty answer is no statement that the goods may be shipped (together). */
export const reviewReasons = (lines: readonly DangerousLine[]): ReviewReason[] => {
  const reasons: ReviewReason[] = [];
  if (lines.some((line) => line.confidence === 'medium')) reasons.push('uncertainEntry');
  if (new Set(lines.map((line) => line.hazardClass)).size > 1) reasons.push('severalClasses');
  return reasons;
};

/** The hazards, main and subsidiary, that a carrier does not take; an order with any of them is refused. */
export const hazardsRefused = (
  lines: readonly Pick<DangerousLine, 'hazardClass' | 'subsidiaryHazards'>[],
  acceptedClasses: readonly string[],
): string[] => [
  ...new Set(
    lines
      .flatMap((line) => [line.hazardClass, ...line.subsidiaryHazards])
      .filter((hazard) => !acceptedClasses.includes(hazard)),
  ),
];

/** Whether a proper shipping name is generic, so that the technical name must follow it (IMDG special provision 274). */
export const needsTechnicalName = (properShippingName: string): boolean => /\bN\.O\.S\b/i.test(properShippingName);
