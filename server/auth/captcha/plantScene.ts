import { limits } from '#contract/protocol/limits.ts';
import type { Ink } from './brush.ts';
import { ball, between, glow, line, oneOf, times, wash } from './brush.ts';
import { hills, clouds } from './landscape.ts';

const width = limits.captchaWidth;
const height = limits.captchaHeight;

const column = (ink: Ink, x: number, ground: number, wide: number, tall: number): void => {
  const metal = ink.createLinearGradient(x, 0, x + wide, 0);
  ['#51647a', '#dfe7ec', '#8496a8', '#3f5065'].forEach((colour, index) => metal.addColorStop(index / 3, colour));
  ink.fillStyle = metal;
  ink.beginPath();
  ink.roundRect(x, ground - tall, wide, tall, [wide / 2, wide / 2, 0, 0]);
  ink.fill();
  for (let y = ground - tall + 14; y < ground - 4; y += 15)
    line(ink, '#34445a', 1.4, [
      [x - 3, y],
      [x + wide + 3, y],
    ]);
};

/** A chemical plant: columns, spherical tanks, pipes and lights. */
export const chemicalPlant = (ink: Ink): void => {
  const sky = oneOf([
    ['#0f2a43', '#2b5876', '#7fa6b8', '#e8c9a0'],
    ['#31455f', '#7790a5', '#d7dde0', '#f3e4c8'],
    ['#1b2a49', '#465c8b', '#c9a7b4', '#f4d9b8'],
  ] as const);
  wash(ink, [0, 0, width, height], sky);
  clouds(ink, 5);
  hills(ink, 122, 'rgba(35, 55, 75, 0.5)');
  const ground = 136;
  times(4, (index) => column(ink, 24 + index * between(24, 34), ground, between(9, 16), between(58, 104)));
  times(3, (index) => {
    const x = 176 + index * between(40, 46);
    line(ink, '#3b4c61', 2, [
      [x - 13, ground],
      [x - 10, ground - 20],
      [x + 10, ground - 20],
      [x + 13, ground],
    ]);
    ball(ink, x, ground - 27, 19, '#f8fbfc', '#5d7488');
    line(ink, 'rgba(50, 68, 88, 0.7)', 1, [
      [x - 18, ground - 27],
      [x + 18, ground - 27],
    ]);
  });
  times(4, (index) =>
    line(ink, oneOf(['#c26a3d', '#8f9fae', '#b8a04f', '#5c7c8a']), 2.2, [
      [0, ground - 5 - index * 4],
      [width, ground - 5 - index * 4],
    ]),
  );
  wash(ink, [0, ground, width, height - ground], ['#2a3545', '#161e2b']);
  times(34, () => glow(ink, between(4, width - 4), between(58, ground), between(3, 6), '255, 214, 130', 0.85));
};
