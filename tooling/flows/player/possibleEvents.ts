import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { readEvent } from '../charts/eventText.ts';
import { machines } from '../charts/machines.ts';
import { nameOf } from './fired.ts';
import type { Run } from './happen.ts';
import type { Model } from './model.ts';
import { happeningsOf } from './paths.ts';
import { detailOf, differencesOf } from './valueTexts.ts';

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
  const possible = happeningsOf(model)(snapshot).flatMap((event: AnyEventObject, index) => {
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
  // several of one type are distinguished by their differences
  return possible.map((one) => {
    const alike = possible.filter(({ event }) => event.type === one.event.type);
    const detail = alike.length > 1 ? differencesOf(alike.map(({ event }) => event))[alike.indexOf(one)] : '';
    return Object.assign(one, { detail: detail || one.detail });
  });
};
