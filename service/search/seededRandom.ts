import { createHash } from 'node:crypto';

/** A number in [0, 1) that looks drawn by lot and is always the same for the same words. */
export const draw = (...words: readonly string[]): number =>
  createHash('sha256').update(words.join('|')).digest().readUInt32BE(0) / 2 ** 32;

/** One of the choices, always the same for the same words. */
export const drawOne = <T>(choices: readonly [T, ...T[]], ...words: readonly string[]): T =>
  choices[Math.floor(draw(...words) * choices.length)] ?? choices[0];
