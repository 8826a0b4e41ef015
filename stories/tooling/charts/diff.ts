import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chartsNow, compare } from './compare.ts';
import { writeDifferences } from './differencePage.tsx';
import { differenceText } from './differenceText.ts';
import { addFormerMeanings } from './meanings.ts';
import { chartsAt } from './revision.ts';

const [revision = 'HEAD', given] = process.argv.slice(2);
const folder = given ?? fileURLToPath(new URL('../../../dist/charts-diff', import.meta.url));
const unpacked = join(folder, 'before');

try {
  rmSync(folder, { recursive: true, force: true });
  const { commit, charts, unreadable, meanings } = await chartsAt(revision, unpacked);
  addFormerMeanings(meanings);
  for (const [name, reason] of unreadable)
    console.error(`machines/${name}.ts of ${revision} cannot be read: ${reason}`);
  if (charts.size === 0) throw new Error(`No machine of ${revision} can be read with today's xstate and zod.`);

  const differences = compare({ charts, unreadable }, chartsNow());
  await writeDifferences(differences, folder, `流程图的变化：从 ${revision}（${commit.slice(0, 8)}）到现在`);
  console.log(differenceText(differences, process.stdout.isTTY && !process.env.NO_COLOR));
  console.log(`\nCharts: ${join(folder, 'index.html')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(unpacked, { recursive: true, force: true });
}
