import { createHash } from 'node:crypto';

/** A pseudo-random number in [0, 1), deterministic by its keywords. */
export const randomOf = (...keywords: readonly string[]): number =>
  createHash('sha256').update(keywords.join('|')).digest().readUInt32BE(0) / 2 ** 32;

/** One of the choices, deterministic by the keywords. */
export const chooseOne = <T>(choices: readonly [T, ...T[]], ...keywords: readonly string[]): T =>
  choices[Math.floor(randomOf(...keywords) * choices.length)] ?? choices[0];
