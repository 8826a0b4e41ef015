import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { ProjectCopy } from '#tests/support/projectCopy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await ProjectCopy.made();
}, 60_000);
afterAll(async () => copy.removed(), 60_000);

const report = 'dist/reports/stories.json';
const views = ['ui/Button', 'ui/FileDrop', 'app/ReloadGuard'];

interface Report {
  testResults: { assertionResults: { status: string; meta: { storyId: string } }[] }[];
}

/** Compares the stories of those views at the wide window; returns the results and the output. */
const compare = async (environment: NodeJS.ProcessEnv = {}) => {
  const options = ['run', '--config', 'tests/stories/vitest.config.ts', '--project', 'desktop', ...views];
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${report}`];
  const said = await copy
    .runInstalled('vitest', [...options, ...reporters], { NODE_ENV: 'production', ...environment })
    .catch(({ stdout }: { stdout: string }) => stdout);
  const { testResults } = JSON.parse(await copy.read(report)) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const idsOf = (status: string) =>
    tests
      .filter((one) => one.status === status)
      .map(({ meta }) => meta.storyId.replace(/^[^-]*-/, ''))
      .toSorted();
  return { said, passed: idsOf('passed'), failed: idsOf('failed'), skipped: idsOf('skipped'), count: tests.length };
};

describe('the stored pictures', { tags: ['deep'], timeout: 240_000 }, () => {
  test('a border, a character and an icon that change are seen, and nothing else', async () => {
    await copy.plant('src/ui/buttonClasses.ts', 'border border-line-strong', 'border border-ink-faint');
    await copy.plant('src/app/messages/reloadGuard.ts', "retry: '重试'", "retry: '再试'");
    await copy.plant(
      'src/ui/FileDrop.tsx',
      '<ImageUp className="size-8 text-brand-600" />',
      '<span className="size-8" />',
    );
    const { passed, failed } = await compare();
    await copy.restore();
    expect(failed).toEqual([
      'button--secondary',
      'filedrop--button-only',
      'filedrop--zone',
      'reloadguard--offline',
      'reloadguard--offline-on-phone',
    ]);
    expect(passed.length).toBeGreaterThan(10);
  });

  test('with another Chromium every picture is reported as skipped, none as passed', async () => {
    const CHROMIUM_PATH = chromiumLaunch.executablePath ?? chromium.executablePath();
    const { said, passed, failed, skipped, count } = await compare({ CHROMIUM_PATH });
    expect(said).toMatch(/desktop: NO PICTURE IS COMPARED, each is reported as skipped: here draws chromium-\d+/);
    expect({ passed, failed }).toEqual({ passed: [], failed: [] });
    expect(skipped.length).toBe(count);
    expect(count).toBeGreaterThan(10);
  });

  test('a story without a picture fails, and none is made for it', async () => {
    const [folder] = (await copy.run('git', ['ls-files', 'tests/pictures'])).match(/tests\/pictures\/[^/]+\/desktop/)!;
    await copy.run('rm', [`${folder}/parts-button--primary.png`]);
    const { failed } = await compare();
    const changed = await copy.changed();
    await copy.restore();
    expect(failed).toEqual(['button--primary']);
    expect(changed).toEqual([`${folder}/parts-button--primary.png`]);
  });
});
