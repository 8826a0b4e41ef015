import { limits } from '#contract/protocol/limits.ts';

const idPattern = /^[A-Za-z0-9]{1,12}-\w{4,5}-[A-Z0-9]{5}-[A-Z0-9]{5}$/;

/** The compared sailings of an address: at most three, each once. */
export const comparedIn = (typed: string): string[] =>
  [...new Set(typed.split(',').filter((id) => idPattern.test(id)))].slice(0, limits.comparedMax);

/** The compared sailings after one is chosen or dropped; a fourth changes nothing. */
export const withCompared = (compared: readonly string[], id: string): string[] =>
  compared.includes(id) ? compared.filter((one) => one !== id) : [...compared, id].slice(0, limits.comparedMax);
