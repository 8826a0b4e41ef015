import { expect, test } from 'vitest';
import { searchMachine } from '#machines/search.ts';
import { problemWords } from '#src/copy.ts';
import { sailingCopy } from '#src/sailingCopy.ts';
import { Search } from '#src/flows/Search.tsx';
import { hamburg, shanghai } from '#stories/samples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { choose, complete, danger, harmless, hidden, open, picker, submit, swap } from './support/searchStage.ts';
import { walk } from './support/walk.tsx';

const origin = { code: 'CNSHA', nameZh: '上海' };
const destination = { code: 'DEHAM', nameZh: '汉堡' };
/** Each port is loaded at and discharged at, so that ports that have changed places are still known. */
const bothWays = [
  { ...shanghai, discharging: true },
  { ...hamburg, loading: true },
];
const unheardOf = '汉宝';

const paths = pathsOf(searchMachine, {
  inputs: {
    named: { data: { orgPort: '上海', dstPort: 'hamburg' } },
    unknown: { data: { orgPort: '上海', dstPort: unheardOf } },
    complete: { data: complete },
    blank: {},
  },
  samples: [
    { type: 'picker.opened' },
    { type: 'origin.chosen', port: origin },
    { type: 'destination.chosen', port: destination },
    { type: 'danger.chosen', isDanger: 'N' },
    { type: 'ports.swapped' },
    { type: 'typing.recovered', orgPort: '上海', dstPort: '汉堡', isDanger: 'N' },
    { type: 'search.submitted' },
  ],
  outcomes: { fetchPorts: { done: [bothWays] }, fetchNamed: { done: [bothWays] } },
  // options are there once the ports are; the form was filled in before its code had come
  possible: ({ type }, { data }, state) => {
    if (type === 'origin.chosen' || type === 'destination.chosen') return state.matches('ready');
    return type !== 'typing.recovered' || (data.orgPort === '' && state.matches('idle'));
  },
  keep: ({ data }) => [
    data.orgPortCode !== '' && data.dstPortCode !== '',
    data.orgPort !== '' && data.dstPort !== '',
    data.orgPort !== '' || data.dstPort !== '',
    [data.orgPort, data.dstPort].includes(unheardOf),
  ],
});

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "named: ports.swapped → naming",
      "named: danger.chosen (N) → naming",
      "named: fetchNamed answers → origin.chosen (CNSHA, 上海) → ready",
      "named: fetchNamed answers → destination.chosen (DEHAM, 汉堡) → ready",
      "named: fetchNamed answers → ports.swapped → ready",
      "named: fetchNamed answers → danger.chosen (N) → ready",
      "named: fetchNamed answers → search.submitted → ready",
      "named: fetchNamed fails → ports.swapped → failed",
      "named: fetchNamed fails → danger.chosen (N) → failed",
      "named: fetchNamed fails → search.submitted → naming",
      "named: fetchNamed fails → picker.opened → ports.swapped → fetchingPorts",
      "named: fetchNamed fails → picker.opened → danger.chosen (N) → fetchingPorts",
      "named: fetchNamed fails → picker.opened → search.submitted → naming",
      "named: fetchNamed fails → picker.opened → fetchPorts fails → failed",
      "named: fetchNamed fails → picker.opened → fetchPorts answers → origin.chosen (CNSHA, 上海) → ready",
      "named: fetchNamed fails → picker.opened → fetchPorts answers → destination.chosen (DEHAM, 汉堡) → ready",
      "named: fetchNamed fails → picker.opened → fetchPorts answers → ports.swapped → ready",
      "named: fetchNamed fails → picker.opened → fetchPorts answers → danger.chosen (N) → ready",
      "named: fetchNamed fails → picker.opened → fetchPorts answers → search.submitted → naming",
      "unknown: ports.swapped → naming",
      "unknown: danger.chosen (N) → naming",
      "unknown: fetchNamed answers → origin.chosen (CNSHA, 上海) → ready",
      "unknown: fetchNamed answers → danger.chosen (N) → ready",
      "unknown: fetchNamed answers → search.submitted → naming",
      "unknown: fetchNamed fails → ports.swapped → failed",
      "unknown: fetchNamed fails → danger.chosen (N) → failed",
      "unknown: fetchNamed fails → search.submitted → naming",
      "unknown: fetchNamed answers → ports.swapped → destination.chosen (DEHAM, 汉堡) → ready",
      "unknown: fetchNamed fails → picker.opened → ports.swapped → fetchingPorts",
      "unknown: fetchNamed fails → picker.opened → danger.chosen (N) → fetchingPorts",
      "unknown: fetchNamed fails → picker.opened → search.submitted → naming",
      "unknown: fetchNamed fails → picker.opened → fetchPorts answers → ready",
      "unknown: fetchNamed fails → picker.opened → fetchPorts fails → failed",
      "complete: ports.swapped → idle",
      "complete: danger.chosen (N) → idle",
      "complete: search.submitted → idle",
      "complete: picker.opened → ports.swapped → fetchingPorts",
      "complete: picker.opened → danger.chosen (N) → fetchingPorts",
      "complete: picker.opened → search.submitted → fetchingPorts",
      "complete: picker.opened → fetchPorts answers → ready",
      "complete: picker.opened → fetchPorts fails → ports.swapped → failed",
      "complete: picker.opened → fetchPorts fails → danger.chosen (N) → failed",
      "complete: picker.opened → fetchPorts fails → search.submitted → failed",
      "complete: picker.opened → fetchPorts fails → picker.opened → fetchingPorts",
      "blank: danger.chosen (N) → idle",
      "blank: search.submitted → idle",
      "blank: typing.recovered (上海, 汉堡, N) → ports.swapped → idle",
      "blank: typing.recovered (上海, 汉堡, N) → danger.chosen (N) → idle",
      "blank: typing.recovered (上海, 汉堡, N) → search.submitted → naming",
      "blank: typing.recovered (上海, 汉堡, N) → picker.opened → fetchingPorts",
      "blank: picker.opened → danger.chosen (N) → fetchingPorts",
      "blank: picker.opened → search.submitted → fetchingPorts",
      "blank: picker.opened → fetchPorts answers → destination.chosen (DEHAM, 汉堡) → ready",
      "blank: picker.opened → fetchPorts answers → danger.chosen (N) → ready",
      "blank: picker.opened → fetchPorts answers → search.submitted → ready",
      "blank: picker.opened → fetchPorts fails → danger.chosen (N) → failed",
      "blank: picker.opened → fetchPorts fails → search.submitted → failed",
      "blank: picker.opened → fetchPorts fails → picker.opened → fetchingPorts",
      "blank: picker.opened → fetchPorts answers → origin.chosen (CNSHA, 上海) → ports.swapped → ready",
      "blank: picker.opened → fetchPorts answers → origin.chosen (CNSHA, 上海) → danger.chosen (N) → ready",
      "blank: picker.opened → fetchPorts answers → origin.chosen (CNSHA, 上海) → search.submitted → ready",
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
      'ports.swapped': () => swap().click(),
      'search.submitted': () => submit().click(),
    },
    world: ['typing.recovered'],
    see: async (state) => {
      const { data, problems } = state.context;
      await expect.element(hidden('orgPortCode')).toHaveValue(data.orgPortCode);
      await expect.element(hidden('dstPortCode')).toHaveValue(data.dstPortCode);
      await expect.element(swap()).toHaveProperty('disabled', data.orgPort === '' && data.dstPort === '');
      await expect
        .element(danger(sailingCopy.search.dangerousOptions[data.isDanger === 'Y' ? 0 : 1].label))
        .toBeChecked();
      await expect.element(picker('orgPortCode')).toHaveValue(data.orgPort);
      await expect.element(picker('dstPortCode')).toHaveValue(data.dstPort);
      for (const field of ['orgPortCode', 'dstPortCode'] as const) {
        const words = problems[field] && problemWords[problems[field]];
        await expect.element(picker(field)).toHaveAccessibleDescription(words ?? '');
      }
      await expect.element(submit()).toBeEnabled();
      await expect.element(submit()).toHaveProperty('ariaBusy', state.matches('naming') ? 'true' : null);
    },
  });
});
