import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { chartNames, chartOf, guardsIn, isNoticed, machineNames, statesIn } from '#flows';
import { staleCharts } from '#flows/node';
import type { ChartNames, MachineName } from '#flows';
import type { Names } from '#machines/support/machineNames.ts';
import { sharedNames } from '#machines/support/machineNames.ts';
import '#stories/tooling/flows/machines.ts';

const folder = new URL('../../machines/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

/** Every name of a machine that needs a meaning: `guards.isPhone`. */
const namesOf = (name: MachineName): string[] => {
  const { root, transitions } = chartOf(name);
  const states = statesIn(root);
  const happening = (kind: string) => transitions.filter(({ event }) => event.kind === kind);
  const noticeable = [
    ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitions.flatMap((one) => one.effects),
  ];
  const names = {
    states: states.slice(1).map(({ path }) => path),
    events: happening('sent').map(({ event }) => event.name),
    guards: transitions.flatMap(({ guard }) => (guard ? guardsIn(guard) : [])),
    requests: states.flatMap(({ requests }) => requests.map(({ id }) => id)),
    effects: noticeable.filter(isNoticed).map((effect) => effect.name),
    tags: states.flatMap(({ tags }) => tags),
    delays: happening('after').map(({ event }) => event.name),
  };
  return [...new Set(Object.entries(names).flatMap(([group, all]) => all.map((one) => `${group}.${one}`)))];
};

const keysOf = ({ title: _title, purpose: _purpose, ...groups }: Names & Partial<ChartNames>): string[] =>
  Object.entries(groups).flatMap(([group, all]) => Object.keys(all ?? {}).map((key) => `${group}.${key}`));

const shared = keysOf(sharedNames);

test.each(machineNames)('the texts of %s: every name has its Chinese meaning, and no meaning is left over', (name) => {
  const [wanted, own] = [namesOf(name), keysOf(chartNames[name])];
  expect(
    {
      missing: wanted.filter((key) => !own.includes(key) && !shared.includes(key)),
      leftOver: own.filter((key) => !wanted.includes(key)),
    },
    `${name}.ts in machines: a state’s name is its description, the others are in meta`,
  ).toEqual({ missing: [], leftOver: [] });
});

describe('the drawings', () => {
  test('every machine file has a chart', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const withMachine = files.filter((file) => read(file).includes('createMachine('));
    expect(withMachine.map((file) => file.replace(/^.*\/|\.ts$/g, '')).toSorted()).toEqual(machineNames.toSorted());
  });

  test('the written charts are those of today’s machines (npm run charts)', () => {
    expect(staleCharts(fileURLToPath(folder))).toEqual([]);
  });
});
