import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Deck, TextsByKey } from './deck.ts';
import { outlinesOf, textsOfOutline } from './outlines.ts';
import { deckOf } from './places.ts';
import type { TextFiles } from './sources.ts';
import { sourceTexts } from './sources.ts';

/** A story of Storybook's index. */
export interface IndexedStory {
  id: string;
  exportName: string;
  importPath: string;
}

const isSource = (path: string): boolean => /\.tsx?$/.test(path);

/** The current files with texts. */
const filesNow = (root: string, { folders }: TextFiles): Map<string, string> => {
  const tops = [...new Set(Object.keys(folders).map((folder) => folder.split('/')[0]!))];
  const paths = tops.flatMap((top) => {
    try {
      return readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${top}/${path.replaceAll('\\', '/')}`,
      );
    } catch {
      return [];
    }
  });
  return new Map(paths.filter(isSource).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
};

/** The files with texts of a revision, read from git in one process. */
const filesAt = (root: string, commit: string, { folders }: TextFiles): Map<string, string> => {
  const git = (args: string[], input?: string): Buffer =>
    execFileSync('git', args, { cwd: root, input, maxBuffer: 2 ** 28, stdio: ['pipe', 'pipe', 'ignore'] });
  const listed = git(['ls-tree', '-r', '--name-only', '-z', commit, '--', ...Object.keys(folders)]).toString();
  const paths = listed.split('\0').filter(isSource);
  const blobs = git(['cat-file', '--batch'], paths.map((path) => `${commit}:${path}\n`).join(''));
  const files = new Map<string, string>();
  let at = 0;
  for (const path of paths) {
    const end = blobs.indexOf(10, at);
    const size = Number(blobs.subarray(at, end).toString().split(' ')[2]);
    files.set(path, blobs.subarray(end + 1, end + 1 + size).toString());
    at = end + 1 + size + 1;
  }
  return files;
};

const byKey = (sources: ReturnType<typeof sourceTexts>): TextsByKey =>
  new Map(sources.map(({ key, text }) => [key, text]));

/** The texts of a revision by key. */
export const textsOfRevision = (root: string, commit: string, options: TextFiles): TextsByKey =>
  byKey(sourceTexts(filesAt(root, commit, options), options));

/** The current texts by key. */
export const textsNow = (root: string, options: TextFiles): TextsByKey =>
  byKey(sourceTexts(filesNow(root, options), options));

/** The stored outlines of stories, by the file of the stories and the name that Storybook gives the export. */
const storedOutlines = (folder: string): Map<string, string> =>
  outlinesOf(
    readdirSync(folder)
      .filter((file) => file.endsWith('.snap'))
      .map((file) => [basename(file, '.snap'), readFileSync(join(folder, file), 'utf8')]),
  );

/**
 * The current texts with the stories that show them: by the stored outlines, and by those that were read in the built
 * Storybook.
 */
export const gatherDeck = (
  root: string,
  options: TextFiles & { outlines: string },
  stories: readonly IndexedStory[],
  read: ReadonlyMap<string, string>,
): Deck => {
  const outlines = storedOutlines(join(root, options.outlines));
  const shown = stories.flatMap(({ id, exportName, importPath }) => {
    const name = `${basename(importPath, '.stories.tsx')} ${storyNameFromExport(exportName)}`;
    const outline = read.get(id) ?? outlines.get(name);
    if (outline === undefined) return [];
    return [{ id, feature: importPath.split('/').at(-2) ?? '', texts: textsOfOutline(outline) }];
  });
  return deckOf(sourceTexts(filesNow(root, options), options), shown);
};

/** The stories without a stored outline, in these groups. */
export const unreadStories = (
  root: string,
  folder: string,
  stories: readonly IndexedStory[],
  groups: readonly string[],
): string[] => {
  const outlines = storedOutlines(join(root, folder));
  return stories
    .filter(({ id }) => groups.some((group) => id.startsWith(`${group}-`)))
    .filter(
      ({ exportName, importPath }) =>
        !outlines.has(`${basename(importPath, '.stories.tsx')} ${storyNameFromExport(exportName)}`),
    )
    .map(({ id }) => id);
};
