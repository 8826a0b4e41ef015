import FakeTimers from '@sinonjs/fake-timers';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { AnyStateMachine } from 'xstate';
import { createActor } from 'xstate';
import { chartOf, statesIn } from '../charts/chart.ts';
import { eventText, readEvent } from '../charts/eventText.ts';
import { drawingOf } from '../charts/layout.ts';
import { shapeOf } from '../charts/shape.ts';
import type { MachineName } from '../charts/machines.ts';
import { machineNames } from '../charts/machines.ts';
import { storiesOf } from '../charts/storiesOf.ts';
import { stateText } from '../player/playerMessages.ts';
import { noting, silenced, stoppedClock } from '../player/fired.ts';
import type { Model } from '../player/model.ts';
import type { Path } from '../player/pathTexts.ts';
import { pathsOf } from '../player/paths.ts';
import { leavesOf } from '../player/pathTexts.ts';
import { nameInChart } from '../player/possibleEvents.ts';
import { detailOf } from '../player/valueTexts.ts';
import { views } from '../views.ts';
import type { FlowRecord, PathRecord, ViewRecord } from './handbook.ts';

/** A story's page in the handbook's Storybook. */
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
  const clock = FakeTimers.install({ now: views().now, toFake: ['Date'] });
  try {
    return loaded.map(viewRecord);
  } finally {
    clock.uninstall();
  }
};

/** The data of these machines except their charts. */
export const gather = async (names: readonly MachineName[] = machineNames): Promise<Record<string, FlowRecord>> => {
  const loaded = await Promise.all(
    Object.entries(views().models).map(async ([view, load]) => [view, await load()] as const),
  );
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
