#!/usr/bin/env tsx
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chartsNow, compare } from './charts/compare.ts';
import { writeDifferences } from './charts/differencePage.tsx';
import { differenceText } from './charts/differenceText.ts';
import { writeCharts } from './charts/files.tsx';
import { addFormerMeanings } from './charts/meanings.ts';
import { chartsAt } from './charts/revision.ts';
import type { HandbookProject } from './handbook/build.ts';
import { buildHandbook } from './handbook/build.ts';

/** A project, as a module that registers its machines exports it. */
export interface Project extends HandbookProject {
  /** The folder of its machines. */
  machines: string;
}

/** Compares the machines with those of a revision, as text and as a page in a folder. */
const diff = async ([revision = 'HEAD', folder = 'dist/charts-diff']: string[]): Promise<void> => {
  const unpacked = join(folder, 'before');
  try {
    rmSync(folder, { recursive: true, force: true });
    const { commit, charts, unreadable, meanings } = await chartsAt(revision, unpacked);
    addFormerMeanings(meanings);
    for (const [name, reason] of unreadable) console.error(`${name}.ts of ${revision} cannot be read: ${reason}`);
    if (charts.size === 0) throw new Error(`No machine of ${revision} can be read with today's packages.`);

    const differences = compare({ charts, unreadable }, chartsNow());
    await writeDifferences(differences, folder, `流程图的变化：从 ${revision}（${commit.slice(0, 8)}）到现在`);
    console.log(differenceText(differences, process.stdout.isTTY && !process.env['NO_COLOR']));
    console.log(`\nCharts: ${resolve(folder, 'index.html')}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
};

const [command, file = '', ...args] = process.argv.slice(2);
const load = async (): Promise<Project> =>
  ((await import(pathToFileURL(resolve(file)).href)) as { default: Project }).default;

if (command === 'charts') await writeCharts(resolve((await load()).machines));
else if (command === 'diff') await load().then(() => diff(args));
else if (command === 'handbook') await buildHandbook(await load(), args);
else {
  console.error('Usage: flows charts|diff|handbook PROJECT [OPTIONS]; see tooling/flows/README.md.');
  process.exitCode = 1;
}
