import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pairsOf } from '#stories/tooling/handbook/comparisons.ts';

/** A repository with a commit for each of the days ago, the oldest first. */
const repositoryOf = (daysAgo: readonly number[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'revisions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const run = (words: readonly string[], at = new Date()): string => {
    const date = at.toISOString();
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const who = ['-c', 'user.name=tester', '-c', 'user.email=tester@example.com'];
    return execFileSync('git', [...who, ...words], { cwd: folder, encoding: 'utf8', env, stdio: 'pipe' }).trim();
  };
  run(['init', '--quiet']);
  const commits = daysAgo.map((days) => {
    mkdirSync(join(folder, 'machines'), { recursive: true });
    writeFileSync(join(folder, 'machines/door.ts'), String(days));
    run(['add', '.']);
    run(['commit', '--quiet', '-m', `${days} days ago`], new Date(Date.now() - days * 86_400_000));
    return run(['rev-parse', 'HEAD']);
  });
  return { commits, run, git: (...words: string[]) => run(words) };
};

const namesOf = (pairs: ReturnType<typeof pairsOf>): string[] =>
  pairs.map(({ before, after }) => `${before.title} → ${after.title}`);

test('releases are compared each with the one after it, the newest with what is there now', () => {
  const { commits, run, git } = repositoryOf([9, 5, 2, 0]);
  for (const [index, tag] of ['v1', 'v2', 'v3'].entries()) run(['tag', tag, commits[index]!]);
  expect(namesOf(pairsOf([], git))).toEqual(['v3 → 现在', 'v2 → v3', 'v1 → v2']);
});

test('without releases the project is compared with itself some time ago, each commit once', () => {
  const { commits, git } = repositoryOf([40, 9, 3, 0]);
  const pairs = pairsOf([], git);
  expect(namesOf(pairs)).toEqual(['一天前 → 现在', '一周前 → 现在', '一个月前 → 现在']);
  expect(pairs.map(({ before }) => before.revision)).toEqual([commits[2], commits[1], commits[0]]);
  expect(namesOf(pairsOf([], repositoryOf([0]).git))).toEqual(['最初的版本 → 现在']);
});

test('the requested comparison comes before all others, from one to the other or to now', () => {
  const { git } = repositoryOf([0]);
  expect(namesOf(pairsOf(['v1..v2', 'HEAD~3'], git))).toEqual(['v1 → v2', '指定的版本 → 现在']);
});

test('without git there is nothing to compare', () => {
  expect(pairsOf([], () => '')).toEqual([]);
});
