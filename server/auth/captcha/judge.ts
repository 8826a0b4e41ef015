import { limits } from '#contract/protocol/limits.ts';

export interface Point {
  x: number;
  y: number;
}

const sliderTolerance = 5;
/** Half the side of the square round a glyph's centre that a click must hit. */
const wordTolerance = 18;

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  Number.isFinite(value.x) &&
  Number.isFinite(value.y);

const near = (a: Point, b: Point): boolean =>
  Math.abs(a.x - b.x) <= wordTolerance && Math.abs(a.y - b.y) <= wordTolerance;

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Whether a slider answer `{"x":…,"y":5}` puts the piece within 5 px of its gap. */
export const isSliderRight = (text: string, gap: Point): boolean => {
  const point = read(text);
  return isPoint(point) && point.y === limits.captchaSliderY && Math.abs(point.x - gap.x) <= sliderTolerance;
};

/** Whether a click-word answer is exactly three points, each on its word, in the requested order. */
export const areWordsRight = (text: string, words: readonly Point[]): boolean => {
  const points = read(text);
  return (
    Array.isArray(points) &&
    points.length === words.length &&
    points.every((point: unknown, index) => isPoint(point) && near(point, words[index]!))
  );
};
