import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { factsShownBy, nearestTo, resultsFor, shownIn, storiesFor, withShown } from '#flows';
import '#stories/tooling/flows/texts.ts';
import { bilingualName, bilingualTitle, machineIn } from '#stories/tooling/storyNames/storyNames.ts';
import questions from './storyQuestions.txt?raw';

const files = import.meta.glob<string>('../../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every story, as Storybook's index has it. */
const stories = Object.entries(files).flatMap(([importPath, text]) => {
  const title = /export default \{[^}]*?title: '(?<title>[^']+)'/.exec(text)?.groups?.['title'] ?? '';
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, exportName = '']) => ({
    id: toId(title, storyNameFromExport(exportName)),
    title: bilingualTitle(title),
    name: bilingualName(title, exportName, machineIn(text)),
    importPath,
    exportName,
  }));
});

const outlines = import.meta.glob<string>('../outlines/*.snap', { query: '?raw', import: 'default', eager: true });
const named = Object.entries(outlines).map(([path, text]) => [path.replace(/^.*\/|\.snap$/g, ''), text] as const);
const found = withShown(stories, shownIn(named));

test('every story has a Chinese name and title', () => {
  expect(stories.length).toBeGreaterThan(1_000);
  const isNamed = ({ title, name }: (typeof stories)[number]): boolean =>
    [title.split('/').at(-1)!, name].every((one) => /^[\p{Script=Han}\d]|^VGM/u.test(one));
  expect(stories.filter((story) => !isNamed(story)).map(({ id }) => id)).toEqual([]);
});

/** What people of the trade and designers type, a thing, its state, a device, by the story that they look for. */
const asked = questions
  .trim()
  .split('\n')
  .map((line) => line.split(': ') as [string, string]);

test.each(asked)('%s is found first by %s', (id, typed) => {
  for (const one of typed.split('、')) expect([one, storiesFor(found, one)[0]?.id]).toEqual([one, id]);
});

test('what the site does not have is not found by accident', () => {
  const absent =
    '天气预报 股票 外卖 宠物托运 酒店 机票 拼图下载 指纹解锁 优惠券 积分 好友 面包屑 招聘 购物车 人脸识别 区块链 团购红包 扫码登录 换手机号';
  expect(absent.split(' ').filter((question) => storiesFor(found, question).length > 0)).toEqual([]);
});

test('what no story answers has the nearest ones apart, and what shares nothing has none', () => {
  const nearest = ['帮助搜索', '代替我审批', '股票'].map((question) =>
    nearestTo(found, question)[0]?.title.split(' ').at(-1),
  );
  expect(nearest).toEqual(['HelpCenter', 'UserCenterPages', undefined]);
});

test.each([
  ['装不下', 'vgm', 'shown.form.typing', 'flows-vgm--overloaded'],
  ['押箱', 'orderFollow', 'shown.resting', 'flows-orderfollow--resting-overdue'],
  ['到付', 'instruction', 'shown.clock.late', 'flows-instruction--late'],
])(
  '“%s”, in no sentence of the handbook, is answered by the state that its story shows',
  (question, name, path, id) => {
    const shown = { [`state_${path.replaceAll('.', '_')}`]: [{ name: '', href: `./?path=/story/${id}` }] };
    expect(resultsFor(question)).toEqual([]);
    expect(factsShownBy(storiesFor(found, question), { [name]: { stories: shown } }).map(({ names }) => names)).toEqual(
      [path],
    );
  },
);
