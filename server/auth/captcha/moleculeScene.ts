import { limits } from '#contract/protocol/limits.ts';
import type { Ink } from './brush.ts';
import { ball, between, glow, line, oneOf, times, wash } from './brush.ts';

const width = limits.captchaWidth;
const height = limits.captchaHeight;

/** Rings and atoms of organic molecules. */
export const molecules = (ink: Ink): void => {
  const colours = oneOf([
    ['#0b3c49', '#136f63', '#3aa17e'],
    ['#1b2a5a', '#35609b', '#7fb2d9'],
    ['#37235c', '#6b4a97', '#c08fbf'],
  ] as const);
  wash(ink, [0, 0, width, height], colours);
  times(5, () => glow(ink, between(0, width), between(0, height), between(30, 70), '255, 255, 255', 0.22));
  const bond = between(21, 26);
  const atoms: [number, number][] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let place = 0; place < 9; place += 1) {
      const x = place * bond * 1.73 + (row % 2) * bond * 0.866 - 12;
      const y = row * bond * 1.5 - 6;
      if (Math.random() < 0.24) continue;
      const ring = Array.from({ length: 7 }, (_, corner): [number, number] => {
        const angle = (corner * Math.PI) / 3 + Math.PI / 6;
        return [x + Math.cos(angle) * bond, y + Math.sin(angle) * bond];
      });
      line(ink, 'rgba(255, 255, 255, 0.42)', 2.2, ring);
      if (Math.random() < 0.4)
        line(
          ink,
          'rgba(255, 255, 255, 0.3)',
          1.2,
          ring.slice(0, 3).map(([px, py]) => [x + (px - x) * 0.8, y + (py - y) * 0.8] as const),
        );
      atoms.push(...ring.slice(0, 6).filter(() => Math.random() < 0.42));
    }
  }
  for (const [x, y] of atoms) {
    const [light, dark] = oneOf([
      ['#ffd6cc', '#c8442f'],
      ['#d9e8ff', '#2d5fb8'],
      ['#fff3c4', '#d19a1c'],
      ['#f6f6f6', '#7d8794'],
      ['#d3f5d5', '#2f8f4e'],
    ] as const);
    ball(ink, x, y, between(3.4, 7.2), light, dark);
  }
};
