import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chartsNow, compare } from '#stories/tooling/charts/compare.ts';
import { recordOf } from '#stories/tooling/charts/differenceRecord.ts';
import type { RevisionCharts } from '#stories/tooling/charts/revision.ts';
import { chartsAt } from '#stories/tooling/charts/revision.ts';
import type { Comparison, Version } from './handbook.ts';

/** How many releases are compared, each with the one after it. */
const shownReleases = 5;
/** Without releases: how long ago, for git and in Chinese. */
const spans = [
  ['1 day ago', '一天前'],
  ['7 days ago', '一周前'],
  ['30 days ago', '一个月前'],
] as const;

/** Two revisions for git, each with what it is called; the later one is the working tree where it has no revision. */
interface Pair {
  before: { revision: string; title: string };
  after: { revision?: string; title: string };
}

const now = { title: '现在' };
const named = (revision: string) => ({ revision, title: revision });

/** The revisions that are worth comparing: as asked for (`a` or `a..b`), else releases (tags), else some time ago. */
export const pairsOf = (asked: readonly string[], git: (...words: string[]) => string): Pair[] => {
  if (asked.length > 0)
    return asked.map((range) => {
      const [before = '', after] = range.split('..');
      return { before: named(before), after: after ? named(after) : now };
    });
  const linesOf = (...words: string[]) =>
    git(...words)
      .split('\n')
      .filter((line) => line !== '');
  const tags = linesOf('tag', '--merged', 'HEAD', '--sort=-creatordate').slice(0, shownReleases);
  if (tags.length > 0)
    return tags.map((tag, index) => ({ before: named(tag), after: index === 0 ? now : named(tags[index - 1]!) }));
  const past = spans.flatMap(([ago, title]) =>
    linesOf('rev-list', '-1', `--before=${ago}`, 'HEAD').map((revision) => ({ revision, title })),
  );
  const first = linesOf('rev-list', '--reverse', 'HEAD', '--', 'machines')
    .slice(0, 1)
    .map((revision) => ({ revision, title: '最初的版本' }));
  const all = [...past, ...first];
  return all
    .filter(({ revision }, index) => all.findIndex((other) => other.revision === revision) === index)
    .map((before) => ({ before, after: now }));
};

/** Compares the machines of the project's revisions, two at a time; nothing where there is no git, or no machine to be read. */
export const comparisonsOf = async (
  root: string,
  asked: readonly string[],
  onProblem: (words: string) => void,
): Promise<Comparison[]> => {
  const git = (...words: string[]): string => {
    try {
      return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return '';
    }
  };
  // inside the project, whose packages an older revision needs as well
  const folder = mkdtempSync(join(root, 'dist', 'revisions-'));
  const read = new Map<string, Promise<RevisionCharts>>();
  const chartsOf = (revision: string): Promise<RevisionCharts> => {
    const known = read.get(revision) ?? chartsAt(revision, join(folder, String(read.size)));
    read.set(revision, known);
    return known;
  };
  const versionOf = ({ title, commit }: { title: string; commit: string }): Version => ({
    title,
    at: git('log', '-1', '--format=%cI', commit),
    revision: git('rev-parse', '--short', commit),
  });
  const comparisonOf = async ({ before, after }: Pair): Promise<Comparison> => {
    const was = await chartsOf(before.revision);
    const is = after.revision === undefined ? undefined : await chartsOf(after.revision);
    const differences = compare(was, is ?? chartsNow());
    return {
      before: versionOf({ ...before, commit: was.commit }),
      after: is
        ? versionOf({ ...after, commit: is.commit })
        : { title: after.title, at: new Date().toISOString(), revision: '' },
      compared: differences.length,
      unreadable: [...new Set([...was.unreadable.keys(), ...(is?.unreadable.keys() ?? [])])],
      machines: differences.flatMap((difference) => recordOf(difference) ?? []),
    };
  };
  try {
    const comparisons: Comparison[] = [];
    for (const pair of pairsOf(asked, git)) {
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
