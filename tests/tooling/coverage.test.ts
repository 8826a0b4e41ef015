import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Coverage } from '#stories/tooling/handbook/coverage.ts';
import { levelNames, levels } from '#stories/tooling/handbook/coverage.ts';
import { coverageOfMachines } from '#tests/support/coverage.ts';

/** Runs after all other tests, over what they have left in `dist/reports`. */
const coverage = coverageOfMachines();

const share = (part: number, whole: number): string => `${part}/${whole}`.padStart(8);

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
  ].join(' │');

const table = [
  [
    '流程'.padEnd(14),
    ...levelNames.map((level) =>
      `${levels[level]}：状态    转移  ${level === 'service' ? '行程' : '路径'}`.padStart(17),
    ),
  ].join(' │'),
  ...coverage.map(lineOf),
].join('\n');

mkdirSync(new URL('../../dist/reports/', import.meta.url), { recursive: true });
writeFileSync(
  new URL('../../dist/reports/coverageTable.json', import.meta.url),
  JSON.stringify(coverage, undefined, 2),
);
process.stdout.write(`\n${table}\n\n`);

describe('coverage of the machines', () => {
  test.each(coverage.map((line) => [line.machine, line] as const))(
    '%s: every transition was taken in the machine and through its real view',
    (_, { levels: { machine, view }, states }) => {
      expect(machine.left).toEqual([]);
      expect(view.left).toEqual([]);
      expect([machine.states, view.states]).toEqual([states, states]);
    },
  );

  test('the main flows were walked end to end', () => {
    const main = ['session', 'login', 'search', 'booking', 'orderQuery'] as const;
    const walked = coverage.filter(({ machine }) => (main as readonly string[]).includes(machine));
    expect(walked.filter(({ levels: { service } }) => service.transitions === 0).map(({ machine }) => machine)).toEqual(
      [],
    );
  });
});
