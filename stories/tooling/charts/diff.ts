import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chartOf } from './chart.ts';
import { differenceOf } from './difference.ts';
import { writeDifferences } from './differencePage.tsx';
import { differenceText } from './differenceText.ts';
import { machineNames } from './machines.ts';
import { chartsAt } from './revision.ts';

const [revision = 'HEAD', given] = process.argv.slice(2);
const folder = given ?? fileURLToPath(new URL('../../../dist/charts-diff', import.meta.url));
const unpacked = join(folder, 'before');

try {
  rmSync(folder, { recursive: true, force: true });
  const { commit, charts, unreadable } = await chartsAt(revision, unpacked);
  for (const [name, reason] of unreadable)
    console.error(`machines/${name}.ts of ${revision} cannot be read: ${reason}`);
  if (charts.size === 0) throw new Error(`No machine of ${revision} can be read with today's xstate and zod.`);

  const names = [...machineNames, ...[...charts.keys()].filter((name) => !machineNames.some((own) => own === name))];
  const readable = names.filter((name) => !unreadable.has(name));
  const differences = readable.map((name) => {
    const today = machineNames.find((own) => own === name);
    return differenceOf(charts.get(name), today && chartOf(today));
  });
  await writeDifferences(differences, folder, `Charts: ${revision} (${commit.slice(0, 8)}) and the working tree`);
  console.log(differenceText(differences, process.stdout.isTTY && !process.env.NO_COLOR));
  console.log(`\nCharts: ${join(folder, 'index.html')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(unpacked, { recursive: true, force: true });
}
