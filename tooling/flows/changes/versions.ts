import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chartsNow } from '../charts/compare.ts';
import type { Meanings } from '../charts/meanings.ts';
import { chartNames } from '../charts/meanings.ts';
import type { RevisionCharts } from '../charts/revision.ts';
import { chartsAt, commitOf, rangeOf, unpackingFolder } from '../charts/revision.ts';
import type { TextsByKey } from '../copy/deck.ts';
import { formerOf } from '../copy/deck.ts';
import { textsNow, textsOfRevision } from '../copy/gatherDeck.ts';
import type { TextFiles } from '../copy/sources.ts';
import type { FormerVersion } from '../handbook/handbook.ts';

/** How many releases can be compared. */
const shownReleases = 8;
/** The days before today that can be compared in a repository without releases. */
const shownDays = [1, 2, 3, 5, 7, 30];

/** A revision for git with its names. */
interface Named {
  revision: string;
  title: string;
  /** Its name in git, if it has one. */
  name: string;
}

type Git = (...args: string[]) => string;

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The ends of the requested ranges, the releases (tags) or else the last revision of each of some days, and the first. */
export const versionsOf = (requested: readonly string[], git: Git): Named[] => {
  const wanted = requested.flatMap((range) =>
    rangeOf(range).flatMap((revision) => (revision === undefined ? [] : [{ revision, title: '', name: revision }])),
  );
  const tags = linesOf(git('tag', '--merged', 'HEAD', '--sort=-creatordate')).slice(0, shownReleases);
  const past =
    tags.length > 0
      ? tags.map((tag) => ({ revision: tag, title: '', name: tag }))
      : shownDays.flatMap((days) =>
          linesOf(git('rev-list', '-1', `--before=${days} days ago`, 'HEAD')).map((revision) => ({
            revision,
            title: days === 1 ? '一天前' : `${days} 天前`,
            name: '',
          })),
        );
  const first = linesOf(git('rev-list', '--reverse', 'HEAD', '--', 'machines'))
    .slice(0, 1)
    .map((revision) => ({ revision, title: '最初的版本', name: '' }));
  return [...wanted, ...past, ...first];
};

/** The meanings of a revision that differ from the current ones. */
const formerMeanings = ({ own, shared }: Meanings): Meanings => ({
  own: Object.fromEntries(
    Object.entries(own).filter(
      ([name, names]) => JSON.stringify(names) !== JSON.stringify((chartNames as Meanings['own'])[name]),
    ),
  ),
  shared,
});

/** A revision's charts that differ from the current ones; null for a machine that it does not have. */
const formerCharts = ({ charts, unreadable }: RevisionCharts): FormerVersion['charts'] => {
  const now = chartsNow().charts;
  return Object.fromEntries(
    [...new Set([...now.keys(), ...charts.keys()])]
      .filter((name) => !unreadable.has(name))
      .map((name) => [name, charts.get(name) ?? null] as const)
      .filter(([name, chart]) => JSON.stringify(chart) !== JSON.stringify(now.get(name) ?? null)),
  );
};

/** The former versions that can be compared, the newest first, and messages in Chinese about unreadable ones. */
export interface ReadVersions {
  versions: FormerVersion[];
  problems: string[];
}

/** Reads the machines and the texts of the project's revisions; none without git. */
export const readVersions = async (
  root: string,
  requested: readonly string[],
  options: TextFiles,
): Promise<ReadVersions> => {
  const git: Git = (...args) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return '';
    }
  };
  const versions = new Map<string, Omit<FormerVersion, 'texts'> & { all: TextsByKey }>();
  const problems: string[] = [];
  const wanted = versionsOf(requested, git);
  if (wanted.length === 0) return { versions: [], problems };
  const folder = unpackingFolder();
  const now = textsNow(root, options);
  try {
    for (const { revision, title, name } of wanted) {
      try {
        const commit = commitOf(revision);
        const known = versions.get(commit);
        if (known) {
          known.title ||= title;
          continue;
        }
        const read = await chartsAt(commit, join(folder, commit));
        versions.set(commit, {
          title,
          name: commit.startsWith(name) ? '' : name,
          at: git('log', '-1', '--format=%cI', commit),
          revision: git('rev-parse', '--short', commit),
          charts: formerCharts(read),
          unreadable: [...read.unreadable.keys()],
          meanings: formerMeanings(read.meanings),
          all: textsOfRevision(root, commit, options),
        });
      } catch (error) {
        const [line = ''] = (error instanceof Error ? error.message : '').split('\n');
        problems.push(/\p{Script=Han}/u.test(line) ? line : `“${name || title}”的内容无法读取。`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const sorted = [...versions.values()].toSorted((one, other) => other.at.localeCompare(one.at));
  return {
    versions: sorted.map(({ all, ...version }, index) =>
      Object.assign(version, { texts: formerOf(all, sorted[index - 1]?.all ?? now) }),
    ),
    problems,
  };
};
