// @module-tag long
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { firstEdits, laterEdits } from '#stories/booking/orderEditSamples.ts';
import { completeFormOf } from '#stories/booking/bookingSamples.ts';
import { templateOrder } from '#stories/booking/orderEditSamples.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { editingBooking } from './editingBooking.ts';
import { bookingEvents } from './bookingEvents.ts';
import { formFaults, knownGoods } from './orderInvariants.ts';

/** For every service, from a complete or a blank form: one round in every run, and a thousand edits on demand. */
const rounds = serviceCode.options.flatMap((name) => [
  { name, runs: 2, acts: 30, tags: [] },
  { name, runs: 10, acts: 100, tags: ['deep'] },
]);

const undoable = 50;

const done = new Set<string>();

/** The field that an edit types into: continuous typing in one field is one edit. */
const typedField = (act: { type: string } & Record<string, unknown>): string | undefined =>
  ['field.changed', 'item.quantityChanged', 'goods.searched'].includes(act.type)
    ? [act.type, act['path'], act['code'], act['index']].join()
    : undefined;

for (const { name, runs, acts: length, tags } of rounds)
  test(`${name}: ${runs * length} random commands leave a consistent form, and each can be undone`, { tags }, () => {
    const [service, quote] = [allServices[name], quotes[name]];
    const complete = completeFormOf(name);
    const blank = blankForm(service, { offerId: quote.id, isDanger: 'Y' });
    const acts = fc.array(bookingEvents(service, quote, complete), { minLength: length, maxLength: length });
    fc.assert(
      fc.property(fc.constantFrom(complete, blank), acts, (form, list) => {
        const { actor, stored } = editingBooking(form);
        const known = [...knownGoods(form), ...knownGoods(templateOrder)];
        /** The forms that undoing restores, each with the field that was typed into after it. */
        const past: { form: OrderForm; typed: string | undefined }[] = [];
        for (const act of list) {
          const { draft: before } = actor.getSnapshot().context;
          stored.length = 0;
          actor.send(act);
          const { draft: after } = actor.getSnapshot().context;
          const typed = typedField(act as never);
          const [last] = past.slice(-1);
          if (act.type === 'edit.undone') {
            expect(after!.form).toBe(past.pop()?.form ?? before!.form);
          } else if (after !== before) {
            if (typed === undefined || last?.typed !== typed) past.push({ form: before!.form, typed });
            else if (after!.form === last.form) past.pop();
            if (past.length > undoable) past.shift();
          }
          const isDone = after !== before;
          if (isDone) done.add(act.type);
          expect(after!.revision - before!.revision).toBe(isDone ? 1 : 0);
          expect(stored).toEqual(isDone ? [after] : []);
          expect(isDone && act.type !== 'edit.undone' && after!.form === before!.form).toBe(false);
          expect({ act, faults: formFaults(service, quote, after!.form, known) }).toEqual({ act, faults: [] });
        }
        actor.stop();
      }),
      // shrinking would rerun all of it a thousand times
      { numRuns: runs, endOnFailure: true },
    );
  });

test('each command was possible at least once', { tags: ['deep'] }, () => {
  const acts = [...firstEdits, ...laterEdits, { type: 'edit.undone' }].map(({ type }) => type);
  expect(acts.filter((type) => !done.has(type))).toEqual([]);
});
