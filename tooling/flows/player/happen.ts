import type {
  Actor,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InspectionEvent,
} from 'xstate';
import { createActor } from 'xstate';
import { readEvent } from '../charts/eventText.ts';
import type { RecordedMachine } from './recordedEffects.ts';
import { withRecordedEffects } from './recordedEffects.ts';
import { noting } from './fired.ts';
import { pass, settled } from './driver.ts';
import type { Model, Play } from './model.ts';
import type { Cause } from './eventsBesideView.ts';
import { watchEventsBesideView } from './eventsBesideView.ts';

/** A started machine with pending requests, and the drivers of its events. */
export interface Run<Machine extends AnyStateMachine> extends RecordedMachine<Machine> {
  actor: Actor<Machine>;
  play: Play<Machine>;
  external: Readonly<Record<string, string>>;
  /** The names of the transitions taken so far, in order. */
  fired: string[];
  /** The events sent to the machine from outside, by its view or bypassing it, in order. */
  sent: AnyEventObject[];
  /** Which events reached the machine without its view. */
  besideView: ReturnType<typeof watchEventsBesideView>;
}

/** Starts a machine whose requests wait for responses. */
export const run = <Machine extends AnyStateMachine>(
  { machine, external = {} }: Pick<Model<Machine>, 'machine' | 'external'>,
  play: Play<Machine>,
  input: unknown,
): Run<Machine> => {
  const logics = Object.fromEntries(Object.entries(play.flows ?? {}).map(([name, { logic }]) => [name, logic]));
  const recorded = withRecordedEffects(machine, logics);
  const fired: string[] = [];
  const sent: AnyEventObject[] = [];
  const besideView = watchEventsBesideView();
  const note = noting(fired);
  const inspect = (happening: InspectionEvent) => {
    note(happening);
    besideView.inspect(happening);
    const { type, actorRef, rootId } = happening;
    const isSent = type === '@xstate.event' && actorRef.sessionId === rootId && !happening.sourceRef;
    if (isSent && !happening.event.type.startsWith('xstate.')) sent.push(happening.event);
  };
  const actor = createActor<AnyStateMachine>(recorded.machine, { input, inspect }) as Actor<Machine>;
  actor.start();
  return { ...recorded, actor, play, external: external as Readonly<Record<string, string>>, fired, sent, besideView };
};

/** The milliseconds until the actor gets a delayed event, by the machine's own delay. */
export const untilSent = (actor: Actor<AnyStateMachine>, type: string): number => {
  const { _scheduledEvents: scheduled } = actor.system.getSnapshot();
  const due = Object.values(scheduled).filter(({ source, event }) => source === actor && event.type === type);
  const [latest] = due.map(({ startedAt, delay }) => startedAt + delay - Date.now());
  if (latest === undefined) throw new Error(`${type} is not scheduled.`);
  return latest;
};

/** Triggers an event: by a gesture, a response, a delay, or from outside. */
export const happen = async <Machine extends AnyStateMachine>(
  { actor, requests, play, external, besideView }: Run<Machine>,
  event: EventFromLogic<Machine> & { output?: unknown; error?: unknown },
): Promise<void> => {
  const { kind, name } = readEvent(event.type);
  const gesture = play.gestures[event.type as EventFromLogic<Machine>['type']] as
    | ((sent: unknown) => unknown)
    | undefined;
  const flow = play.flows?.[name];

  /** The pending request of an invoke: one request may be invoked in several states, under an id in each. */
  const question = () => {
    const { children }: AnyMachineSnapshot = actor.getSnapshot();
    const src = children[name]?.src;
    return requests[typeof src === 'string' ? src : name]?.at(-1);
  };

  const happenings: [isThis: boolean, by: Cause, make: () => unknown][] = [
    [kind === 'after', 'machine', async () => pass(untilSent(actor, event.type))],
    [kind === 'done' && flow !== undefined, 'gesture', () => flow?.finish(event.output)],
    [kind === 'done', 'machine', () => question()?.resolve(event.output)],
    [kind === 'error', 'machine', () => question()?.reject(event.error)],
    [gesture !== undefined, 'gesture', () => gesture?.(event)],
    [event.type in external, 'outside', () => actor.send(event)],
  ];
  const [, by, make] = happenings.find(([isThis]) => isThis) ?? [];
  if (!by || !make)
    throw new Error(`No gesture makes ${event.type} happen: add one, or declare the event as external.`);
  besideView.begins(by);
  await make();
  await settled();
};
