import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from './chart.ts';
import { chartOfMachine } from './chart.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The charts of a revision, and the machines that could not be read, with the reason. */
export interface RevisionCharts {
  commit: string;
  charts: Map<string, Chart>;
  unreadable: Map<string, string>;
}

const commitOf = (revision: string): string => {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new Error(`git knows no revision “${revision}” here.`);
  }
};

const machineIn = (file: string, exported: Record<string, unknown>): AnyStateMachine => {
  const found = exported[`${file}Machine`];
  if (found) return found as AnyStateMachine;
  const factory = exported[`${file}MachineOf`];
  if (typeof factory !== 'function') throw new Error(`it exports neither ${file}Machine nor ${file}MachineOf`);
  return (factory as (id: string) => AnyStateMachine)(file);
};

/** Reads the machines of a git revision, unpacked into a folder of this project; throws for a revision that is unknown. */
export const chartsAt = async (revision: string, folder: string): Promise<RevisionCharts> => {
  const commit = commitOf(revision);
  const there = git('ls-tree', '--name-only', commit).split('\n');
  const wanted = ['machines', 'contract', 'package.json'].filter((path) => there.includes(path));
  if (!wanted.includes('machines')) throw new Error(`Revision “${revision}” has no folder machines/.`);

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, ...wanted], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });

  const machines = join(folder, 'machines');
  const files = readdirSync(machines, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const charts = new Map<string, Chart>();
  const unreadable = new Map<string, string>();
  for (const path of files.map((file) => join(machines, file))) {
    if (!existsSync(path) || !readFileSync(path, 'utf8').includes('createMachine(')) continue;
    const name = basename(path, '.ts');
    try {
      const exported = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
      const machine = machineIn(name, exported);
      // the root of the actors composes the flows and is none itself
      if (Object.keys(machine.states).length > 0) charts.set(name, chartOfMachine(name, machine));
    } catch (error) {
      unreadable.set(name, error instanceof Error ? error.message : String(error));
    }
  }
  return { commit, charts, unreadable };
};
