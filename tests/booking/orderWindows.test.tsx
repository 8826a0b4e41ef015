import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { EventFromLogic, EventObject } from 'xstate';
import { createActor, fromCallback } from 'xstate';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { BookingRequests } from '#machines/booking/bookingContext.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { requests } from '#machines/effects.ts';
import { draftsOf } from '#src/features/booking/draftsEffects.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { completeFormOf } from '#stories/booking/bookingSamples.ts';
import { templateOrder } from '#stories/booking/orderEditSamples.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { siteOfWindow } from '#tests/support/siteOfWindow.ts';
import { bookingEvents } from '#tests/support/bookingEvents.ts';
import { formFaults, knownGoods } from '#tests/support/orderInvariants.ts';

aroundEachTest();

interface Step {
  isFirst: boolean;
  /** Whether the browser notifies the other window at once. */
  isOutgoing: boolean;
  /** Whether a window that learns of the other's form takes it. */
  takes: boolean;
  act: EventFromLogic<typeof bookingMachine>;
}

const [service, quote] = [allServices.fcl, quotes.fcl];

/** The order page of one offer in a window of its own, with the real drafts of this browser. */
const openWindow = () => {
  const drafts = draftsOf(siteOfWindow());
  const machine = bookingMachine.provide({
    actors: {
      ...requests<BookingRequests>({
        openBooking: async () => ({
          quote,
          draft: drafts.open(service, quote.id, {
            titleZh: '上海 → 汉堡',
            isDanger: 'Y',
            items: [{ code: '20GP', quantity: 1 }],
          }),
        }),
        signIn: async () => new Promise(() => {}),
        placeOrder: async () => new Promise(() => {}),
        fetchQuote: async () => quote,
      }),
      otherWindow: fromCallback<EventObject, { draft: OrderDraft }>(({ input, sendBack }) =>
        drafts.watch(input.draft, sendBack),
      ),
    },
    actions: { storeDraft: (_, { draft }) => draft && drafts.store(draft), focusProblem: () => {} },
  });
  const actor = createActor(machine, { input: { service, offerId: quote.id } }).start();
  onTestFinished(() => void actor.stop());
  return { actor, drafts };
};

type Window = ReturnType<typeof openWindow>;

/** Delivers the browser's storage events, and the answers that they lead to. */
const deliverWrites = async () => {
  dispatchEvent(new StorageEvent('storage', { key: `draft.${quote.id}`, storageArea: localStorage }));
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const acts = bookingEvents(service, quote, completeFormOf('fcl'));
const known = knownGoods(templateOrder);
const steps = fc.array(fc.record({ isFirst: fc.boolean(), isOutgoing: fc.boolean(), takes: fc.boolean(), act: acts }), {
  minLength: 100,
  maxLength: 100,
});

test(
  'a thousand random commands in two windows: each form is consistent, and none is overwritten unseen',
  { tags: ['deep'] },
  async () => {
    let conflicts = 0;
    /** Notifies the windows of each other's writes, and has their users answer until both go on. */
    const settle = async (windows: Window[], takes: boolean) => {
      await deliverWrites();
      for (const { actor, drafts } of windows) {
        const { context } = actor.getSnapshot();
        if (!actor.getSnapshot().matches('changedElsewhere')) continue;
        conflicts += 1;
        const { draft: mine, theirs } = context;
        // a form that waits for its user's answer takes no acts
        expect(actor.getSnapshot().can({ type: 'cargo.added' })).toBe(false);
        actor.send({ type: takes ? 'draft.taken' : 'draft.kept' });
        const { draft, past } = actor.getSnapshot().context;
        expect(draft!.form).toEqual(takes ? theirs!.form : mine!.form);
        if (takes) expect(draft).toEqual(theirs);
        else expect(draft!.revision).toBeGreaterThan(Math.max(mine!.revision, theirs!.revision));
        expect(drafts.list()[0]?.form).toEqual(draft!.form);
        if (takes) expect(past).toEqual([]);
      }
      await deliverWrites();
    };
    const walk = async (list: readonly Step[]) => {
      localStorage.clear();
      const windows = [openWindow(), openWindow()];
      await deliverWrites();
      for (const { isFirst, isOutgoing, takes, act } of list) {
        const { actor, drafts } = windows[isFirst ? 0 : 1]!;
        const before = actor.getSnapshot().context.draft!;
        const stored = drafts.list()[0];
        actor.send(act);
        const { draft } = actor.getSnapshot().context;
        const nowStored = drafts.list()[0];
        const isWritten = JSON.stringify(nowStored) !== JSON.stringify(stored);
        // only what this window has seen is written over, and only with its own form
        expect({ act, lay: isWritten ? stored?.form : undefined }).toEqual({
          act,
          lay: isWritten && stored ? before.form : undefined,
        });
        if (isWritten) expect(nowStored?.form).toEqual(draft!.form);
        expect({ act, faults: formFaults(service, quote, draft!.form, known) }).toEqual({ act, faults: [] });
        if (isOutgoing) await settle(windows, takes);
        if (isOutgoing) await settle(windows, true);
      }
      for (let turn = 0; turn < 3; turn += 1) await settle(windows, true);
      const [one, another] = windows.map(({ actor }) => actor.getSnapshot().context.draft?.form);
      expect(one).toEqual(another);
      for (const { actor } of windows) actor.stop();
    };
    const runs: Step[][] = fc.sample(steps, { numRuns: 10 });
    for (const list of runs) await walk(list);
    expect(conflicts).toBeGreaterThan(100);
  },
);
