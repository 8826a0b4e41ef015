import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { Names } from './names.ts';
import type { Chart } from './chart.ts';
import { chartOfMachine } from './chart.ts';
import { chartNamesOf } from './meanings.ts';
import type { Meanings } from './meanings.ts';

/** The project folder of a command. */
const root = (): string => process.cwd();
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * The charts of a revision with the meanings of its names, and the machines that could not be loaded, with the reason.
 */
export interface RevisionCharts {
  commit: string;
  meanings: Meanings;
  charts: Map<string, Chart>;
  unreadable: Map<string, string>;
}

const tried = (...args: string[]): string => {
  try {
    return git(...args);
  } catch {
    return '';
  }
};

/** The end of a day in China, for a date without a time; other times as git reads them. */
const momentOf = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59+08:00` : text);

/** The commit of a release, a revision, or a date (the last commit of that day); the error message is in Chinese. */
export const commitOf = (revision: string): string => {
  const isDate = /^\d{4}-\d{2}-\d{2}/.test(revision);
  const found = isDate
    ? tried('rev-list', '-1', `--before=${momentOf(revision)}`, 'HEAD')
    : tried('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  if (found !== '') return found;
  if (tried('rev-parse', '--git-dir') === '') throw new Error('这里没有版本记录（git），不能比较版本。');
  throw new Error(
    isDate
      ? `${revision} 时还没有任何版本。`
      : `没有“${revision}”这个版本；可以写发布名、提交号或日期（如 2026-11-24）。`,
  );
};

/** Two revisions as `a..b`; with `a` alone the later one is the working tree. */
export const rangeOf = (text: string): [before: string, after: string | undefined] => {
  const [before = '', after = ''] = text.split('..');
  return [before, after === '' ? undefined : after];
};

/** A place to unpack revisions in: inside the project, because an older revision needs its packages as well. */
export const unpackingFolder = (): string => {
  mkdirSync(join(root(), 'dist'), { recursive: true });
  return mkdtempSync(join(root(), 'dist', 'revisions-'));
};

const machineIn = (file: string, exported: Record<string, unknown>): AnyStateMachine => {
  const found = exported[`${file}Machine`];
  if (found) return found as AnyStateMachine;
  const factory = exported[`${file}MachineOf`];
  if (typeof factory !== 'function') throw new Error(`it exports neither ${file}Machine nor ${file}MachineOf`);
  return (factory as (id: string) => AnyStateMachine)(file);
};

/** The folder in which a former revision has the meanings of names; undefined if its machines have them. */
const meaningsFolder = (commit: string): string | undefined => {
  const file = git('ls-tree', '-r', '--name-only', commit, 'stories')
    .split('\n')
    .find((path) => path.endsWith('/everywhere.ts'));
  return file && dirname(file);
};

/** The meanings of an unpacked revision; empty if its files cannot be loaded. */
const meaningsIn = async (folder: string): Promise<Meanings> => {
  const meanings: Meanings = { own: {}, shared: {} };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const exported = (await import(pathToFileURL(join(folder, file)).href).catch(() => ({}))) as Record<string, object>;
    if (file === 'everywhere.ts') meanings.shared = exported['everywhere'] ?? {};
    else Object.assign(meanings.own, ...Object.values(exported));
  }
  return meanings;
};

/** The shared meanings of an unpacked revision; empty for a revision without Chinese names. */
const sharedMeaningsIn = async (machines: string): Promise<Meanings> => {
  const file = join(machines, 'support/machineNames.ts');
  if (!existsSync(file)) return { own: {}, shared: {} };
  const { sharedNames } = (await import(pathToFileURL(file).href)) as { sharedNames: Names };
  return { own: {}, shared: sharedNames };
};

/** Reads the machines of a revision, release or date, unpacked into a folder of this project; throws for an unknown one. */
export const chartsAt = async (revision: string, folder: string): Promise<RevisionCharts> => {
  const commit = commitOf(revision);
  const there = git('ls-tree', '--name-only', commit).split('\n');
  const wanted = ['machines', 'contract', 'package.json'].filter((path) => there.includes(path));
  if (!wanted.includes('machines')) throw new Error(`“${revision}”的时候还没有流程。`);
  const meant = meaningsFolder(commit);

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, ...wanted, ...(meant ? [meant] : [])], {
    cwd: root(),
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });

  const machines = join(folder, 'machines');
  const files = readdirSync(machines, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const meanings = meant ? await meaningsIn(join(folder, meant)) : await sharedMeaningsIn(machines);
  const charts = new Map<string, Chart>();
  const unreadable = new Map<string, string>();
  for (const path of files.map((file) => join(machines, file))) {
    if (!existsSync(path) || !readFileSync(path, 'utf8').includes('createMachine(')) continue;
    const name = basename(path, '.ts');
    try {
      const exported = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
      const machine = machineIn(name, exported);
      // the root of the actors only composes other machines
      if (Object.keys(machine.states).length === 0) continue;
      charts.set(name, chartOfMachine(name, machine));
      if (!meant) meanings.own[name] = chartNamesOf(machine);
    } catch (error) {
      unreadable.set(name, error instanceof Error ? error.message : String(error));
    }
  }
  return { commit, charts, unreadable, meanings };
};
