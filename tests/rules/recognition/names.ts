import { readFileSync } from 'node:fs';

const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const partsOf = (name: string): string[] => linesOf(name).flatMap((line) => line.split('|'));

/** Names of ordinary goods, as in customs manifests. */
export const ordinaryNames = (): string[] => [...new Set(partsOf('ordinary.txt'))];

/** Names of dangerous goods with the UN numbers that they belong to: trade names, formulas, other spellings. */
export const dangerousNames = (): { name: string; unNumbers: string[] }[] =>
  partsOf('dangerous.txt').map((part) => {
    const at = part.lastIndexOf('=');
    return { name: part.slice(0, at), unNumbers: part.slice(at + 1).split('/') };
  });
