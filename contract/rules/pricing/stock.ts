/** What of goods for sale bounds how much of them can be ordered, in tonnes. */
export interface Stock {
  minimumOrderTons: number;
  stockTons: number;
}

/** Why so many tonnes can't be ordered: less than the least that is sold, or more than there is. Source: the seller's own terms. */
export const stockProblem = (
  tonnes: number,
  { minimumOrderTons, stockTons }: Stock,
): 'belowMinimum' | 'aboveStock' | undefined => {
  if (tonnes < minimumOrderTons) return 'belowMinimum';
  return tonnes > stockTons ? 'aboveStock' : undefined;
};
