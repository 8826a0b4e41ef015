import Elk from 'elkjs/lib/elk.bundled.js';
import { beforeAll, expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartOf, chartOfMachine } from '../charts/chart.ts';
import { closedChart, openAtFirst, openFor } from '../charts/closed.ts';
import { differenceOf } from '../charts/difference.ts';
import { recordOf } from '../charts/differenceRecord.ts';
import { findIn } from '../charts/find.ts';
import { elkGraphOf, partsOf } from '../charts/elkGraph.ts';
import { layOut } from '../charts/layout.ts';
import type { MachineName } from '../charts/machines.ts';
import { machineNames } from '../charts/machines.ts';
import { sentenceOf } from '../charts/sentence.ts';
import { neighbourhoodOf } from '../charts/ways.ts';
import { facts, keyOfFact } from '../handbook/facts.ts';
import { differencesOf } from '../player/valueTexts.ts';
import { registerMachines } from '../register.ts';

const door = (guard: 'isUnlocked' | 'isHome', then: 'jammed' | 'locked') =>
  chartOfMachine(
    'door',
    setup({ guards: { isUnlocked: () => true, isHome: () => true } }).createMachine({
      initial: 'closed',
      states: { closed: { on: { pushed: { guard, target: 'open' }, rung: then } }, open: {}, [then]: {} },
    }),
  );

test('a difference names what came, what went, and the guard that is another', () => {
  const [former, newer] = [door('isUnlocked', 'jammed'), door('isHome', 'locked')];
  expect(recordOf(differenceOf(former, former))).toBeUndefined();
  const { tone, states, changes } = recordOf(differenceOf(former, newer))!;
  expect([tone, states]).toEqual(['changed', { jammed: 'removed', locked: 'added' }]);
  const guards = changes.flatMap(({ details }) => details).filter(({ of }) => of === 'guard');
  expect(guards.map(({ before, after }) => [before?.name, after?.name])).toEqual([['isUnlocked', 'isHome']]);
});

const lamp = setup({}).createMachine({
  id: 'lamp',
  description: '一盏灯。',
  meta: { title: '灯', events: { pressed: '按了开关' } },
  initial: 'off',
  states: {
    off: { description: '关着', on: { pressed: 'on' } },
    on: {
      description: '开着',
      on: { pressed: 'off', dimmed: {}, brightened: {}, colored: {}, cleaned: {} },
    },
  },
});
const name = 'lamp' as MachineName;

const board = { description: '一层', on: { taken: {} } };
const shelf = setup({}).createMachine({
  id: 'shelf',
  description: '两层的架子。',
  meta: { title: '架子', events: { taken: '取走' } },
  type: 'parallel',
  states: { upper: board, lower: board },
});

beforeAll(() => registerMachines({ lamp, shelf }, { events: { dimmed: '调暗' } }));

test('a registered machine speaks Chinese, with the names that machines share', () => {
  expect(machineNames).toEqual(['lamp', 'shelf']);
  const [first, ...others] = chartOf(name).transitions.map((one) => sentenceOf(chartOf(name), one));
  expect(first).toBe('「关着」时，按了开关 → 「开着」');
  expect(others).toContain('「开着」时，调暗，不予理会');
});

test('what two states with one name say alike is one fact', () => {
  const keys = facts().map(keyOfFact);
  expect(keys.filter((key) => key === 'shelf 「一层」时，取走，不予理会')).toHaveLength(1);
});

test('what stays in a state is one label on a screen, and is found by its state', async () => {
  const [whole, folded] = [await layOut(chartOf(name)), await layOut(chartOf(name), true)];
  expect(whole.pills).toHaveLength(6);
  expect(folded.pills.map(({ rows }) => rows[0]!.zh)).toEqual(['4 件事不离开此状态', '按了开关', '按了开关']);
  expect(folded.height).toBeLessThan(whole.height);
  expect([findIn(chartOf(name), '调暗'), findIn(chartOf(name), '开关').length]).toEqual([['state_on'], 2]);
});

/** How many marks of any state a chart has: each place is reached from the start and from any place. */
const marksOf = async (places: string[]) => {
  const to = Object.fromEntries(places.map((place) => [`to.${place}`, place]));
  const moved = Object.fromEntries(Object.entries(to).map(([type, place]) => [type, `.${place}`]));
  const start = { on: to };
  const states = { start, ...Object.fromEntries(places.map((place) => [place, {}])) };
  const { dots } = await layOut(
    chartOfMachine('travel', setup({}).createMachine({ initial: 'start', on: moved, states })),
  );
  return dots.filter(({ kind }) => kind === 'inside').length;
};

test('marks of any state stand before their targets if another state leads to the same ones', async () => {
  expect([await marksOf(['sea', 'air']), await marksOf(['sea', 'air', 'rail'])]).toEqual([1, 3]);
});

test('the neighbours of a state are what leaves and enters it, and where that leads', () => {
  const [on, ...around] = neighbourhoodOf(chartOf(name), ['state_on']);
  expect([on, around.includes('state_off'), around.length]).toEqual(['state_on', true, 7]);
});

test('a closed state hides its inner ones, and arrows end at its box; what is looked for opens', () => {
  const chart = chartOfMachine(
    'house',
    setup({}).createMachine({
      initial: 'inside',
      on: { fled: '.inside.cellar' },
      states: {
        inside: {
          initial: 'hall',
          on: { left: 'outside' },
          states: { hall: { on: { wentDown: 'cellar', jumped: '#house.outside' } }, cellar: {} },
        },
        outside: {},
      },
      id: 'house',
    }),
  );
  const closed = closedChart(chart, new Set(['state']));
  expect(closed.root.children.map(({ id, closed: hidden }) => [id, hidden])).toEqual([
    ['state_inside', 2],
    ['state_outside', undefined],
  ]);
  expect(closed.transitions.map(({ type, source, target }) => [type, source, target])).toEqual([
    ['fled', 'state', 'state_inside'],
    ['left', 'state_inside', 'state_outside'],
    ['jumped', 'state_inside', 'state_outside'],
  ]);
  expect(openFor(chart, ['state_inside_cellar'])).toEqual(['state', 'state_inside']);
  expect([...openAtFirst(chart)]).toEqual(['state', 'state_inside']);
});

test.each([['DOWN'], ['RIGHT']] as const)(
  'a state with inner states is as wide as its title, laid out %s',
  async (direction) => {
    const outer = 'somewhereWithAVeryLongName';
    const states = { [outer]: { initial: 'in', states: { in: {} } } };
    const chart = chartOfMachine('place', setup({}).createMachine({ initial: outer, states }));
    const parts = partsOf(chart, true);
    const { children } = await new Elk().layout(elkGraphOf(parts, direction));
    const box = children![0]!.children!.find(({ id }) => id === `state_${outer}`);
    expect(box!.width).toBeGreaterThanOrEqual(parts.bodies.get(box!.id)!.width);
  },
);

const answer = (output: object) => ({ type: 'fetched', output });

test('answers of one type are told apart by what differs, with times in words', () => {
  const sample = { port: '上海', at: '2026-03-02T01:40:00.000Z', id: 1 };
  expect(differencesOf([answer(sample), answer({ ...sample, at: '2026-03-02T02:05:00Z', id: 2 })])).toEqual([
    '3月2日 09:40',
    '3月2日 10:05',
  ]);
  expect(differencesOf([answer([sample]), answer([])])).toEqual(['上海，3月2日 09:40', '其余几种有的，这里没有']);
  expect(differencesOf([answer({ isNew: true }), answer({ isNew: false })])).toEqual(['isNew：是', 'isNew：否']);
});
