#!/usr/bin/env tsx
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chartsNow, compare } from './charts/compare.ts';
import { writeDifferences } from './charts/differencePage.tsx';
import { differenceText } from './charts/differenceText.ts';
import { writeCharts } from './charts/files.tsx';
import { addFormerMeanings } from './charts/meanings.ts';
import { chartsAt, rangeOf, unpackingFolder } from './charts/revision.ts';
import type { HandbookProject } from './handbook/build.ts';
import { buildHandbook } from './handbook/build.ts';

/** A project, as a module that registers its machines exports it. */
export interface Project extends HandbookProject {
  /** The folder of its machines. */
  machines: string;
}

/** The folder of a file's package: a command may run anywhere. */
const packageOf = (file: string): string => {
  const folder = dirname(file);
  return folder === dirname(folder) || existsSync(join(folder, 'package.json')) ? folder : packageOf(folder);
};

/** Compares the machines of two revisions, or those of one with the current ones, as text and as a page in a folder. */
const diff = async (range: string, folder: string): Promise<void> => {
  const unpacked = unpackingFolder();
  try {
    rmSync(folder, { recursive: true, force: true });
    const [from, to] = rangeOf(range);
    const before = await chartsAt(from, join(unpacked, 'before'));
    const after = to === undefined ? undefined : await chartsAt(to, join(unpacked, 'after'));
    addFormerMeanings(before.meanings);
    if (after) addFormerMeanings(after.meanings);
    const unreadable = new Set([...before.unreadable.keys(), ...(after?.unreadable.keys() ?? [])]);
    if (before.charts.size === 0) throw new Error(`“${from}”的流程都不能用今天的程序包读取。`);

    const differences = compare(before, after ?? chartsNow());
    const title = `流程图的变化：从 ${from} 到${to === undefined ? '现在' : ` ${to}`}`;
    await writeDifferences(differences, folder, title, unreadable.size);
    console.log(differenceText(differences, process.stdout.isTTY && !process.env['NO_COLOR']));
    if (unreadable.size > 0)
      console.log(`\n有 ${unreadable.size} 个流程无法读取，没有比较：${[...unreadable].join('、')}`);
    console.log(`\nCharts: ${join(folder, 'index.html')}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message.split('\n')[0] : error);
    process.exitCode = 1;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
};

const [command, given = '', ...args] = process.argv.slice(2);
const file = resolve(given);
const calledIn = process.env['INIT_CWD'] ?? process.cwd();
const home = packageOf(file);
// views are compiled with the options in the folder where the process starts
if (given !== '' && home !== process.cwd()) {
  const { status } = spawnSync(
    process.execPath,
    [...process.execArgv, process.argv[1]!, command ?? '', file, ...args],
    { cwd: home, env: { ...process.env, INIT_CWD: process.cwd() }, stdio: 'inherit' },
  );
  process.exit(status ?? 1);
}
const load = async (): Promise<Project> => ((await import(pathToFileURL(file).href)) as { default: Project }).default;

if (command === 'charts') await writeCharts(resolve((await load()).machines));
else if (command === 'diff') {
  const [range = 'HEAD', folder] = args;
  await load();
  await diff(range, folder === undefined ? resolve('dist/charts-diff') : resolve(calledIn, folder));
} else if (command === 'handbook') await buildHandbook(await load(), args, calledIn);
else {
  console.error('Usage: flows charts|diff|handbook PROJECT [OPTIONS]; see tooling/flows/README.md.');
  process.exitCode = 1;
}
