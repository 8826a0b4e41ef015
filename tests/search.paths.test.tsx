import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EventFromLogic } from 'xstate';
import { searchMachine } from '#machines/search.ts';
import { emptySearch } from '#machines/searchData.ts';
import { problemWords } from '#src/copy.ts';
import { sailingCopy } from '#src/sailingCopy.ts';
import { Search } from '#src/flows/Search.tsx';
import { searchWords } from '#src/flows/searchWords.ts';
import { hamburg, shanghai } from '#stories/samples.ts';
import { pathsOf, titled } from './support/paths.ts';
import {
  choose,
  complete,
  danger,
  harmless,
  hidden,
  open,
  picker,
  submit,
  swap,
  volume,
} from './support/searchStage.ts';
import { walk } from './support/walk.tsx';

const origin = { code: 'CNSHA', nameZh: '上海' };
const destination = { code: 'DEHAM', nameZh: '汉堡' };
/** Each port is loaded at and discharged at, so that ports that have changed places are still known. */
const bothWays = [
  { ...shanghai, discharging: true },
  { ...hamburg, loading: true },
];
const unheardOf = '汉宝';
const before = [{ ...emptySearch, ...complete, isDanger: 'N' as const }];
const samples: EventFromLogic<typeof searchMachine>[] = [
  { type: 'picker.opened' },
  { type: 'origin.chosen', port: origin },
  { type: 'destination.chosen', port: destination },
  { type: 'danger.chosen', isDanger: 'N' },
  { type: 'ports.swapped' },
  { type: 'load.typed', load: { volume: '22.5' } },
  { type: 'typing.recovered', orgPort: '上海', dstPort: '汉堡', isDanger: 'N', volume: '', weight: '' },
  { type: 'search.submitted' },
];

