import type { AnyActorLogic, AnyEventObject, AnyStateMachine, EventObject } from 'xstate';
import { createActor, setup, toPromise } from 'xstate';
import type { Site } from '#src/app/siteContext.ts';
import type { Deed } from './fakeSite.ts';
import { fakeSite } from './fakeSite.ts';

/** The input of an effect, and its expected result. */
export interface EffectRow {
  /** The path of nested machines and the effect in the innermost: `login/smsCode/sendCode`. */
  effect: string;
  /** What distinguishes it from other rows of the effect. */
  where?: string;
  /** Its input from the machine. */
  given?: object;
  /** The service's responses, by the endpoint's path. */
  responses?: Readonly<Record<string, unknown>>;
  /** Overrides of the site. */
  site?: Partial<Site>;
  before?: () => void;
  /** Its calls of the site, in order. */
  done?: readonly Deed[];
  /** The result of a request, or the error that it rejects with. */
  output?: unknown;
  /** The events that a subscription sends, once `meanwhile` has happened. */
  sent?: readonly AnyEventObject[];
  meanwhile?: (site: Site) => void;
  /** What it stores or shows outside the site. */
  seen?: () => unknown;
  as?: unknown;
}

/** The name of the machine that runs the machine of a row. */
export const inside =
  (outer: string) =>
  (row: EffectRow): EffectRow => ({ ...row, effect: `${outer}/${row.effect}` });

/** A feature's machine with its effects. */
export type Composed = (site: Site) => AnyStateMachine;

/** Every event that a subscription sends, from its start. */
const eventsOf = (logic: AnyActorLogic, input: object | undefined): EventObject[] => {
  const sent: EventObject[] = [];
  const machine = setup({ actors: { logic } }).createMachine({
    invoke: { src: 'logic', input },
    on: { '*': { actions: ({ event }) => void sent.push(event) } },
  });
  createActor(machine).start();
  return sent;
};

/** Runs one effect, as its machine would. */
export const runEffect = async (compositions: Readonly<Record<string, Composed>>, row: EffectRow) => {
  const { site, done } = fakeSite(row.responses, row.site);
  const [root = '', ...names] = row.effect.split('/');
  const last = names.pop() ?? '';
  const outer = names.reduce<AnyStateMachine>(
    (machine, name) => machine.implementations.actors[name] as AnyStateMachine,
    compositions[root]!(site),
  );
  const { actors, actions } = outer.implementations;
  row.before?.();
  const logic = actors[last] as AnyActorLogic | undefined;
  if (!logic) {
    (actions[last] as unknown as (_: unknown, params: unknown) => void)({}, row.given ?? {});
    return { done, output: undefined, sent: [] };
  }
  if (row.sent) {
    const sent = eventsOf(logic, row.given);
    row.meanwhile?.(site);
    return { done, output: undefined, sent };
  }
  const actor = createActor(logic, { input: row.given });
  const output = toPromise(actor).catch((error: unknown) => error);
  actor.start();
  return { done, output: 'output' in row ? await output : undefined, sent: [] };
};
