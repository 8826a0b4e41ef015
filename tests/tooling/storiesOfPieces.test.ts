import { describe, expect, test } from 'vitest';
import { sourcesOf } from '#tests/support/sources.ts';

const sources = sourcesOf('src');
const boards = /^stories\/(?!tooling\/)/;
const shown = new Set(sourcesOf('stories').flatMap(({ path, imports }) => (boards.test(path) ? imports : [])));

const importersOf = (path: string) => sources.filter(({ imports }) => imports.includes(path)).map((file) => file.path);

/** A piece with one place alone is part of that place, and seen in its stories; any other has stories of its own. */
const isSeen = (path: string): boolean => {
  if (shown.has(path)) return true;
  const [place, ...others] = importersOf(path);
  return place !== undefined && others.length === 0 && isSeen(place);
};

describe('the stories', () => {
  test.each(['ui', 'trade', 'layouts', 'layouts/parts', 'app/pages', 'features/\\w+', 'features/\\w+/pages'])(
    'every piece of src/%s is seen in one',
    (folder) => {
      const pieces = sources
        .map(({ path }) => path)
        .filter((path) => new RegExp(`^src/${folder}/[A-Z]\\w+\\.tsx$`).test(path));
      expect(pieces.length).toBeGreaterThan(2);
      expect(pieces.filter((path) => !isSeen(path))).toEqual([]);
    },
  );
});
