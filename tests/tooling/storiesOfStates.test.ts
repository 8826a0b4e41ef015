import { expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { MachineName } from '#flows';
import { machineNames, machines } from '#flows';
import '#stories/tooling/flows/machines.ts';

interface StoryFile {
  default: { title: string; parameters?: { machine?: MachineName }; args?: { value?: StateValue } };
  [story: string]: { args?: { value?: StateValue } };
}

const files = Object.entries(
  import.meta.glob<StoryFile>(['../../stories/*/*.stories.tsx', '!../../stories/design/*'], { eager: true }),
);
const storiesOf = (name: MachineName) => files.filter(([, file]) => file.default.parameters?.machine === name);

/** Whether a state is left as soon as it is entered, so that it cannot be seen. */
const isPassed = (node: AnyStateNode): boolean => node.always?.some((transition) => !transition.guard) === true;
const isLeaf = (node: AnyStateNode): boolean => node.type === 'atomic' || node.type === 'final';

const idsIn = (machine: AnyStateMachine, value: StateValue): string[] => {
  const { _nodes: nodes } = machine.resolveState({ value, context: {} });
  return nodes.map((node) => node.id);
};

// the root runs the others, and no view shows it
test.each(machineNames.filter((name) => name !== 'app'))('%s: each leaf state has a story in each view', (name) => {
  const machine: AnyStateMachine = machines[name];
  const leaves = getStateNodes(machine).filter((node) => isLeaf(node) && !isPassed(node));
  expect(leaves.length).toBeGreaterThan(1);
  expect(storiesOf(name).length).toBeGreaterThan(0);

  const shown = storiesOf(name).map(([path, { default: meta, ...stories }]) => {
    const values = Object.values(stories).map((story) => story.args?.value ?? meta.args?.value ?? '');
    const seen = new Set(values.flatMap((value) => idsIn(machine, value)));
    return { path, missing: leaves.map((leaf) => leaf.id).filter((id) => !seen.has(id)) };
  });
  expect(shown.filter(({ missing }) => missing.length > 0)).toEqual([]);
});
