// `npm run renew`: writes anew what is made of the code: charts, paths, outlines, and the pictures of stories that uncommitted
// changes reach. `-- charts paths` those alone; `-- all` every picture; `-- pictures Login` those of stories so named.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chromiumVersion } from './stories/chromiumVersion.ts';
import { storePictures } from './stories/storedPictures.ts';
import { isPinned } from './stories/pinnedChromium.ts';
import { widths } from './stories/widths.ts';

const chosen = process.argv.slice(2);
const isWhole = chosen.includes('all');
const named = chosen.filter((word) => !['all', 'charts', 'paths', 'outlines', 'pictures'].includes(word));

/** Runs a command of the project; where it fails, the whole fails in the end. */
const run = (command: string, environment: NodeJS.ProcessEnv = {}): void => {
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', TZ: 'Asia/Shanghai', ...environment };
  const { status } = spawnSync(`npx ${command}`, { stdio: 'inherit', shell: true, env });
  if (status !== 0) process.exitCode = 1;
};

/** React as visitors get it. */
const asBuilt = { NODE_ENV: 'production' };

interface Report {
  testResults: { assertionResults: { meta: { storyId?: string } }[] }[];
}

const drawStories = async (width: string): Promise<void> => {
  const [report, since] = [`dist/reports/renewed-${width}.json`, Date.now()];
  rmSync(report, { force: true });
  const reached = named.length > 0 ? named.join(' ') : '--changed --passWithNoTests';
  const which = isWhole ? '' : reached;
  const reporters = `--reporter=dot --reporter=json --outputFile=${report}`;
  run(
    `vitest run --config tests/stories/vitest.config.ts --project ${width} ${which} ${reporters} --update=all`,
    asBuilt,
  );
  if (!existsSync(report)) return;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const rendered = tests.flatMap(({ meta }) => meta.storyId ?? []);
  if (rendered.length > 0)
    await storePictures(`tests/pictures/${await chromiumVersion()}/${width}`, rendered, since, isWhole);
};

const steps = {
  charts: () => run('tsx stories/tooling/charts/write.ts'),
  paths: () => run('vitest run --project machines tests/tooling/paths.test.ts --reporter=dot --update=all', asBuilt),
  outlines: () => run('vitest run --project browser tests/tooling/outlines.test.tsx --reporter=dot --update=all'),
  pictures: async () => {
    if (!isPinned)
      throw new Error('Pictures are drawn by the Chromium of package-lock.json, which runs on Linux (x64).');
    for (const { name } of widths) await drawStories(name);
  },
};
const wanted = Object.entries(steps).filter(([name]) => !chosen.some((one) => one in steps) || chosen.includes(name));
for (const [at, [name, step]] of wanted.entries()) {
  console.log(`▸ ${at + 1}/${wanted.length} ${name}`);
  await step();
}
