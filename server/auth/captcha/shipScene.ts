import { limits } from '#contract/protocol/limits.ts';
import type { Ink } from './brush.ts';
import { between, disc, line, oneOf, shape, times, wash } from './brush.ts';
import { box, sea, hills, clouds } from './landscape.ts';

const width = limits.captchaWidth;

/** A laden container ship at sea. */
export const shipAtSea = (ink: Ink): void => {
  const sky = oneOf([
    ['#3a86c8', '#8ecae6', '#e3f4fb'],
    ['#4f7cac', '#a9d6e5', '#f6f2e4'],
    ['#27698d', '#7cc6d6', '#dff3ee'],
  ] as const);
  wash(ink, [0, 0, width, 104], sky);
  clouds(ink, 7);
  hills(ink, 102, 'rgba(70, 110, 135, 0.55)');
  sea(ink, 100, ['#3f93b5', '#14506e', '#0d3b56'], '#d8f3ff');
  const bow = between(14, 40);
  const stern = bow + between(222, 246);
  const deck = 96;
  for (let x = bow + 26; x < stern - 66; x += 20)
    times(3 + Math.floor(Math.random() * 3), (level) => box(ink, x, deck - 9 * (level + 1), 20, 9));
  shape(ink, '#f4f1ea', [
    [stern - 40, deck],
    [stern - 40, 48],
    [stern - 22, 48],
    [stern - 18, deck],
  ]);
  times(5, (row) => {
    ink.fillStyle = '#35506b';
    ink.fillRect(stern - 38, 53 + row * 8, 15, 2.4);
  });
  shape(ink, '#d35f3b', [
    [stern - 16, deck],
    [stern - 15, 62],
    [stern - 4, 62],
    [stern - 3, deck],
  ]);
  shape(ink, oneOf(['#1d3557', '#234e44', '#5b2333']), [
    [bow, deck],
    [stern + 6, deck],
    [stern, 126],
    [bow + 20, 126],
  ]);
  shape(ink, '#b23a48', [
    [bow + 16, 119],
    [stern + 2, 119],
    [stern, 126],
    [bow + 20, 126],
  ]);
  line(ink, 'rgba(255, 255, 255, 0.7)', 1.6, [
    [bow - 4, 127],
    [stern + 18, 127],
  ]);
  times(20, () => disc(ink, bow + between(-6, 16), 127 + between(-2, 5), between(1, 3), 'rgba(255, 255, 255, 0.45)'));
};
