import type { AnyStateMachine } from 'xstate';
import type { Run } from './happen.ts';
import type { Model } from './model.ts';
import { nameInChart } from './possibleEvents.ts';
import { shortly } from './valueTexts.ts';

/** An entry of a harness's log: a transition, a request, an effect, or an error. */
export interface Line {
  /** Its index in the log. */
  number: number;
  kind: 'transition' | 'request' | 'effect' | 'problem';
  /** A transition's name in the chart, a request's or an effect's name; an error's message. */
  name: string;
  detail: string;
  /** Simulated milliseconds since the start. */
  at: number;
}

/** Records the events of a new run. */
export const logOf = (model: Model) => {
  const begunAt = Date.now();
  const noted = new Map<string, number>();
  let lines: readonly Line[] = [];

  const add = (kind: Line['kind'], more: readonly Pick<Line, 'name' | 'detail'>[]) => {
    if (more.length === 0) return;
    const at = Date.now() - begunAt;
    const added = more.map(({ name, detail }, index) => ({ number: lines.length + index, kind, name, detail, at }));
    lines = [...lines, ...added];
  };
  /** The entries of a growing list that were not recorded yet. */
  const newOf = <T>(name: string, list: readonly T[]): T[] => {
    const from = noted.get(name) ?? 0;
    noted.set(name, list.length);
    return list.slice(from);
  };
  return {
    lines: () => lines,
    note: ({ fired, effects, requests }: Run<AnyStateMachine>) => {
      add(
        'transition',
        newOf('transition', fired).map((name) => ({ name: nameInChart(model, name), detail: '' })),
      );
      add(
        'effect',
        newOf('effect', effects).map(({ name, params }) => ({ name, detail: shortly(params) })),
      );
      for (const [name, questions] of Object.entries(requests))
        add(
          'request',
          newOf(`request ${name}`, questions).map(({ input }) => ({ name, detail: shortly(input) })),
        );
    },
    complain: (error: unknown) =>
      add('problem', [{ name: error instanceof Error ? error.message : String(error), detail: '' }]),
  };
};
