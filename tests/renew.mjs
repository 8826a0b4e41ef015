// `npm run renew`: writes anew what is made of the code: the charts, the paths, the outlines of the views,
// the pictures. `-- charts paths` those alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const chosen = process.argv.slice(2);
const pictures = 'tests/pictures';

const run = (command, env = {}) => {
  const { status } = spawnSync(`npx ${command}`, { stdio: 'inherit', shell: true, env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
};

/** Keeps one picture of those that are the same to the last pixel, and notes which stories it stands for. */
const keepOneOfTwins = (folder) => {
  const kept = new Map();
  const twins = {};
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .toSorted()) {
    const mark = createHash('sha256')
      .update(readFileSync(`${folder}/${file}`))
      .digest('hex');
    const [story, first] = [file.replace('.png', ''), kept.get(mark)];
    if (first === undefined) kept.set(mark, story);
    else {
      twins[story] = first;
      rmSync(`${folder}/${file}`);
    }
  }
  writeFileSync(`${folder}/twins.json`, `${JSON.stringify(twins, undefined, 2)}\n`);
};

const steps = {
  charts: () => run('tsx stories/tooling/charts/write.ts'),
  paths: () => run('vitest run --project machines tests/tooling/paths.test.ts --update'),
  outlines: () => run('vitest run --project browser tests/tooling/outlines.test.tsx --update'),
  pictures: () => {
    const environment = { NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1', TZ: 'Asia/Shanghai' };
    for (const width of ['desktop', 'phone'])
      run(`vitest run --config tests/stories/vitest.config.ts --project ${width} --update`, environment);
    for (const drawnBy of readdirSync(pictures))
      for (const width of readdirSync(`${pictures}/${drawnBy}`)) keepOneOfTwins(`${pictures}/${drawnBy}/${width}`);
  },
};
for (const [name, step] of Object.entries(steps)) if (chosen.length === 0 || chosen.includes(name)) step();
