import { views as projectViews } from '#flows';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { gather } from '#stories/tooling/flows/gather.ts';

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
