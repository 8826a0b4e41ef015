import { expect, test } from 'vitest';
import { areas } from '#tests/mutants/areas.mjs';

const files = Object.keys(import.meta.glob('/{contract,service,tests}/**/*.ts')).map((path) => path.slice(1));

/** A pattern with stars and alternatives, as the mutation tool reads it. */
const patternOf = (glob: string): RegExp => {
  const source = glob
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`);
  return new RegExp(`^${source}$`);
};

test.each(Object.entries(areas))('what the mutation tests of %s name is there', (_area, { mutate, tests }) => {
  const missing = [...mutate, ...tests].filter((glob) => !files.some((file) => patternOf(glob).test(file)));
  expect(missing).toEqual([]);
});
