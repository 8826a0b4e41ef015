import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import { eventText, readEvent } from '../charts/eventText.ts';

/** The possible results of a request, by the invoke's id; several results are several arrows. */
export type Outcomes = Record<string, { done?: readonly unknown[]; error?: readonly unknown[] }>;

export interface PathStep<Machine extends AnyStateMachine> {
  event: EventFromLogic<Machine>;
  state: AnyMachineSnapshot;
}

/** A path from the machine's start: events, and the state after each. */
export interface Path<Machine extends AnyStateMachine> {
  title: string;
  input: InputFrom<Machine>;
  start: AnyMachineSnapshot;
  steps: PathStep<Machine>[];
}

/** The scalars of a payload, without the empty texts within its objects. */
const scalarsOf = (value: unknown, depth = 0): string[] => {
  if (value instanceof Error) return [value.message];
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((one) => scalarsOf(one, depth + 1));
  return value === '' && depth > 1 ? [] : [String(value)];
};

/** The maximum number of a payload's scalars in an event's text. */
const scalarsShown = 6;

/** An event as short text: its type with its payload, or its result. */
export const textOf = (event: { type: string; output?: unknown; error?: unknown }, outcomes: Outcomes = {}): string => {
  const { kind, name } = readEvent(event.type);
  const text = eventText(event.type);
  if (kind === 'after') return text;
  if (kind === 'sent') {
    const { type: _type, ...payload } = event;
    const scalars = scalarsOf(payload);
    const shown = scalars.slice(0, scalarsShown).join(', ');
    return shown === '' ? text : `${text} (${shown}${scalars.length > scalarsShown ? ', …' : ''})`;
  }
  const position =
    (kind === 'done' ? outcomes[name]?.done : outcomes[name]?.error)?.indexOf(event.output ?? event.error) ?? 0;
  return position > 0 ? `${text} #${position + 1}` : text;
};

export const titleOf = (
  inputName: string,
  steps: readonly { event: { type: string } }[],
  end: AnyMachineSnapshot,
  { outcomes }: { outcomes?: Outcomes },
): string => {
  const text = steps.map((step) => `${textOf(step.event, outcomes)} →`);
  return [...(inputName === '' ? [] : [`${inputName}:`]), ...text, leavesOf(end)].join(' ');
};

/** The names of a snapshot's leaf states, such as `signedIn.settled`; parallel regions are joined by `+`. */
export const leavesOf = ({ _nodes: nodes }: AnyMachineSnapshot): string =>
  nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .toSorted((one, other) => one.order - other.order)
    .map((node) => node.path.join('.'))
    .join(' + ');
