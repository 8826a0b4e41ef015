import { limits } from '#contract/protocol/limits.ts';
import type { Ink } from './brush.ts';
import { between, disc, glow, line, oneOf, shape, times, wash } from './brush.ts';
import { box, stacks, sea, hills } from './landscape.ts';

const width = limits.captchaWidth;
const height = limits.captchaHeight;

/** A ship-to-shore gantry crane: portal, boom over the water, apex with stays, a box on the hook. */
const crane = (ink: Ink, x: number, ground: number, size: number, colour: string): void => {
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, ground - dy * size];
  line(ink, colour, 2.6 * size, [at(0, 0), at(3, 50)]);
  line(ink, colour, 2.6 * size, [at(26, 0), at(23, 50)]);
  line(ink, colour, 1.8 * size, [at(1.4, 22), at(24.6, 22)]);
  line(ink, colour, 1.2 * size, [at(2, 24), at(23, 48)]);
  line(ink, colour, 3.2 * size, [at(-52, 51), at(44, 51)]);
  line(ink, colour, 2.2 * size, [at(20, 51), at(11, 76), at(4, 51)]);
  line(ink, colour, 0.9 * size, [at(-48, 52), at(11, 76), at(-22, 52)]);
  line(ink, colour, 0.9 * size, [at(11, 76), at(42, 52)]);
  const hook = between(-44, -14);
  line(ink, colour, 0.6 * size, [at(hook, 50), at(hook, 34)]);
  line(ink, colour, 0.6 * size, [at(hook + 9, 50), at(hook + 9, 34)]);
  const [left, top] = at(hook - 5, 34);
  box(ink, left, top, 20 * size, 9 * size);
};

/** A container port at dusk: gantry cranes, stacks on the quay, the sun on the water. */
export const portAtDusk = (ink: Ink): void => {
  const [sky, water, far] = oneOf([
    [['#2b2d5b', '#a5567a', '#f2a65a', '#ffd9a0'], ['#c98256', '#3a3558'], '#6f4a6d'],
    [['#16425b', '#3a7ca5', '#f5cb8f', '#ffe8c2'], ['#8fb3b8', '#1d4e63'], '#3f6f86'],
    [['#3d2c5e', '#c06c84', '#f8b195', '#fde2cf'], ['#b97a83', '#41305d'], '#77507a'],
  ]);
  wash(ink, [0, 0, width, 112], sky);
  const sun = between(50, 260);
  glow(ink, sun, 86, 80, '255, 226, 160', 0.85);
  disc(ink, sun, 86, 14, '#fff1cf');
  hills(ink, 110, far);
  sea(ink, 108, water, '#ffe6bd');
  const quay = 132;
  crane(ink, between(70, 120), quay, between(0.95, 1.2), '#1c2541');
  crane(ink, between(200, 255), quay, between(0.8, 1), '#23304f');
  shape(ink, '#1a2036', [
    [0, quay],
    [width, quay],
    [width, height],
    [0, height],
  ]);
  stacks(ink, -8, width, quay, 3);
  times(26, (index) =>
    line(ink, '#39415f', 1, [
      [index * 13, 140],
      [index * 13 + 7, 140],
    ]),
  );
};
