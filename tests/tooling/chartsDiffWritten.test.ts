// @module-tag deep
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differenceOf } from '#stories/tooling/charts/difference.ts';
import { writeDifferences } from '#stories/tooling/charts/differencePage.tsx';
import { former, newer } from '#tests/support/doors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The colour of the box of a state or a transition. */
const lineOf = (svg: string, find: string): string | undefined =>
  new RegExp(`data-find="${find}"[^>]*>(?:<title>[^<]*</title>)?<rect[^>]*stroke="(#\\w+)"`).exec(svg)?.[1];

describe('what is written', () => {
  let folder = '';
  beforeAll(() => {
    mkdirSync(join(root, 'dist'), { recursive: true });
    folder = mkdtempSync(join(root, 'dist/charts-diff-test-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

  test('is a chart in colours and a page that shows it with the changes as text', async () => {
    await writeDifferences([differenceOf(former, newer), differenceOf(newer, newer)], folder, '流程图的变化');
    const svg = read('door.svg');
    expect(lineOf(svg, 'state_locked')).toBe('#1b7a48');
    expect(lineOf(svg, 'state_jammed')).toBe('#b9271b');
    expect(lineOf(svg, 'state_opening')).toBe('#8a5300');
    expect(lineOf(svg, 'state_open')).toBe('#8494a3');
    expect(lineOf(svg, 'door.jammed --door.pulled #1')).toBe('#b9271b');
    expect(lineOf(svg, 'door.closed --door.pushed #1')).toBe('#8a5300');

    const page = read('index.html');
    expect(page).toContain('2 个流程中有 1 个变了。');
    expect(page).toContain('src="door.svg"');
    expect(page).toMatch(/新增<\/strong> 状态「<code lang="en">locked<\/code>」/);
    expect(page).toMatch(/条件：<code lang="en">isUnlocked<\/code> → <code lang="en">isHome<\/code>/);
  });

  const charts = (...words: string[]) => {
    const command = ['--import', 'tsx', 'stories/tooling/charts/diff.ts', ...words];
    return spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  };
  const isRepository = existsSync(join(root, '.git'));

  test.runIf(isRepository)(
    'an unknown revision is reported',
    () => {
      const { status, stdout, stderr } = charts('no-such-revision', join(folder, 'unknown'));
      expect(stderr).toContain('git knows no revision “no-such-revision” here.');
      expect(stdout).toBe('');
      expect(status).toBe(1);
    },
    60_000,
  );

  test.runIf(isRepository)(
    'every machine of the last revision is read and compared with today’s',
    () => {
      const machines = execFileSync('git', ['grep', '-l', 'createMachine(', 'HEAD', '--', 'machines/*.ts'], {
        cwd: root,
        encoding: 'utf8',
      });
      const { status, stdout, stderr } = charts('HEAD', join(folder, 'real'));
      expect(stderr).toBe('');
      const [, changed, compared] = /(\d+) of (\d+) machines changed/.exec(stdout) ?? [];
      // the root of the actors is no flow
      const flows = machines.split('\n').filter((file) => file !== '' && !file.endsWith('app/app.ts'));
      expect(Number(compared)).toBeGreaterThanOrEqual(flows.length);
      expect(read('real/index.html').split('<section').length - 1).toBe(Number(changed));
      expect(stdout).not.toContain('\u001B');
      expect(existsSync(join(folder, 'real/before'))).toBe(false);
      expect(status).toBe(0);
    },
    60_000,
  );
});
