import { mkdirSync, writeFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright';
import type { AnyTransitionDefinition } from 'xstate';

/** The names of the transitions that were taken, by the machine that declares them. */
export type Fired = Map<string, Set<string>>;

/** Runs in a page before its own code, whose actors tell `inspectActors` what they do. Each transition is told once. */
const watch = (): void => {
  const told = new Set<string>();
  const tell = (transition: AnyTransitionDefinition): void => {
    const { source, eventType, target, actions } = transition;
    const { id } = source.machine;
    const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
    const place = (siblings?.indexOf(transition) ?? -1) + 1;
    const name = `${source.id} --${eventType || 'always'} #${place}`;
    // the first step into a machine is no declared transition, and what a state takes no notice of is none either
    if (place === 0 || (!target && actions.length === 0) || told.size === told.add(`${id} ${name}`).size) return;
    void (globalThis as unknown as { transitionFired: (...words: string[]) => Promise<void> }).transitionFired(
      id,
      name,
    );
  };
  globalThis.inspectActors = (happening) => {
    if (happening.type !== '@xstate.microstep') return;
    const { _transitions: taken } = happening;
    for (const transition of taken) tell(transition);
  };
};

/** Notes every transition that a machine takes in a context's pages. */
export const noteTransitions = async (context: BrowserContext, fired: Fired): Promise<void> => {
  await context.exposeBinding('transitionFired', (_source, machine: string, transition: string) => {
    fired.set(machine, (fired.get(machine) ?? new Set()).add(transition));
  });
  await context.addInitScript(watch);
};

/** Writes what one file's journeys have fired, for the coverage table. */
export const writeFired = (file: string, fired: Fired): void => {
  const folder = new URL('../../dist/reports/fired/', import.meta.url);
  const names = Object.fromEntries([...fired].map(([machine, transitions]) => [machine, [...transitions]]));
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`journeys-${file}.json`, folder), JSON.stringify({ fired: names }));
};
