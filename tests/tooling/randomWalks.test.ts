// @module-tag deep
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { SimulatedClock } from 'xstate';
import type { OpenQuestion } from '#flows';
import { flowsIn, leavesOf, machineNames, repertoireOf, wanderer } from '#flows';
import { models } from '#tests/support/models.ts';
import { randomFrom, seed } from '#tests/support/random.ts';
import { start } from '#tests/support/time.ts';
import '#stories/tooling/flows/machines.ts';

const eventsAMachine = 10_000;
/** The number of steps of a walk before another one starts. */
const eventsAWalk = 250;

const repertoire = repertoireOf(models.map(([, model]) => model));

// the walkers' delays are a simulated clock's: a worker shared with other files has its own timers
beforeAll(() => void vi.useFakeTimers({ now: start, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const answered = () => new Promise((resolve) => setImmediate(resolve));
/** Advances time by quarter seconds, for the date and for timers. */
const pass = async (clock: SimulatedClock, milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= 250) {
    const step = Math.min(left, 250);
    vi.advanceTimersByTime(step);
    clock.increment(step);
    await answered();
  }
};
const snapshotOf = (flow: AnyActorRef): AnyMachineSnapshot => flow.getSnapshot();

/** The orders that the service has accepted. */
const placedOrders = new WeakSet<OpenQuestion>();
const keyOf = ({ input }: OpenQuestion) => (input as { draft: { key: string } }).draft.key;

/** Checks invariants after any sequence of events: a sentence for each violation. */
const brokenPromises = (flows: AnyActorRef[], requested: OpenQuestion[], open: ReadonlySet<OpenQuestion>): string[] => {
  const broken: string[] = [];
  for (const flow of flows) {
    const snapshot = snapshotOf(flow);
    const { context, machine } = snapshot as AnyMachineSnapshot & { context: Record<string, unknown> };
    const effect = (what: string) => broken.push(`${machine.id} in ${leavesOf(snapshot)}: ${what}`);
    if (snapshot.status === 'error') effect(`has thrown ${String(snapshot.error)}`);
    for (const [key, value] of Object.entries(context))
      if (/seconds/i.test(key) && !(typeof value === 'number' && value >= 0)) effect(`${key} is ${String(value)}`);
    if (machine.id === 'session' && snapshot.matches('signedIn') && context['token'] === '')
      effect('signed in without a token');
    const dialogs = Object.keys(snapshot.children).filter((id) =>
      ['reading', 'orderNote', 'invoiceRequest'].includes(id),
    );
    if (dialogs.length > 1) effect(`${dialogs.join(' and ')} are open together`);
  }
  const orders = requested.filter(({ src }) => src === 'placeOrder');
  const underWay = [...open].filter(({ src }) => src === 'placeOrder');
  if (underWay.length > 1) broken.push(`${underWay.length} orders are under way at once`);
  const placed = orders.filter((order) => placedOrders.has(order)).map(keyOf);
  if (new Set(placed).size < placed.length) broken.push(`one intention was ordered twice: ${placed.join(', ')}`);
  return broken;
};
/** A busy flow waits for a response, an inner flow, or a delay. */
const isWaiting = (flow: AnyActorRef, open: ReadonlySet<OpenQuestion>): boolean => {
  const { _scheduledEvents: scheduled } = flow.system.getSnapshot();
  return open.size > 0 || Object.keys(scheduled).length > 0 || Object.keys(snapshotOf(flow).children).length > 0;
};

describe(`${eventsAMachine} random events hold the promises (SEED=${seed})`, () => {
  test.each(machineNames.filter((name) => name !== 'app'))('%s', { timeout: 120_000 }, async (name) => {
    const own = models.filter(([, model]) => model.of === name).map(([, model]) => model);
    expect(own.length).toBeGreaterThan(0);
    const random = randomFrom(seed);
    const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

    let happened = 0;
    for (let walk = 0; happened < eventsAMachine; walk += 1) {
      vi.setSystemTime(start);
      const { machine } = own[walk % own.length]!;
      const clock = new SimulatedClock();
      const { actor, open, requests, errors } = wanderer(machine, oneOf(repertoire.inputs(machine.id)), clock);
      const log: string[] = [];
      for (let step = 0; step < eventsAWalk && snapshotOf(actor).status === 'active'; step += 1) {
        const choice = random();
        const question = oneOf([...open]);
        if (choice < 0.6) {
          const flow = oneOf(flowsIn(actor))!;
          const event = oneOf(repertoire.samples(snapshotOf(flow).machine.id));
          if (event) flow.send(event);
          log.push(event ? `${snapshotOf(flow).machine.id} ← ${event.type}` : 'nothing');
        } else if (choice < 0.85 && question) {
          const [outputs, failures] = [repertoire.outputs(question), repertoire.errors(question)];
          const fails = outputs.length === 0 || (failures.length > 0 && random() < 0.3);
          if (!fails && question.src === 'placeOrder') placedOrders.add(question);
          if (!fails) question.resolve(oneOf(outputs));
          else if (failures.length > 0) question.fail(oneOf(failures));
          await answered();
          log.push(`${question.machine} ${question.id} ${fails ? 'fails' : 'answers'}`);
        } else {
          const ms = Math.floor(random() * 3_000);
          await pass(clock, ms);
          log.push(`${ms} ms pass`);
        }
        happened += 1;
        const broken = [...brokenPromises(flowsIn(actor), requests, open), ...errors.map(String)];
        if (snapshotOf(actor).hasTag('busy') && !isWaiting(actor, open))
          broken.push(`${leavesOf(snapshotOf(actor))} is busy without a pending request`);
        if (broken.length > 0) expect(broken, `after ${log.slice(-30).join(' · ')}`).toEqual([]);
      }

      // every busy state ends: after all responses and delays, no flow is busy any more
      for (let round = 0; round < 40 && snapshotOf(actor).hasTag('busy'); round += 1) {
        for (const question of open) {
          const [error] = repertoire.errors(question);
          if (error) question.fail(error);
        }
        // an upload is a callback actor, which fails by an event
        for (const flow of flowsIn(actor)) {
          const samples = repertoire.samples(snapshotOf(flow).machine.id);
          const failed = samples.find(({ type }) => type === 'upload.failed');
          if (failed) flow.send(failed);
        }
        await answered();
        if (snapshotOf(actor).hasTag('busy')) await pass(clock, 60_000);
      }
      expect(snapshotOf(actor).hasTag('busy'), `ends after ${log.slice(-30).join(' · ')}`).toBe(false);
      actor.stop();
    }
  });
});
