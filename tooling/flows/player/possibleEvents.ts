import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { readEvent } from '../charts/eventText.ts';
import { machines } from '../charts/machines.ts';
import { nameOf } from './fired.ts';
import type { Run } from './happen.ts';
import type { Model } from './model.ts';
import { happeningsOf } from './paths.ts';

/** An event that is possible now, with its transitions by chart name. */
export interface Happening {
  /** Identifies it among the others. */
  key: string;
  event: AnyEventObject;
  by: 'user' | 'external' | 'service' | 'time';
  transitions: readonly string[];
  /** A short text of its payload. */
  detail: string;
}

/** A transition's name in the chart of its machine; a factory's machine is drawn under another name. */
export const nameInChart = ({ of, machine }: Model, name: string): string =>
  name.startsWith(machine.id) ? name.replace(machine.id, machines[of].id) : name;

/** The transitions that an event takes from a state, by chart name. */
export const takenBy = (model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] => {
  const machine: AnyStateMachine = model.machine;
  return (machine.getTransitionData(snapshot, event) ?? []).map((one) => nameInChart(model, nameOf(one)));
};

const longest = 36;
/** A longer value is no text but a picture; a UUID means nothing to a reader either. */
const longestText = 80;
const isKey = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** A file by its name and size, also if a machine only knows these and its type. */
const fileWords = ({ name, size }: { name: string; size: number }): string => `${name}（${size} 字节）`;
const isFile = (value: object): value is { name: string; size: number } =>
  'name' in value && 'size' in value && 'type' in value;

/** A short text of a value: its texts and numbers, or an error's message. */
export const shortly = (value: unknown): string => {
  const scalarsOf = (of: unknown): unknown[] => {
    if (typeof of !== 'object' || of === null || of instanceof Blob) return [of];
    return isFile(of) ? [fileWords(of)] : Object.values(of).flatMap(scalarsOf);
  };
  const text =
    value instanceof Error
      ? value.message
      : scalarsOf(value)
          .filter((one) => one !== undefined && one !== null && one !== '')
          .map((one) => (one instanceof File ? one.name : String(one)))
          .filter((one) => one.length <= longestText && !isKey(one))
          .join('，');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** A short text of an event's payload. */
export const detailOf = (event: AnyEventObject): string => {
  const { type: _type, actorId, error, ...carried } = event;
  const text = shortly(error ?? carried);
  // a failure without a message is named after its request
  return text === actorId ? '' : text;
};

/**
 * The events that are possible now in a played machine: by gesture, external event, pending request, or running delay.
 */
export const happeningsIn = (model: Model, { actor, play, external }: Run<AnyStateMachine>): Happening[] => {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const { _scheduledEvents: scheduled } = actor.system.getSnapshot();

  /** The origin of an event, if it is possible. */
  const byWhom = ({ type }: AnyEventObject): Happening['by'] | undefined => {
    const { kind, name } = readEvent(type);
    if (kind === 'after')
      return Object.values(scheduled).some(({ source, event }) => source === actor && event.type === type)
        ? 'time'
        : undefined;
    if (kind === 'sent') {
      if (play.gestures[type]) return 'user';
      return type in external ? 'external' : undefined;
    }
    if (!snapshot.children[name]) return undefined;
    if (!play.flows?.[name]) return 'service';
    return kind === 'done' ? 'user' : undefined;
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
