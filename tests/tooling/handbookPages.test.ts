import type { ReactElement } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { chartOf, statesIn } from '#stories/tooling/charts/chart.ts';
import { machineNames } from '#stories/tooling/charts/machines.ts';
import { sentenceOf } from '#stories/tooling/charts/sentence.ts';
import { stateTitles } from '#stories/tooling/handbook/facts.ts';
import { gather } from '#stories/tooling/handbook/gather.ts';
import { StatePanel } from '#stories/tooling/handbook/StatePanel.tsx';
import { TransitionPanel } from '#stories/tooling/handbook/TransitionPanel.tsx';
import { Transitions } from '#stories/tooling/handbook/Transitions.tsx';
import { models } from '#stories/tooling/player/models.ts';

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

const plain = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The story that a link of the handbook opens. */
const idIn = (href: string) => /^\.\/storybook\/\?path=\/story\/(?<id>.+)$/.exec(href)?.groups?.['id'];

describe('the pages of the handbook', () => {
  test.each(machineNames)('%s: every state and every transition is listed', (name) => {
    const chart = chartOf(name);
    const list = plain(createElement(Transitions, { name, chart, pickedId: undefined }));
    for (const transition of chart.transitions) {
      expect(list).toContain(sentenceOf(chart, transition));
      expect(plain(createElement(TransitionPanel, { name, chart, transition }))).toContain(
        sentenceOf(chart, transition),
      );
    }
    const titles = stateTitles(chart);
    for (const state of statesIn(chart.root)) {
      const title = state.path === '' ? '整个流程' : `「${titles.get(state.id)}」`;
      expect(plain(createElement(StatePanel, { name, chart, state, record: undefined }))).toContain(title);
    }
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
});
