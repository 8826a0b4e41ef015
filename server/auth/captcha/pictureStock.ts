import { randomInt } from 'node:crypto';

/** How many pictures a stock has, and how often one is used before it is redrawn. */
export interface StockSize {
  pictures: number;
  uses: number;
}

/**
 * Returns pictures of a stock in random order; each is drawn when first needed and after its last use, when `draw` gets
 * the former one.
 */
export const stockOf = <Picture>(
  { pictures, uses }: StockSize,
  draw: (former: Picture | undefined) => Picture,
): (() => Picture) => {
  const stock = new Map<number, { picture: Picture; used: number }>();
  return () => {
    const place = randomInt(pictures);
    const stored = stock.get(place);
    const used =
      stored && stored.used < uses ? { ...stored, used: stored.used + 1 } : { picture: draw(stored?.picture), used: 1 };
    stock.set(place, used);
    return used.picture;
  };
};