const paths = pathsOf(searchMachine, {
  inputs: {
    named: { data: { orgPort: '上海', dstPort: 'hamburg' } },
    unknown: { data: { orgPort: '上海', dstPort: unheardOf } },
    complete: { data: complete },
    blank: {},
  },
  samples,
  outcomes: { recallSearches: { done: [before] }, fetchPorts: { done: [bothWays] }, fetchNamed: { done: [bothWays] } },
  // options are there once the ports are; the form was filled in before its code had come
  possible: ({ type }, { data }, state) => {
    // the device answers before a hand can do more than step into a field
    if (state.matches('recalling')) return !samples.some((sample) => sample.type === type) || type === 'picker.opened';
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
      "named: recallSearches fails → naming",
      "named: picker.opened → ports.swapped → fetchingPorts",
      "named: picker.opened → danger.chosen (N) → fetchingPorts",
      "named: picker.opened → load.typed (22.5) → fetchingPorts",
      "named: picker.opened → search.submitted → naming",
      "named: recallSearches answers → ports.swapped → naming",
      "named: recallSearches answers → danger.chosen (N) → naming",
      "named: recallSearches answers → load.typed (22.5) → naming",
      "named: recallSearches answers → fetchNamed fails → failed",
      "named: picker.opened → fetchPorts answers → origin.chosen (CNSHA, 上海) → ready",
      "named: picker.opened → fetchPorts answers → destination.chosen (DEHAM, 汉堡) → ready",
      "named: picker.opened → fetchPorts answers → ports.swapped → ready",
      "named: picker.opened → fetchPorts answers → danger.chosen (N) → ready",
      "named: picker.opened → fetchPorts answers → load.typed (22.5) → ready",
      "named: picker.opened → fetchPorts answers → search.submitted → naming",
      "named: picker.opened → fetchPorts fails → ports.swapped → failed",
      "named: picker.opened → fetchPorts fails → danger.chosen (N) → failed",
      "named: picker.opened → fetchPorts fails → load.typed (22.5) → failed",
      "named: picker.opened → fetchPorts fails → search.submitted → naming",
      "named: picker.opened → fetchPorts fails → picker.opened → fetchingPorts",
      "named: recallSearches answers → fetchNamed answers → origin.chosen (CNSHA, 上海) → ready",
      "named: recallSearches answers → fetchNamed answers → destination.chosen (DEHAM, 汉堡) → ready",
      "named: recallSearches answers → fetchNamed answers → ports.swapped → ready",
      "named: recallSearches answers → fetchNamed answers → danger.chosen (N) → ready",
      "named: recallSearches answers → fetchNamed answers → load.typed (22.5) → ready",
      "named: recallSearches answers → fetchNamed answers → search.submitted → ready",
      "unknown: recallSearches fails → naming",
      "unknown: picker.opened → ports.swapped → fetchingPorts",
      "unknown: picker.opened → danger.chosen (N) → fetchingPorts",
      "unknown: picker.opened → load.typed (22.5) → fetchingPorts",
      "unknown: picker.opened → search.submitted → naming",
      "unknown: recallSearches answers → ports.swapped → naming",
      "unknown: recallSearches answers → danger.chosen (N) → naming",
      "unknown: recallSearches answers → load.typed (22.5) → naming",
      "unknown: recallSearches answers → fetchNamed answers → ready",
      "unknown: recallSearches answers → fetchNamed fails → failed",
      "unknown: picker.opened → fetchPorts answers → origin.chosen (CNSHA, 上海) → ready",
      "unknown: picker.opened → fetchPorts answers → danger.chosen (N) → ready",
      "unknown: picker.opened → fetchPorts answers → load.typed (22.5) → ready",
      "unknown: picker.opened → fetchPorts answers → search.submitted → naming",
      "unknown: picker.opened → fetchPorts fails → ports.swapped → failed",
      "unknown: picker.opened → fetchPorts fails → danger.chosen (N) → failed",
      "unknown: picker.opened → fetchPorts fails → load.typed (22.5) → failed",
      "unknown: picker.opened → fetchPorts fails → search.submitted → naming",
      "unknown: picker.opened → fetchPorts fails → picker.opened → fetchingPorts",
      "unknown: picker.opened → fetchPorts answers → ports.swapped → destination.chosen (DEHAM, 汉堡) → ready",
      "complete: recallSearches fails → idle",
      "complete: picker.opened → ports.swapped → fetchingPorts",
      "complete: picker.opened → danger.chosen (N) → fetchingPorts",
      "complete: picker.opened → load.typed (22.5) → fetchingPorts",
      "complete: picker.opened → search.submitted → fetchingPorts",
      "complete: picker.opened → fetchPorts answers → ready",
      "complete: recallSearches answers → ports.swapped → idle",
      "complete: recallSearches answers → danger.chosen (N) → idle",
      "complete: recallSearches answers → load.typed (22.5) → idle",
      "complete: recallSearches answers → search.submitted → idle",
      "complete: recallSearches answers → picker.opened → fetchingPorts",
      "complete: picker.opened → fetchPorts fails → ports.swapped → failed",
      "complete: picker.opened → fetchPorts fails → danger.chosen (N) → failed",
      "complete: picker.opened → fetchPorts fails → load.typed (22.5) → failed",
      "complete: picker.opened → fetchPorts fails → search.submitted → failed",
      "complete: picker.opened → fetchPorts fails → picker.opened → fetchingPorts",
      "blank: recallSearches fails → idle",
      "blank: picker.opened → danger.chosen (N) → fetchingPorts",
      "blank: picker.opened → load.typed (22.5) → fetchingPorts",
      "blank: picker.opened → search.submitted → fetchingPorts",
      "blank: recallSearches answers → danger.chosen (N) → idle",
      "blank: recallSearches answers → load.typed (22.5) → idle",
      "blank: recallSearches answers → search.submitted → idle",
      "blank: recallSearches answers → picker.opened → fetchingPorts",
      "blank: picker.opened → fetchPorts answers → destination.chosen (DEHAM, 汉堡) → ready",
      "blank: picker.opened → fetchPorts answers → danger.chosen (N) → ready",
      "blank: picker.opened → fetchPorts answers → load.typed (22.5) → ready",
      "blank: picker.opened → fetchPorts answers → search.submitted → ready",
      "blank: picker.opened → fetchPorts fails → danger.chosen (N) → failed",
      "blank: picker.opened → fetchPorts fails → load.typed (22.5) → failed",
      "blank: picker.opened → fetchPorts fails → search.submitted → failed",
      "blank: picker.opened → fetchPorts fails → picker.opened → fetchingPorts",
      "blank: recallSearches answers → typing.recovered (上海, 汉堡, N, , ) → ports.swapped → idle",
      "blank: recallSearches answers → typing.recovered (上海, 汉堡, N, , ) → danger.chosen (N) → idle",
      "blank: recallSearches answers → typing.recovered (上海, 汉堡, N, , ) → load.typed (22.5) → idle",
      "blank: recallSearches answers → typing.recovered (上海, 汉堡, N, , ) → search.submitted → naming",
      "blank: recallSearches answers → typing.recovered (上海, 汉堡, N, , ) → picker.opened → fetchingPorts",
      "blank: picker.opened → fetchPorts answers → origin.chosen (CNSHA, 上海) → ports.swapped → ready",
      "blank: picker.opened → fetchPorts answers → origin.chosen (CNSHA, 上海) → danger.chosen (N) → ready",
      "blank: picker.opened → fetchPorts answers → origin.chosen (CNSHA, 上海) → load.typed (22.5) → ready",
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
      'load.typed': ({ load }) => userEvent.fill(volume(), load.volume ?? ''),
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
      await expect.element(volume()).toHaveValue(data.volume);
      const offered = data.orgPort + data.dstPort === '' && state.context.recent.length > 0;
      expect(page.getByRole('navigation', { name: searchWords.recent }).elements()).toHaveLength(offered ? 1 : 0);
      await expect.element(submit()).toBeEnabled();
      await expect.element(submit()).toHaveProperty('ariaBusy', state.matches('naming') ? 'true' : null);
    },
  });
});
