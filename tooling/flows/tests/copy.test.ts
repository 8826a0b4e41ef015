import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formerOf, restored, stored, textChanges, textsAt } from '../copy/deck.ts';
import { gatherDeck, textsNow, textsOfRevision, unreadStories } from '../copy/gatherDeck.ts';

const files = { folders: { 'src/features': '', src: '' }, without: /\.test\.ts$/, notes: /\.note$/ };
const options = { ...files, outlines: 'outlines' };

let root: string;
let first: string;

const write = (path: string, text: string): void => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'copy-'));
  git('init', '--quiet');
  write(
    'src/features/orders/messages.ts',
    "export const messages = { title: '订单', total: (count: number) => `共 ${count} 票`, gone: '已撤下' };",
  );
  write(
    'src/features/orders/List.tsx',
    'export function List() {\n  return <p title="按下单时间">\n    还没有\n    订单\n  </p>;\n}',
  );
  write(
    'src/ui/button.ts',
    "const label = '提交';\n// 注释不是文案\ntype Kind = '类型';\nexport const kinds = [label];",
  );
  write('src/ui/button.test.ts', "export const name = '测试';");
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  first = git('rev-parse', 'HEAD');
  write(
    'src/features/orders/messages.ts',
    "export const messages = { title: '我的订单', total: (count: number) => `共 ${count} 票` };",
  );
  write('src/ui/send.ts', "const label = '提交';\nexport const sent = [label];");
  rmSync(join(root, 'src/ui/button.ts'));
  write(
    'outlines/List.snap',
    'exports[`Full 1`] = `\n"- main:\n  - heading "我的订单" [level=1]\n  - text: 共 12 票\n  - link "上海至汉堡":\n    - /url: /orders/1\n"\n`;\n',
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const story = (exportName: string) => ({
  id: `flows-list--${exportName.toLowerCase()}`,
  exportName,
  importPath: './stories/orders/List.stories.tsx',
});

test('every Chinese text that users read has an address by its feature and name; comments, types and tests have none', () => {
  expect(Object.fromEntries(textsOfRevision(root, first, files))).toEqual({
    'orders/messages.title': '订单',
    'orders/messages.total': '共 {count} 票',
    'orders/messages.gone': '已撤下',
    'orders/List.title': '按下单时间',
    'orders/List': '还没有 订单',
    'ui/button.label': '提交',
  });
});

test('a text has the stories that show it, with what is filled in; what no file has comes from data', () => {
  const deck = gatherDeck(
    root,
    options,
    [story('Full'), story('Empty')],
    new Map([['flows-list--empty', '- text: 还没有 订单']]),
  );
  expect(Object.fromEntries(deck.texts.map(({ key, stories }) => [key, stories]))).toEqual({
    'orders/List': ['flows-list--empty'],
    'orders/List.title': [],
    'orders/messages.title': ['flows-list--full'],
    'orders/messages.total': ['flows-list--full'],
    'ui/send.label': [],
  });
  expect(deck.data).toEqual([{ text: '上海至汉堡', stories: ['flows-list--full'] }]);
  expect(deck.groups).toEqual({ 'flows-list--full': 'orders', 'flows-list--empty': 'orders' });
  expect(restored(stored(deck))).toEqual(deck);
});

test('stories without a stored outline are read in the groups that are asked for', () => {
  const stories = [story('Full'), story('Empty'), { ...story('Other'), id: 'design-list--other' }];
  expect(unreadStories(root, 'outlines', stories, ['flows'])).toEqual(['flows-list--empty']);
});

test('changes since a revision name what is another and gone; a text whose file has another name has not changed', () => {
  const [before, now] = [textsOfRevision(root, first, files), textsNow(root, files)];
  expect(textChanges(before, now)).toEqual([
    { key: 'orders/messages.title', before: '订单', after: '我的订单' },
    { key: 'orders/messages.gone', before: '已撤下' },
  ]);
  // a former revision is stored as its differences
  expect(Object.fromEntries(textsAt(now, [formerOf(before, now)]))).toEqual(Object.fromEntries(before));
});
