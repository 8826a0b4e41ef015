import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { chartOf } from '#stories/charts/chart.ts';
import { chartFiles } from '#stories/charts/files.tsx';
import { machineNames, machines } from '#stories/charts/machines.ts';
import { meanings } from '#stories/charts/meanings.ts';

const folder = new URL('../machines/', import.meta.url);

const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

describe('the charts', () => {
  test('every machine file has a chart', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
    const withMachine = files.filter((file) => read(file).includes('createMachine('));
    expect(withMachine.map((file) => file.replace('.ts', ''))).toEqual(machineNames.toSorted());
  });

  test.each(machineNames)('%s: every state has its Chinese meaning, and no meaning is left over', (name) => {
    const machine: AnyStateMachine = machines[name];
    const states = getStateNodes(machine).map((node) => node.path.join('.'));
    expect(Object.keys(meanings[name]).toSorted()).toEqual(states.toSorted());
  });

  test('an arrow carries its event, delay, guard and orders', () => {
    const { root, arrows } = chartOf('session');
    expect(arrows.find(({ target }) => target === 'state_confirming')?.label).toEqual([
      'always',
      '[hasTicket and hasToken]',
    ]);
    const arriving = arrows.filter(({ source }) => source === 'state_signedIn_arriving').map(({ label }) => label);
    expect(arriving).toEqual(
      expect.arrayContaining([
        ['fetchArrival answers', '[isSpecial]', '! openBusinessPage'],
        ['fetchArrival answers'],
        ['fetchArrival fails'],
      ]),
    );
    expect(arrows.find(({ source }) => source === 'state_pausing')?.label).toEqual(['after expiryPause (1.5 s)']);
    expect(root.children.find(({ name }) => name === 'gone')?.tells).toEqual(['clearCookies', 'reloadPage']);
  });

  test('the written charts are those of today’s machines (npm run charts)', async () => {
    const files = await chartFiles();
    const stale = Object.entries(files).filter(([path, content]) => read(path) !== content);
    expect(stale.map(([path]) => path)).toEqual([]);
    expect(
      readdirSync(new URL('charts/', folder))
        .map((file) => `charts/${file}`)
        .toSorted(),
    ).toEqual(
      Object.keys(files)
        .filter((path) => path.endsWith('.svg'))
        .toSorted(),
    );
  });
});
