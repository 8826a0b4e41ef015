import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Coverage, Measured } from '#stories/tooling/handbook/coverage.ts';
import { levelNames, levels } from '#stories/tooling/handbook/coverage.ts';
import { fingerprintOfSources } from '#stories/tooling/handbook/sources.mjs';
import { coverageOfMachines } from '../support/coverage.ts';
import { runIn } from '../support/testRun.mjs';

/** Runs after all other tests, over what they have left in `dist/reports`. */
const folder = 'dist/reports';
const run = runIn(folder);
if (!run) throw new Error('dist/reports holds no run over the present sources: npm run test:full makes one.');
const table = coverageOfMachines(folder, run);

const share = (part: number, whole: number): string => `${part}/${whole}`.padStart(8);
const pastOf = ({ pastView }: Coverage['levels']['view']): string =>
  `${pastView.flatMap(({ states }) => states).length}/${pastView.flatMap(({ transitions }) => transitions).length}`;

const lineOf = ({ machine, states, transitions, levels: reached }: Coverage): string =>
  [
    machine.padEnd(16),
    ...levelNames.map((level) =>
      [
        share(reached[level].states, states),
        share(reached[level].transitions, transitions),
        String(reached[level].paths).padStart(6),
      ].join(''),
    ),
    pastOf(reached.view).padStart(8),
  ].join(' │');

const printed = [
  [
    '流程'.padEnd(14),
    ...levelNames.map((level) =>
      `${levels[level]}：状态    转移  ${level === 'service' ? '行程' : '路径'}`.padStart(17),
    ),
    '绕过界面：状态/转移',
  ].join(' │'),
  ...table.map(lineOf),
].join('\n');

const measured: Measured = { sources: fingerprintOfSources(), table };
writeFileSync(`${folder}/coverageTable.json`, JSON.stringify(measured, undefined, 2));
process.stdout.write(`\n${printed}\n\n`);

describe('coverage of the machines', () => {
  test.each(table.map((line) => [line.machine, line] as const))(
    '%s: every state was entered and every transition taken, in the machine and through its real view',
    (_, { levels: { machine, view } }) => {
      for (const { left, leftStates } of [machine, view])
        expect({ left, leftStates }).toEqual({ left: [], leftStates: [] });
    },
  );

  test.each(table.map((line) => [line.machine, line] as const))(
    '%s: what reached it past its view is what its models name, with a reason, and each of that did',
    (_, { levels: { machine, view } }) => {
      expect(machine.pastView).toEqual([]);
      expect(view.pastView.filter(({ why, isSent }) => why === '' || !isSent)).toEqual([]);
    },
  );

  test('the main flows were walked end to end', () => {
    const main = ['session', 'login', 'search', 'booking', 'orderQuery'] as const;
    const walked = table.filter(({ machine }) => (main as readonly string[]).includes(machine));
    expect(walked.filter(({ levels: { service } }) => service.transitions === 0).map(({ machine }) => machine)).toEqual(
      [],
    );
  });
});
