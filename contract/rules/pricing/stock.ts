/** The limits on how much of some goods can be ordered, in tonnes. */
export interface Stock {
  minimumOrderTons: number;
  stockTons: number;
}

/**
 * Why a quantity in tonnes cannot be ordered: below the minimum, or above the stock. Source: the seller's own terms.
 */
export const stockProblem = (
  tonnes: number,
  { minimumOrderTons, stockTons }: Stock,
): 'belowMinimum' | 'aboveStock' | undefined => {
  if (tonnes < minimumOrderTons) return 'belowMinimum';
  return tonnes > stockTons ? 'aboveStock' : undefined;
};
