import { randomInt } from 'node:crypto';

/** Drawing and encoding a picture takes ten times as long as sending it. */
const stockSize = 32;
/** So many challenges show a picture, each with a token, a key and a client of its own, before another is drawn. */
const usesOfPicture = 8;

/** Hands out pictures of a stock in random order; each is drawn when it is first wanted and after its last use. */
export const stockOf = <Picture>(draw: () => Picture): (() => Picture) => {
  const stock = new Map<number, { picture: Picture; uses: number }>();
  return () => {
    const place = randomInt(stockSize);
    const stored = stock.get(place) ?? { picture: draw(), uses: 0 };
    stored.uses += 1;
    if (stored.uses < usesOfPicture) stock.set(place, stored);
    else stock.delete(place);
    return stored.picture;
  };
};
