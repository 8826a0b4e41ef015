import type { AnyStateMachine } from 'xstate';
import type { Run } from './happen.ts';
import type { Model } from './model.ts';
import { nameInChart, shortly } from './stageNow.ts';

/** A line of what happened on a stage: a transition taken, a question asked, an order given, something that went wrong. */
export interface Line {
  /** Its number in the log, from 0. */
  number: number;
  kind: 'took' | 'asked' | 'told' | 'problem';
  /** A transition's name in the chart, a question's or an order's name; a problem's words. */
  name: string;
  detail: string;
  /** Simulated milliseconds since the flow began. */
  at: number;
}

/** Writes down what happens in a run that begins now. */
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
  /** What of a growing list has not been noted yet. */
  const newOf = <T>(name: string, list: readonly T[]): T[] => {
    const from = noted.get(name) ?? 0;
    noted.set(name, list.length);
    return list.slice(from);
  };
  return {
    lines: () => lines,
    note: ({ fired, told, asked }: Run<AnyStateMachine>) => {
      add(
        'took',
        newOf('took', fired).map((name) => ({ name: nameInChart(model, name), detail: '' })),
      );
      add(
        'told',
        newOf('told', told).map(({ name, params }) => ({ name, detail: shortly(params) })),
      );
      for (const [name, questions] of Object.entries(asked))
        add(
          'asked',
          newOf(`asked ${name}`, questions).map(({ input }) => ({ name, detail: shortly(input) })),
        );
    },
    complain: (error: unknown) =>
      add('problem', [{ name: error instanceof Error ? error.message : String(error), detail: '' }]),
  };
};
