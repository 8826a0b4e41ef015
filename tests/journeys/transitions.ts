import type { BrowserContext } from 'playwright';
import { inject } from 'vitest';
import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import type { Walked } from '../support/walked.ts';

/** A transition that a machine took, or a state that it came to: its path, with dots. */
type Reported = [machine: string, kind: 'transitions' | 'states', name: string];

/** Runs in a page before its own code, whose actors report to `inspectActors`. Everything is reported once. */
const watch = (): void => {
  const reported = new Set<string>();
  const report = (...words: Reported): void => {
    if (reported.size === reported.add(words.join(' ')).size) return;
    void (globalThis as unknown as { flowMoved: (...words: Reported) => Promise<void> }).flowMoved(...words);
  };
  const reportTransition = (transition: AnyTransitionDefinition): void => {
    const { source, eventType, target, actions } = transition;
    const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
    const place = (siblings?.indexOf(transition) ?? -1) + 1;
    // the first step into a machine is no declared transition, and what a state takes no notice of is none either
    if (place === 0 || (!target && actions.length === 0)) return;
    report(source.machine.id, 'transitions', `${source.id} --${eventType || 'always'} #${place}`);
  };
  globalThis.inspectActors = (happening) => {
    if (happening.type !== '@xstate.microstep') return;
    const { _transitions: transitions, snapshot } = happening;
    for (const transition of transitions) reportTransition(transition);
    const { _nodes: nodes = [] } = snapshot as Partial<AnyMachineSnapshot>;
    for (const { type, machine, path } of [...transitions.map(({ source }) => source), ...nodes])
      if (type === 'atomic' || type === 'final') report(machine.id, 'states', path.join('.'));
  };
};

/** Notes what the machines do in a context's pages; the notes grow while it is visited. */
export const noteFlows = async (context: BrowserContext): Promise<Walked[]> => {
  const walked: Walked[] = [];
  const run = inject('testRun');
  await context.exposeBinding('flowMoved', (_source, ...[id, kind, name]: Reported) => {
    let own = walked.find((one) => one.id === id);
    if (!own)
      walked.push(
        (own = { run, level: 'service', id, paths: 1, taken: [{ cause: 'gesture', transitions: [], states: [] }] }),
      );
    const [{ [kind]: names }] = own.taken as [Walked['taken'][number]];
    if (!names.includes(name)) names.push(name);
  });
  await context.addInitScript(watch);
  return walked;
};
