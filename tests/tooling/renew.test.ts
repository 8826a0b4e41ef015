import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { chartFiles } from '#stories/tooling/charts/files.tsx';
import { ProjectCopy } from '#tests/support/projectCopy.ts';

const folder = new URL('../../machines/', import.meta.url);

/** The lines that one of two texts has and the other has not. */
const changedLines = (before: string, after: string): string[] => {
  const [old, now] = [before, after].map((text) => text.split('\n')) as [string[], string[]];
  return [...old.filter((line) => !now.includes(line)), ...now.filter((line) => !old.includes(line))];
};

afterAll(() => vi.resetModules());

test(
  'one word of a chart changes its lines only, in its machine’s section and drawing',
  { tags: ['deep'], timeout: 60_000 },
  async () => {
    const before = await chartFiles();
    vi.resetModules();
    const { chartNames: words } = await import('#stories/tooling/charts/meanings.ts');
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
  },
);

test('a label of a view is not repeated in the texts of the machines', () => {
  const stored = [
    ...readdirSync(new URL('../tests/paths/', folder)).map((name) => `../tests/paths/${name}`),
    ...readdirSync(new URL('charts/', folder)).map((name) => `charts/${name}`),
  ].map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));
  expect(stored.length).toBeGreaterThan(70);
  const labels = [
    loginMessages.sms.sending,
    loginMessages.sms.wait(60),
    loginMessages.cookies.title,
    loginMessages.insecure,
  ];
  for (const label of labels) {
    expect(label.length).toBeGreaterThan(4);
    expect(stored.filter(({ text }) => text.includes(label)).map(({ path }) => path)).toEqual([]);
  }
});

test(
  'one label of a view changes its message, its outline and the pictures that show it, and no other file',
  { tags: ['deep'], timeout: 600_000 },
  async () => {
    const copy = await ProjectCopy.made();
    onTestFinished(async () => copy.removed());
    const message = 'src/app/messages/reloadGuard.ts';
    await copy.plant(message, "offlineTitle: '网络已断开，", "offlineTitle: '网络连接已断开，");
    const said = await copy.runInstalled('tsx', ['tests/renew.ts']);
    expect(said.match(/^▸ .*/gm)).toEqual(['▸ 1/4 charts', '▸ 2/4 paths', '▸ 3/4 outlines', '▸ 4/4 pictures']);
    const changed = await copy.changed();
    const pictures = changed.filter((path) => path.endsWith('.png'));
    expect(changed).toEqual([message, 'tests/outlines/flows-ReloadGuard.txt', ...pictures]);
    for (const width of ['desktop', 'phone'])
      expect(pictures.filter((path) => path.includes(`/${width}/flows-reloadguard--offline`)).length).toBeGreaterThan(
        0,
      );
    expect(pictures.filter((path) => !path.includes('/flows-reloadguard--offline'))).toEqual([]);
  },
);
