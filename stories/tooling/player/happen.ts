import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InspectionEvent } from 'xstate';
import { createActor } from 'xstate';
import { readEvent } from '#stories/tooling/charts/eventWords.ts';
import type { Answering } from './answering.ts';
import { answering } from './answering.ts';
import { noting } from './fired.ts';
import { pass, settled } from './hand.ts';
import type { Model, Play } from './model.ts';
import type { Cause } from './observed.ts';
import { observing } from './observed.ts';

/** A started flow whose questions wait, with those who make its events happen. */
export interface Run<Machine extends AnyStateMachine> extends Answering<Machine> {
  actor: Actor<Machine>;
  play: Play<Machine>;
  world: Readonly<Record<string, string>>;
  /** The names of the transitions taken so far, in their order. */
  fired: string[];
  /** What the flow has done so far, and why. */
  observed: ReturnType<typeof observing>;
}

/** Starts a flow whose questions wait for answers. */
export const run = <Machine extends AnyStateMachine>(
  { machine, world = {} }: Pick<Model<Machine>, 'machine' | 'world'>,
  play: Play<Machine>,
  input: unknown,
): Run<Machine> => {
  const logics = Object.fromEntries(Object.entries(play.flows ?? {}).map(([name, { logic }]) => [name, logic]));
  const answered = answering(machine, logics);
  const fired: string[] = [];
  const observed = observing();
  const note = noting(fired);
  const inspect = (happening: InspectionEvent) => {
    note(happening);
    observed.inspect(happening);
  };
  const actor = createActor<AnyStateMachine>(answered.machine, { input, inspect }) as Actor<Machine>;
  actor.start();
  return { ...answered, actor, play, world: world as Readonly<Record<string, string>>, fired, observed };
};

/** How long until the actor is sent a delayed event, by the machine's own delay; in milliseconds. */
export const untilSent = (actor: Actor<AnyStateMachine>, type: string): number => {
  const { _scheduledEvents: scheduled } = actor.system.getSnapshot();
  const due = Object.values(scheduled).filter(({ source, event }) => source === actor && event.type === type);
  const [latest] = due.map(({ startedAt, delay }) => startedAt + delay - Date.now());
  if (latest === undefined) throw new Error(`${type} is not scheduled.`);
  return latest;
};

/** Makes an event happen as it would: by a gesture, by an answer, by time that passes, or by the world. */
export const happen = async <Machine extends AnyStateMachine>(
  { actor, asked, play, world, observed }: Run<Machine>,
  event: EventFromLogic<Machine> & { output?: unknown; error?: unknown },
): Promise<void> => {
  const { kind, name } = readEvent(event.type);
  const gesture = play.gestures[event.type as EventFromLogic<Machine>['type']] as
    | ((sent: unknown) => unknown)
    | undefined;
  const flow = play.flows?.[name];

  /** The open question of an invoke: one question may be asked in several states, under an id in each. */
  const question = () => {
    const { children }: AnyMachineSnapshot = actor.getSnapshot();
    const src = children[name]?.src;
    return asked[typeof src === 'string' ? src : name]?.at(-1);
  };

  const happenings: [isThis: boolean, cause: Cause, make: () => unknown][] = [
    [kind === 'after', 'time', async () => pass(untilSent(actor, event.type))],
    [kind === 'answers' && flow !== undefined, 'gesture', () => flow?.finish(event.output)],
    [kind === 'answers', 'answer', () => question()?.answer(event.output)],
    [kind === 'fails', 'answer', () => question()?.fail(event.error)],
    [gesture !== undefined, 'gesture', () => gesture?.(event)],
    [event.type in world, `past ${event.type}`, () => actor.send(event)],
  ];
  const [, cause, make] = happenings.find(([isThis]) => isThis) ?? [];
  if (!cause || !make)
    throw new Error(`Nobody makes ${event.type} happen: give it a gesture, or say that the world sends it.`);
  observed.because(cause);
  await make();
  await settled();
};
