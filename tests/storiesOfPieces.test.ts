import { describe, expect, test } from 'vitest';
import { sourcesOf } from './support/sources.ts';

const sources = sourcesOf('src');
const boards = /^stories\/(?:\w+\.stories\.tsx$|parts\/|layouts\/|pages\/|design\/)/;
const shown = new Set(sourcesOf('stories').flatMap(({ path, imports }) => (boards.test(path) ? imports : [])));

const importersOf = (path: string) => sources.filter(({ imports }) => imports.includes(path)).map((file) => file.path);

/** A piece with one place alone is part of that place, and seen in its stories; any other has stories of its own. */
const isSeen = (path: string): boolean => {
  if (shown.has(path)) return true;
  const [place, ...others] = importersOf(path);
  return place !== undefined && others.length === 0 && isSeen(place);
};

describe('the stories', () => {
  test.each(['parts', 'layouts', 'pages'])('every piece of src/%s is seen in one', (folder) => {
    const pieces = sources
      .map(({ path }) => path)
      .filter((path) => new RegExp(`^src/${folder}/\\w+\\.tsx$`).test(path));
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.filter((path) => !isSeen(path))).toEqual([]);
  });
});
