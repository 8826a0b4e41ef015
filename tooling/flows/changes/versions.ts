import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chartsNow, compare } from '../charts/compare.ts';
import { addFormerMeanings } from '../charts/meanings.ts';
import { recordOf } from '../charts/differenceRecord.ts';
import type { RevisionCharts } from '../charts/revision.ts';
import { chartsAt } from '../charts/revision.ts';
import type { Comparison, Version } from './handbook.ts';

/** How many releases are compared, each with the next. */
const shownReleases = 5;
/** Time spans for repositories without releases, for git and in Chinese. */
const spans = [
  ['1 day ago', '一天前'],
  ['7 days ago', '一周前'],
  ['30 days ago', '一个月前'],
] as const;

/** Two revisions for git with their names; the later one may be the working tree. */
interface Pair {
  before: Named & { revision: string };
  after: Named & { revision?: string };
}

/** The name of a revision: in Chinese, and in git if it has one. */
interface Named {
  title: string;
  name: string;
}

const now = { title: '现在', name: '' };
const wanted = '指定的版本';
const released = '发布的版本';
/** A name such as v3 needs no translation. */
const named = (revision: string, title: string) => ({
  revision,
  title: /[a-z]{2}/i.test(revision) ? title : revision,
  name: revision,
});

/** The revisions to compare: as requested (`a` or `a..b`), else releases (tags), else time spans. */
export const pairsOf = (requested: readonly string[], git: (...args: string[]) => string): Pair[] => {
  if (requested.length > 0)
    return requested.map((range) => {
      const [before = '', after] = range.split('..');
      return { before: named(before, wanted), after: after ? named(after, wanted) : now };
    });
  const linesOf = (...args: string[]) =>
    git(...args)
      .split('\n')
      .filter((line) => line !== '');
  const tags = linesOf('tag', '--merged', 'HEAD', '--sort=-creatordate').slice(0, shownReleases);
  if (tags.length > 0)
    return tags.map((tag, index) => ({
      before: named(tag, released),
      after: index === 0 ? now : named(tags[index - 1]!, released),
    }));
  const past = spans.flatMap(([ago, title]) =>
    linesOf('rev-list', '-1', `--before=${ago}`, 'HEAD').map((revision) => ({ revision, title, name: '' })),
  );
  const first = linesOf('rev-list', '--reverse', 'HEAD', '--', 'machines')
    .slice(0, 1)
    .map((revision) => ({ revision, title: '最初的版本', name: '' }));
  const all = [...past, ...first];
  return all
    .filter(({ revision }, index) => all.findIndex((other) => other.revision === revision) === index)
    .map((before) => ({ before, after: now }));
};

/**
 * Compares the machines of the project's revisions, two at a time; empty without git, or without a readable machine.
 */
export const comparisonsOf = async (
  root: string,
  requested: readonly string[],
  onProblem: (args: string) => void,
): Promise<Comparison[]> => {
  const git = (...args: string[]): string => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return '';
    }
  };
  // inside the project, because an older revision needs its packages as well
  mkdirSync(join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'dist', 'revisions-'));
  const read = new Map<string, Promise<RevisionCharts>>();
  const chartsOf = (revision: string): Promise<RevisionCharts> => {
    const known = read.get(revision) ?? chartsAt(revision, join(folder, String(read.size)));
    read.set(revision, known);
    return known;
  };
  const versionOf = ({ title, name, commit }: Named & { commit: string }): Version => ({
    title,
    name,
    at: git('log', '-1', '--format=%cI', commit),
    revision: git('rev-parse', '--short', commit),
  });
  const comparisonOf = async ({ before, after }: Pair): Promise<Comparison> => {
    const was = await chartsOf(before.revision);
    const is = after.revision === undefined ? undefined : await chartsOf(after.revision);
    addFormerMeanings(was.meanings);
    const differences = compare(was, is ?? chartsNow());
    return {
      before: versionOf({ ...before, commit: was.commit }),
      after: is
        ? versionOf({ ...after, commit: is.commit })
        : { title: after.title, name: '', at: new Date().toISOString(), revision: '' },
      compared: differences.length,
      unreadable: [...new Set([...was.unreadable.keys(), ...(is?.unreadable.keys() ?? [])])],
      machines: differences.flatMap((difference) => recordOf(difference) ?? []),
      meanings: was.meanings,
    };
  };
  try {
    const comparisons: Comparison[] = [];
    for (const pair of pairsOf(requested, git)) {
      try {
        comparisons.push(await comparisonOf(pair));
      } catch (error) {
        onProblem(error instanceof Error ? error.message : String(error));
      }
    }
    return comparisons;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
