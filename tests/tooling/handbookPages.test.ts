import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { chartOf, statesIn } from '#stories/tooling/charts/chart.ts';
import { machineNames } from '#stories/tooling/charts/machines.ts';
import { sentenceOf } from '#stories/tooling/charts/sentence.ts';
import { CoverageTable } from '#stories/tooling/handbook/CoverageTable.tsx';
import { stateTitles } from '#stories/tooling/handbook/facts.ts';
import { gather } from '#stories/tooling/handbook/gather.ts';
import { LeftOut } from '#stories/tooling/handbook/LeftOut.tsx';
import { PastViews } from '#stories/tooling/handbook/PastViews.tsx';
import { PathItem } from '#stories/tooling/handbook/PathItem.tsx';
import { StatePanel } from '#stories/tooling/handbook/StatePanel.tsx';
import { TransitionPanel } from '#stories/tooling/handbook/TransitionPanel.tsx';
import { Transitions } from '#stories/tooling/handbook/Transitions.tsx';
import { models } from '#stories/tooling/player/models.ts';
import { measuredTable } from '../support/measuredTable.ts';

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

test('every view that can be played has a player', () => {
  const players = [...storyIds].filter((id) => id.startsWith('live--'));
  const wanted = Object.keys(models).map((view) => toId('live', storyNameFromExport(view)));
  expect(players.toSorted()).toEqual(wanted.toSorted());
});

test('every stored picture is of a story, or stands for some that look alike', () => {
  const folder = new URL('pictures/', import.meta.url);
  for (const chromiumVersion of existsSync(folder) ? readdirSync(folder) : [])
    for (const width of ['desktop', 'phone']) {
      const own = new URL(`${chromiumVersion}/${width}/`, folder);
      const twins = JSON.parse(readFileSync(new URL('twins.json', own), 'utf8')) as Record<string, string>;
      const stored = readdirSync(own).flatMap((file) => (file.endsWith('.png') ? [file.replace('.png', '')] : []));
      expect(stored.length).toBeGreaterThan(200);
      expect([...stored, ...Object.keys(twins)].filter((id) => !storyIds.has(id))).toEqual([]);
      expect(Object.values(twins).filter((id) => !stored.includes(id))).toEqual([]);
    }
});

const plain = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The story that a link of the handbook opens. */
const idIn = (href: string) => /^\.\/storybook\/\?path=\/story\/(?<id>.+)$/.exec(href)?.groups?.['id'];

describe('the pages of the handbook', () => {
  test.each(machineNames)('%s: every state and every transition is listed, with the levels that walked it', (name) => {
    const chart = chartOf(name);
    const [line] = measuredTable([name]);
    const list = plain(createElement(Transitions, { name, chart, line, pickedId: undefined }));
    for (const transition of chart.transitions) {
      expect(list).toContain(sentenceOf(chart, transition));
      expect(plain(createElement(TransitionPanel, { name, chart, transition, line }))).toContain(
        sentenceOf(chart, transition),
      );
    }
    expect(list).toContain('没有走到');
    const titles = stateTitles(chart);
    for (const state of statesIn(chart.root)) {
      const title = state.path === '' ? '整个流程' : `「${titles.get(state.id)}」`;
      expect(plain(createElement(StatePanel, { name, chart, state, record: undefined }))).toContain(title);
    }
  });

  test('an event that did not come through the view is listed with its reason, and not as walked through it', () => {
    const [line] = measuredTable(['smsCode']);
    const chart = chartOf('smsCode');
    const [transition, other] = chart.transitions;
    const why = '由按钮所在的表单告知';
    const past = { event: 'request.forgotten', why, isSent: true, transitions: [transition!.id], states: [] };
    line!.levels.view = { ...line!.levels.view, pastView: [past] };
    const shown = plain(createElement(PastViews, { table: [line!] }));
    expect(shown).toContain(`获取短信验证码：`);
    expect(shown).toContain(`（${why}；1 个转移、0 个状态）`);
    const panelOf = (one: typeof transition) =>
      plain(createElement(TransitionPanel, { name: 'smsCode', chart, transition: one!, line }));
    expect(panelOf(transition)).toContain(`界面没有走到（${why}）`);
    expect(panelOf(other)).toContain('界面已走过');
  });

  test('the coverage table has a row for each machine and totals, and says what the whole-site tests leave out and why', () => {
    const table = measuredTable(['smsCode', 'reading']);
    const shown = plain(createElement(CoverageTable, { table }));
    expect(shown).toContain('获取短信验证码5 / 511 / 1135 / 511 / 1132 / 51 / 111');
    expect(shown).toContain('合计14 / 1420 / 20614 / 1420 / 2064 / 142 / 202');
    const left = plain(createElement(LeftOut, { table }));
    expect(left).toContain(
      '「验证码发送中」时，验证码发送失败 → 「可获取验证码」；显示失败原因 要服务拒绝或出错才会发生',
    );
    expect(left).not.toContain('一进入「恢复倒计时」，若上次的倒计时未完 →');
  });
});

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

  test('every transition lies on a path of its flow, and a path takes nothing else', () => {
    for (const [name, { views }] of records) {
      const { transitions } = chartOf(machineNames.find((one) => one === name)!);
      const paths = views.flatMap((view) => view.paths);
      const taken = new Set(paths.flatMap(({ begins, steps }) => [begins, ...steps].flatMap((one) => one.taken)));
      const declared = transitions.filter(({ ignored }) => !ignored).map(({ id }) => id);
      expect([...taken].filter((id) => transitions.every((one) => one.id !== id))).toEqual([]);
      expect(declared.filter((id) => !taken.has(id))).toEqual([]);
    }
  });

  test('a path reads from its start to its end', () => {
    const path = flows['smsCode']?.views[0]?.paths.find(({ steps }) =>
      steps.some(({ event }) => event === 'sendCode.error'),
    );
    const shown = plain(
      createElement(PathItem, { name: 'smsCode', chart: chartOf('smsCode'), path: path!, pickedId: undefined }),
    );
    expect(shown.replaceAll(/\s+/g, ' ')).toBe(
      '「可获取验证码」没有倒计时 点了获取验证码 13812345678 → 「人机验证中」 人机验证通过 → 「验证码发送中」 验证码发送失败 → 「可获取验证码」 ',
    );
  });

  test('a chart from afar has a box for each state', () => {
    for (const [name, { shape }] of records) {
      const chart = chartOf(machineNames.find((one) => one === name)!);
      expect(shape.boxes.length).toBe(statesIn(chart.root).length);
      expect(shape.arrows.length).toBeGreaterThan(0);
    }
  });
});
