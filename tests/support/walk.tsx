import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import type { Actor, AnyActorLogic, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { createActor } from 'xstate';
import { readEvent } from '#stories/charts/eventWords.ts';
import type { Answering } from './answering.ts';
import { answering } from './answering.ts';
import { draw } from './draw.tsx';
import type { Path } from './paths.ts';
import { pass, settled } from './time.ts';

/** Who makes what happen: every event of a path needs a gesture of a person, or a line that says the world sends it. */
export interface Script<Machine extends AnyStateMachine> {
  view: (actor: Actor<Machine>) => ReactNode;
  gestures: {
    [Type in EventFromLogic<Machine>['type']]?: (event: Extract<EventFromLogic<Machine>, { type: Type }>) => unknown;
  };
  /** Events that come from the world and not from this view: the service, another flow, the address bar. */
  world?: readonly EventFromLogic<Machine>['type'][];
  /** The flows that this one runs, and the gestures by which a person brings one to its end. */
  flows?: () => Record<string, { logic: AnyActorLogic; finish: (output: unknown) => unknown }>;
  /** What a person must see in each state. */
  see: (state: SnapshotFrom<Machine>) => unknown;
}

/** Starts a flow whose questions wait for the test, and draws its view. */
export const stage = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
  view: (actor: Actor<Machine>) => ReactNode,
  flows: Record<string, AnyActorLogic> = {},
): Answering<Machine> & { actor: Actor<Machine> } => {
  const answered = answering(machine, flows);
  const actor = createActor<AnyStateMachine>(answered.machine, { input }) as Actor<Machine>;
  actor.start();
  onTestFinished(() => void actor.stop());
  draw(view(actor));
  return { ...answered, actor };
};

/** How long until the actor is sent a delayed event, by the machine's own delay; in milliseconds. */
const untilSent = (actor: Actor<AnyStateMachine>, type: string): number => {
  const { _scheduledEvents: scheduled } = actor.system.getSnapshot();
  const due = Object.values(scheduled).filter(({ source, event }) => source === actor && event.type === type);
  const [latest] = due.map(({ startedAt, delay }) => startedAt + delay - Date.now());
  if (latest === undefined) throw new Error(`${type} is not scheduled.`);
  return latest;
};

/** Walks a path through the real view: gestures, answers and time, and after each step what a person sees. */
export const walk = async <Machine extends AnyStateMachine>(
  machine: Machine,
  path: Path<Machine>,
  script: Script<Machine>,
): Promise<void> => {
  const flows = script.flows?.() ?? {};
  const logics = Object.fromEntries(Object.entries(flows).map(([name, { logic }]) => [name, logic]));
  const { actor, asked } = stage(machine, path.input, script.view, logics);

  /** The open question of an invoke: one question may be asked in several states, under an id in each. */
  const questionOf = (id: string) => {
    const { children }: AnyMachineSnapshot = actor.getSnapshot();
    const src = children[id]?.src;
    return asked[typeof src === 'string' ? src : id]?.at(-1);
  };

  const happen = async (event: EventFromLogic<Machine> & { output?: unknown; error?: unknown }) => {
    const { kind, name } = readEvent(event.type);
    const gesture = script.gestures[event.type as EventFromLogic<Machine>['type']] as
      | ((sent: unknown) => unknown)
      | undefined;
    if (kind === 'after') await pass(untilSent(actor, event.type));
    else if (kind === 'answers' && flows[name]) await flows[name].finish(event.output);
    else if (kind === 'answers') questionOf(name)?.answer(event.output);
    else if (kind === 'fails') questionOf(name)?.fail(event.error);
    else if (gesture) await gesture(event);
    else if (script.world?.includes(event.type)) actor.send(event);
    else throw new Error(`Nobody makes ${event.type} happen: give it a gesture, or say that the world sends it.`);
    await settled();
  };

  await script.see(actor.getSnapshot());
  for (const { event, state } of path.steps) {
    await happen(event);
    const reached: AnyMachineSnapshot = actor.getSnapshot();
    expect(reached.value).toEqual(state.value);
    await script.see(actor.getSnapshot());
  }
};
