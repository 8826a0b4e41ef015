import { expect, test } from 'vitest';
import { searchMachine } from '#machines/search.ts';
import { copy, problemWords } from '#src/copy.ts';
import { Search } from '#src/flows/Search.tsx';
import { ports } from '#stories/samples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { choose, danger, harmless, open, picker, submit } from './support/searchStage.ts';
import { walk } from './support/walk.tsx';

const origin = { code: 'CNSHA', nameZh: '上海' };
const destination = { code: 'DEHAM', nameZh: '汉堡' };
const complete = { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM' };
const paths = pathsOf(searchMachine, {
  inputs: { blank: {}, complete: { data: complete } },
  samples: [
    { type: 'picker.opened' },
    { type: 'origin.chosen', port: origin },
    { type: 'destination.chosen', port: destination },
    { type: 'danger.chosen', isDanger: 'N' },
    { type: 'search.submitted' },
  ],
  outcomes: { fetchPorts: { done: [ports] } },
  possible: ({ type }, context) => !/^(?:origin|destination)/.test(type) || context.ports.length > 0,
  keep: ({ data }) => data.orgPortCode !== '' && data.dstPortCode !== '',
});

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "blank: danger.chosen (N) → idle",
      "blank: search.submitted → idle",
      "blank: picker.opened → danger.chosen (N) → fetchingPorts",
      "blank: picker.opened → search.submitted → fetchingPorts",
      "blank: picker.opened → fetchPorts answers → danger.chosen (N) → ready",
      "blank: picker.opened → fetchPorts answers → search.submitted → ready",
      "blank: picker.opened → fetchPorts fails → danger.chosen (N) → failed",
      "blank: picker.opened → fetchPorts fails → search.submitted → failed",
      "blank: picker.opened → fetchPorts fails → picker.opened → fetchingPorts",
      "blank: picker.opened → fetchPorts answers → destination.chosen (DEHAM, 汉堡) → origin.chosen (CNSHA, 上海) → ready",
      "blank: picker.opened → fetchPorts answers → origin.chosen (CNSHA, 上海) → destination.chosen (DEHAM, 汉堡) → danger.chosen (N) → ready",
      "blank: picker.opened → fetchPorts answers → origin.chosen (CNSHA, 上海) → destination.chosen (DEHAM, 汉堡) → search.submitted → ready",
      "complete: danger.chosen (N) → idle",
      "complete: search.submitted → idle",
      "complete: picker.opened → danger.chosen (N) → fetchingPorts",
      "complete: picker.opened → search.submitted → fetchingPorts",
      "complete: picker.opened → fetchPorts answers → ready",
      "complete: picker.opened → fetchPorts fails → danger.chosen (N) → failed",
      "complete: picker.opened → fetchPorts fails → search.submitted → failed",
      "complete: picker.opened → fetchPorts fails → picker.opened → fetchingPorts",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(searchMachine, path, {
    view: (actor) => <Search actor={actor} />,
    gestures: {
      'picker.opened': async () => {
        picker('dstPortCode').element().blur();
        await open('dstPortCode');
      },
      'origin.chosen': ({ port }) => choose('orgPortCode', port.code, port.nameZh),
      'destination.chosen': ({ port }) => choose('dstPortCode', port.code, port.nameZh),
      'danger.chosen': () => harmless().click(),
      'search.submitted': () => submit().click(),
    },
    see: async (state) => {
      const { data, problems } = state.context;
      await expect.element(danger(copy.search.dangerousOptions[data.isDanger === 'Y' ? 0 : 1].label)).toBeChecked();
      for (const field of ['orgPortCode', 'dstPortCode'] as const) {
        const words = problems[field] && problemWords[problems[field]];
        await expect.element(picker(field)).toHaveAccessibleDescription(words ?? '');
      }
      await expect.element(submit()).toBeEnabled();
    },
  });
});
