import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { readEvent } from '#stories/tooling/charts/eventWords.ts';
import { machines } from '#stories/tooling/charts/machines.ts';
import { nameOf } from './fired.ts';
import type { Run } from './happen.ts';
import type { Model } from './model.ts';
import { happeningsOf } from './paths.ts';

/** Something that may happen now, with the transitions that it takes, by their names in the chart. */
export interface Happening {
  /** Tells it from the others of the same moment. */
  key: string;
  event: AnyEventObject;
  by: 'person' | 'world' | 'service' | 'time';
  transitions: readonly string[];
  /** What it carries, in a few words. */
  detail: string;
}

/** A transition's name in the chart of its machine; a machine out of a factory is drawn by another's name. */
export const nameInChart = ({ of, machine }: Model, name: string): string =>
  name.startsWith(machine.id) ? name.replace(machine.id, machines[of].id) : name;

/** The transitions that an event takes from a state, by their names in the chart. */
export const takenBy = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] => {
  const machine: AnyStateMachine = model.machine;
  return (machine.getTransitionData(snapshot, event) ?? []).map((one) => nameInChart(model, nameOf(one)));
};

const longest = 36;
/** What is longer is no text, but a picture; a UUID says nothing to a reader either. */
const longestText = 80;
const isKey = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** What a value says in a few words: its texts and numbers, or an error's message. */
export const shortly = (value: unknown): string => {
  const scalarsOf = (of: unknown): unknown[] =>
    typeof of === 'object' && of !== null && !(of instanceof Blob) ? Object.values(of).flatMap(scalarsOf) : [of];
  const words =
    value instanceof Error
      ? value.message
      : scalarsOf(value)
          .filter((one) => one !== undefined && one !== null && one !== '')
          .map((one) => (one instanceof File ? one.name : String(one)))
          .filter((text) => text.length <= longestText && !isKey(text))
          .join('，');
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
};

/** What an event carries besides its type, in a few words. */
export const detailOf = (event: AnyEventObject): string => {
  const { type: _type, actorId, error, ...carried } = event;
  const words = shortly(error ?? carried);
  // a failure without words of its own is called as what was asked
  return words === actorId ? '' : words;
};

/** What may happen now in a flow that is being played: by a person, the world, a pending answer, or a delay that runs. */
export const happeningsIn = (model: Model, { actor, play, world }: Run<AnyStateMachine>): Happening[] => {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const { _scheduledEvents: scheduled } = actor.system.getSnapshot();

  /** Who could make it happen, if anybody can. */
  const byWhom = ({ type }: AnyEventObject): Happening['by'] | undefined => {
    const { kind, name } = readEvent(type);
    if (kind === 'after')
      return Object.values(scheduled).some(({ source, event }) => source === actor && event.type === type)
        ? 'time'
        : undefined;
    if (kind === 'sent') {
      if (play.gestures[type]) return 'person';
      return type in world ? 'world' : undefined;
    }
    if (!snapshot.children[name]) return undefined;
    if (!play.flows?.[name]) return 'service';
    return kind === 'answers' ? 'person' : undefined;
  };
  return happeningsOf(model)(snapshot).flatMap((event: AnyEventObject, index) => {
    const by = byWhom(event);
    if (!by) return [];
    return [
      {
        key: `${event.type} ${index}`,
        event,
        by,
        transitions: takenBy(model, snapshot, event),
        detail: detailOf(event),
      },
    ];
  });
};
