import { limits } from '#contract/protocol/limits.ts';
import type { Ink } from './brush.ts';
import { between, line, oneOf, shape, times, wash } from './brush.ts';

const width = limits.captchaWidth;
const height = limits.captchaHeight;

const boxColours = [
  '#c8553d',
  '#2a6f97',
  '#e09f3e',
  '#588157',
  '#9c6644',
  '#457b9d',
  '#bc4749',
  '#6d6875',
  '#dda15e',
  '#3d5a80',
] as const;

/** A container with light on its top edge and ribs. */
export const box = (ink: Ink, x: number, y: number, long: number, tall: number): void => {
  ink.fillStyle = oneOf(boxColours);
  ink.fillRect(x, y, long - 0.8, tall - 0.8);
  ink.fillStyle = 'rgba(255, 255, 255, 0.18)';
  ink.fillRect(x, y, long - 0.8, 1.2);
  ink.fillStyle = 'rgba(0, 0, 0, 0.16)';
  for (let rib = x + 2; rib < x + long - 2; rib += 2.6) ink.fillRect(rib, y + 1.4, 0.9, tall - 3);
};

/** A row of container stacks of random height on the ground. */
export const stacks = (ink: Ink, from: number, to: number, ground: number, tallest: number): void => {
  for (let x = from; x < to; x += 20)
    times(1 + Math.floor(Math.random() * tallest), (level) => box(ink, x, ground - 9 * (level + 1), 20, 9));
};

/** Water down to the picture's lower edge, with glints. */
export const sea = (ink: Ink, top: number, colours: readonly string[], light: string): void => {
  wash(ink, [0, top, width, height - top], colours);
  times(90, () => {
    const y = between(top + 1, height);
    const long = between(4, 22) * (0.4 + (y - top) / (height - top));
    const x = between(-10, width);
    ink.globalAlpha = between(0.1, 0.4);
    line(ink, light, between(0.6, 1.3), [
      [x, y],
      [x + long, y],
    ]);
  });
  ink.globalAlpha = 1;
};

/** A far ridge. */
export const hills = (ink: Ink, base: number, fill: string): void => {
  const points: [number, number][] = [[0, base]];
  for (let x = 0; x <= width; x += 16) points.push([x, base - between(3, 17)]);
  shape(ink, fill, [...points, [width, base]]);
};

/** Flat clouds in the upper third. */
export const clouds = (ink: Ink, count: number): void =>
  times(count, () => {
    const x = between(0, width);
    const y = between(8, 50);
    ink.fillStyle = `rgba(255, 255, 255, ${between(0.22, 0.5)})`;
    ink.beginPath();
    times(5, (index) => {
      const radius = between(4, 8) + (index === 2 ? 4 : 0);
      ink.ellipse(x + (index - 2) * 9, y - radius * 0.4, radius * 1.4, radius * 0.8, 0, 0, Math.PI * 2);
      ink.closePath();
    });
    ink.fill();
  });
