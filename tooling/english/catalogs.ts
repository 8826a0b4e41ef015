import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The English text; `null` if the text stays Chinese; or either by the end of a file's path, `*` for other files. */
type Entry = string | null | Readonly<Record<string, string | null>>;

/** The texts of the file or folder that the catalog is named after. */
export interface Catalog {
  /** The path of its files in the repository, without an extension. */
  area: string;
  entries: Readonly<Record<string, Entry>>;
  /** Whether some of its texts may still be missing. */
  isUnfinished: boolean;
  /** Files whose texts stay Chinese, each with the reason. */
  chinese: Readonly<Record<string, string>>;
}

/** The folders with customer texts, and the exceptions in them, with reasons. */
export interface Scope {
  folders: readonly string[];
  chinese: Readonly<Record<string, string>>;
}

const fileKey = /^file:(.+)$/;

const catalogAt = (root: string, name: string): Catalog => {
  const content = JSON.parse(readFileSync(join(root, name), 'utf8')) as Record<string, Entry>;
  const entries: Record<string, Entry> = {};
  const chinese: Record<string, string> = {};
  for (const [key, entry] of Object.entries(content)) {
    const [, file] = fileKey.exec(key) ?? [];
    if (file !== undefined) chinese[file] = typeof entry === 'string' ? entry : '';
    else if (key !== 'unfinished') entries[key] = entry;
  }
  return {
    area: name
      .split(sep)
      .join('/')
      .replace(/\.json$/, ''),
    entries,
    chinese,
    isUnfinished: 'unfinished' in content,
  };
};

/** Whether a file is the area itself or inside it. */
const isIn = (area: string, file: string): boolean =>
  file.startsWith(`${area}/`) || file.replace(/\.\w+$/, '') === area || file === area;

/** The catalogs of one language in a folder, and their scope. */
export interface Catalogs {
  scope: Scope;
  all: readonly Catalog[];
  /** The catalog of a file: the one with the longest path. */
  of: (file: string) => Catalog | undefined;
  /** Whether customers see the texts of a file. */
  includes: (file: string) => boolean;
  /** Whether every text has an English one. */
  areFinished: boolean;
}

/** Reads the catalogs below `folder`, with the scope in `scope.json`. */
export const catalogsIn = (folder: string): Catalogs => {
  const all = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json') && name !== 'scope.json')
        .map((name) => catalogAt(folder, name))
        .toSorted((one, other) => other.area.length - one.area.length)
    : [];
  const scope = JSON.parse(readFileSync(join(folder, 'scope.json'), 'utf8')) as Scope;
  const of = (file: string) => all.find(({ area }) => isIn(area, file));
  const excluded = Object.keys(scope.chinese);
  return {
    scope,
    all,
    of,
    includes: (file) =>
      scope.folders.some((each) => isIn(each, file)) &&
      !excluded.some((each) => isIn(each, file)) &&
      of(file)?.chinese[file] === undefined,
    areFinished: all.every(({ isUnfinished }) => !isUnfinished),
  };
};

/** The catalog entry of a text in a file: its English, `null` if it stays Chinese, undefined if there is none. */
export const englishOf = (catalog: Catalog | undefined, file: string, key: string): string | null | undefined => {
  if (catalog === undefined || !Object.hasOwn(catalog.entries, key)) return undefined;
  const entry = catalog.entries[key]!;
  if (entry === null || typeof entry === 'string') return entry;
  const own = Object.keys(entry).find((name) => name !== '*' && file.endsWith(name));
  return entry[own ?? '*'];
};
