import { machineNames, resultsFor, storiesFor, views as projectViews } from '#flows';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { areas } from '#stories/tooling/flows/areas.ts';
import { gather } from '#stories/tooling/flows/gather.ts';
import { bilingualName, bilingualTitle, machineIn } from '#stories/tooling/storyNames/storyNames.ts';

const texts = import.meta.glob<string>('../../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The stories that Storybook's own index lists, by id. */
const storyIds = new Set(
  Object.entries(texts).flatMap(([fileName, text]) =>
    loadCsf(text, { fileName, makeTitle: (title) => title })
      .parse()
      .stories.map(({ id }) => id),
  ),
);

const named = Object.entries(texts).flatMap(([fileName, text]) => {
  const machine = machineIn(text);
  return loadCsf(text, { fileName, makeTitle: (title) => title })
    .parse()
    .indexInputs.map(({ __id: id = '', title = '', exportName }) => ({
      id,
      title: bilingualTitle(title),
      name: bilingualName(title, exportName, machine),
    }));
});

test('the words of the trade find their stories first; what only shares characters is not found', () => {
  const first = (question: string) => storiesFor(named, question)[0]?.id;
  expect(['短信登录 倒计时中', '混装', '报价过期', '队列', '桌面 队列 空', '订单 空', '询价 全程'].map(first)).toEqual([
    'flows-login--sms-cooling-down',
    'flows-booking--segregated',
    'flows-offer--resting-expired',
    'states-deskqueue--full',
    'states-deskqueue--empty',
    'states-orders--empty',
    'journeys--enquiry',
  ]);
  expect(resultsFor('拼箱 不能混装').map(({ fact }) => fact.machine)).not.toContain('navigation');
  expect(areas.flatMap(({ names }) => names).toSorted()).toEqual(machineNames.toSorted());
  expect(named.filter(({ name }) => !/\p{Script=Han}/u.test(name))).toEqual([]);
});

test('every view that can be played has a player', () => {
  const players = [...storyIds].filter((id) => id.startsWith('live--'));
  const wanted = Object.keys(projectViews().models).map((view) => toId('live', storyNameFromExport(view)));
  expect(players.toSorted()).toEqual(wanted.toSorted());
});

/** The story that a link of the handbook opens. */
const idIn = (href: string) => /^\.\/storybook\/\?path=\/story\/(?<id>.+)$/.exec(href)?.groups?.['id'];

describe('what the handbook’s command gathers', async () => {
  const flows = await gather(['smsCode', 'login', 'detail', 'orderLife']);
  const records = Object.entries(flows);

  test('every story and every player that it links to is one of Storybook’s', () => {
    const stories = records.flatMap(([, flow]) => Object.values(flow.stories).flat());
    const players = records.flatMap(([, { views }]) => views.map(({ player }) => ({ href: player })));
    expect(stories.length).toBeGreaterThan(20);
    expect(players.length).toBeGreaterThan(5);
    expect([...stories, ...players].filter(({ href }) => !storyIds.has(idIn(href) ?? ''))).toEqual([]);
  });
});
