import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { chartFiles } from '#stories/tooling/charts/files.tsx';
import { ProjectCopy } from '#tests/support/projectCopy.ts';

const folder = new URL('../../machines/', import.meta.url);

/** The lines that one of two texts has and the other has not. */
const changedLines = (before: string, after: string): string[] => {
  const [old, now] = [before, after].map((text) => text.split('\n')) as [string[], string[]];
  return [...old.filter((line) => !now.includes(line)), ...now.filter((line) => !old.includes(line))];
};

afterAll(() => vi.resetModules());

test('one word of a chart changes the lines that hold it, in its machine’s section and drawing alone', async () => {
  const before = await chartFiles();
  vi.resetModules();
  const { words } = await import('#stories/tooling/charts/meanings.ts');
  const { events } = words.smsCode;
  const [said, instead] = ['点了获取验证码', '按了获取验证码'];
  expect(events?.['code.requested']).toBe(said);
  Reflect.set(events!, 'code.requested', instead);
  const { chartFiles: written } = await import('#stories/tooling/charts/files.tsx');
  const after = await written();

  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed.toSorted()).toEqual(['README.md', 'charts/smsCode.svg']);
  for (const path of changed) {
    const lines = changedLines(before[path]!, after[path]!);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(12);
    for (const line of lines) expect(line).toMatch(new RegExp(`${said}|${instead}`));
  }
}, 60_000);

test('a label of a view stands in its copy alone: what is written of the machines has none', () => {
  const kept = [
    ...readdirSync(new URL('../tests/paths/', folder)).map((name) => `../tests/paths/${name}`),
    ...readdirSync(new URL('charts/', folder)).map((name) => `charts/${name}`),
  ].map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));
  expect(kept.length).toBeGreaterThan(70);
  const labels = [loginCopy.sms.sending, loginCopy.sms.wait(60), loginCopy.cookies.title, loginCopy.insecure];
  for (const label of labels) {
    expect(label.length).toBeGreaterThan(4);
    expect(kept.filter(({ text }) => text.includes(label)).map(({ path }) => path)).toEqual([]);
  }
});

test(
  'one label of a view changes its message and the outline of its view, and no other file',
  { tags: ['full'], timeout: 600_000 },
  async () => {
    const copy = await ProjectCopy.made();
    onTestFinished(async () => copy.removed());
    const message = 'src/app/reloadGuardMessages.ts';
    await copy.plant(message, "offlineTitle: '网络已断开，", "offlineTitle: '网络连接已断开，");
    const said = await copy.runInstalled('tsx', ['tests/renew.ts']);
    expect(said.match(/^▸ .*/gm)).toEqual(['▸ 1/4 charts', '▸ 2/4 paths', '▸ 3/4 outlines', '▸ 4/4 pictures']);
    const changed = await copy.changed();
    expect(changed).toEqual([message, 'tests/outlines/flows-ReloadGuard.txt']);
  },
);
