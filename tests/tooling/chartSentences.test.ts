import { describe, expect, test } from 'vitest';
import { chartOf } from '#stories/tooling/charts/chart.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { machineNames } from '#stories/tooling/charts/machines.ts';
import { sentencesOf } from '#stories/tooling/charts/sentence.ts';

const linesOf = (name: MachineName): string[] => [...sentencesOf(name).values()];

describe('the sentence of a transition', () => {
  test.each(machineNames)('%s: every transition has one, without a gap', (name) => {
    const { transitions } = chartOf(name);
    const lines = linesOf(name);
    expect(lines).toHaveLength(new Set(transitions.map(({ id }) => id)).size);
    expect(lines.filter((line) => /undefined|「」|（）|，，|；，|，；|若，|；$|“”/.test(line))).toEqual([]);
  });
});
