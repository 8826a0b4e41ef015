/** A line of a table on a page, in pixels: vertical from `from` to `to` at x = `at`, or horizontal at y = `at`. */
export interface Ruling {
  isVertical: boolean;
  at: number;
  from: number;
  to: number;
}

/** The pixels of a picture, four bytes each. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** Lines are at most this thick, and at least this much darker than the paper on both sides. */
const thicknessMax = 4;
const contrastMin = 36;

/** Shorter than a table row, or than a wide character. */
const lengthMin = { vertical: 30, horizontal: 60 } as const;

/** Finds the straight lines of tables in the picture of a page; a tilted one becomes several adjacent lines. */
export const rulingsIn = ({ width, height, data }: Pixels): Ruling[] => {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = (data[at * 4]! * 3 + data[at * 4 + 1]! * 6 + data[at * 4 + 2]!) / 10;
  const found: Ruling[] = [];
  const search = (isVertical: boolean): void => {
    const [across, along] = isVertical ? [width, height] : [height, width];
    const [acrossStep, alongStep] = isVertical ? [1, width] : [width, 1];
    const least = isVertical ? lengthMin.vertical : lengthMin.horizontal;
    const beside = thicknessMax * acrossStep;
    for (let at = thicknessMax; at < across - thicknessMax; at += 1) {
      let from = -1;
      for (let place = 0; place <= along; place += 1) {
        const pixel = at * acrossStep + place * alongStep;
        const isLine =
          place < along && Math.min(grey[pixel - beside]!, grey[pixel + beside]!) - grey[pixel]! >= contrastMin;
        if (isLine && from < 0) from = place;
        if (!isLine && from >= 0) {
          if (place - from >= least) found.push({ isVertical, at, from, to: place });
          from = -1;
        }
      }
    }
  };
  search(true);
  search(false);
  return found;
};
