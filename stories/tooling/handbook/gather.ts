import FakeTimers from '@sinonjs/fake-timers';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';
import { chartOf, statesIn } from '#stories/tooling/charts/chart.ts';
import { eventText, readEvent } from '#stories/tooling/charts/eventText.ts';
import { drawingOf } from '#stories/tooling/charts/layout.ts';
import { shapeOf } from '#stories/tooling/charts/shape.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { machineNames } from '#stories/tooling/charts/machines.ts';
import { storiesOf } from '#stories/tooling/charts/storiesOf.ts';
import { stateText } from '#stories/tooling/player/playerMessages.ts';
import { noting, silenced, stoppedClock } from '#stories/tooling/player/fired.ts';
import type { Model } from '#stories/tooling/player/model.ts';
import { models } from '#stories/tooling/player/models.ts';
import type { Path } from '#stories/tooling/player/pathTexts.ts';
import { pathsOf } from '#stories/tooling/player/paths.ts';
import { leavesOf } from '#stories/tooling/player/pathTexts.ts';
import { detailOf, nameInChart } from '#stories/tooling/player/possibleEvents.ts';
import { now } from '#stories/fixtures/samples.ts';
import type { FlowRecord, PathRecord, ViewRecord } from './handbook.ts';

/** A story's page in the Storybook beside the handbook. */
const inStorybook = (href: string): string => href.replace(/^\.\//, './storybook/');

const pathRecord = (model: Model, { title, input, start, steps }: Path<AnyStateMachine>): PathRecord => {
  const fired: string[] = [];
  const taken = (): string[] => fired.splice(0).map((name) => nameInChart(model, name));
  const machine: AnyStateMachine = silenced(model.machine);
  const actor = createActor(machine, { input, clock: stoppedClock, inspect: noting(fired) }).start();
  const inputs = Object.keys(model.inputs ?? {});
  return {
    input: inputs.length > 1 ? (inputs.find((name) => title.startsWith(`${name}: `)) ?? '') : '',
    begins: { state: stateText(model.of, leavesOf(start)), taken: taken() },
    steps: steps.map(({ event }) => {
      actor.send(event);
      const detail = readEvent(event.type).kind === 'sent' ? detailOf(event) : '';
      return { event: eventText(event.type), taken: taken(), detail };
    }),
    ends: stateText(model.of, leavesOf(steps.at(-1)?.state ?? start)),
  };
};

const viewRecord = ([view, model]: readonly [string, Model]): ViewRecord => ({
  view,
  player: inStorybook(`./?path=/story/${toId('live', storyNameFromExport(view))}`),
  paths: pathsOf(model.machine, model).map((path) => pathRecord(model, path)),
});

/** Runs the models along their paths, at the time at which the tests begin, because deadlines count from there. */
const viewRecords = (loaded: readonly (readonly [string, Model])[]): ViewRecord[] => {
  const clock = FakeTimers.install({ now, toFake: ['Date'] });
  try {
    return loaded.map(viewRecord);
  } finally {
    clock.uninstall();
  }
};

/** The data of these machines besides their charts. */
export const gather = async (names: readonly MachineName[] = machineNames): Promise<Record<string, FlowRecord>> => {
  const loaded = await Promise.all(Object.entries(models).map(async ([view, load]) => [view, await load()] as const));
  const flows: Record<string, FlowRecord> = {};
  for (const name of names) {
    const stories: FlowRecord['stories'] = {};
    for (const { id } of statesIn(chartOf(name).root)) {
      const links = await storiesOf(name, id);
      stories[id] = links.map(({ name: title, href }) => ({ name: title, href: inStorybook(href) }));
    }
    flows[name] = {
      shape: shapeOf(await drawingOf(name)),
      stories,
      views: viewRecords(loaded.filter(([, { of }]) => of === name)),
    };
  }
  return flows;
};
