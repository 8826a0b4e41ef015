import type { SKRSContext2D } from '@napi-rs/canvas';

export type Ink = SKRSContext2D;

/** A random number within the range, for scenery only; answers use `node:crypto`. */
export const between = (from: number, to: number): number => from + Math.random() * (to - from);

export const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)]!;

/** Calls a function `count` times with the index. */
export const times = (count: number, task: (index: number) => void): void => {
  for (let index = 0; index < count; index += 1) task(index);
};

/** Fills a rectangle with a vertical gradient. */
export const wash = (
  ink: Ink,
  [x, y, width, height]: readonly [number, number, number, number],
  colours: readonly string[],
): void => {
  const gradient = ink.createLinearGradient(0, y, 0, y + height);
  colours.forEach((colour, index) =>
    gradient.addColorStop(colours.length === 1 ? 0 : index / (colours.length - 1), colour),
  );
  ink.fillStyle = gradient;
  ink.fillRect(x, y, width, height);
};

export const disc = (ink: Ink, x: number, y: number, radius: number, fill: string): void => {
  ink.fillStyle = fill;
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fill();
};

/** A ball lit from the upper left. */
export const ball = (ink: Ink, x: number, y: number, radius: number, light: string, dark: string): void => {
  const shade = ink.createRadialGradient(x - radius * 0.4, y - radius * 0.4, radius * 0.1, x, y, radius);
  shade.addColorStop(0, light);
  shade.addColorStop(1, dark);
  ink.fillStyle = shade;
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fill();
};

/** A glow that fades to nothing at its radius; `rgb` as in `255, 220, 160`. */
export const glow = (ink: Ink, x: number, y: number, radius: number, rgb: string, strength: number): void => {
  const light = ink.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgba(${rgb}, ${strength})`);
  light.addColorStop(1, `rgba(${rgb}, 0)`);
  ink.fillStyle = light;
  ink.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

export const shape = (ink: Ink, fill: string, points: readonly (readonly [number, number])[]): void => {
  ink.fillStyle = fill;
  ink.beginPath();
  points.forEach(([x, y]) => ink.lineTo(x, y));
  ink.closePath();
  ink.fill();
};

export const line = (ink: Ink, stroke: string, width: number, points: readonly (readonly [number, number])[]): void => {
  ink.strokeStyle = stroke;
  ink.lineWidth = width;
  ink.beginPath();
  points.forEach(([x, y]) => ink.lineTo(x, y));
  ink.stroke();
};
