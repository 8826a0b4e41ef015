import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock, createActor } from 'xstate';
import { waitsMessages } from '#src/app/messages/waits.ts';
import { createWaits } from '#src/app/notices/waits.ts';
import { waitsWith } from '#src/app/notices/waitsEffects.tsx';
import { clientMessages } from '#src/api/messages.ts';
import { patiently } from '#src/api/patience.ts';
import model from '#stories/tooling/models/SlowNotice.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

test('a call without a response is announced after 1.5 s, and sent again only if it cannot take effect twice', async () => {
  const waits = createWaits();
  const clock = new SimulatedClock();
  const actor = createActor(waitsWith({ waits }), { clock }).start();
  const send = vi.fn<() => Promise<never>>(async () => new Promise(() => undefined));
  const order = patiently(waits.begin, { send, isRepeatable: true, signal: undefined });
  const unkeyed = patiently(waits.begin, { send, isRepeatable: false, signal: undefined });
  clock.increment(1_499);
  expect(actor.getSnapshot().value).toBe('quiet');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('slow');
  actor.send({ type: 'repeat.requested' });
  await expect(unkeyed).rejects.toThrow(clientMessages.unanswered);
  expect(send).toHaveBeenCalledTimes(3);
  expect(actor.getSnapshot().value).toBe('quiet');
  clock.increment(1_500);
  actor.send({ type: 'waits.abandoned' });
  await expect(order).rejects.toThrow(clientMessages.unanswered);
  expect(send).toHaveBeenCalledTimes(3);
});

walkEvery(model, ({ value }) =>
  expect(page.getByText(waitsMessages.title).elements()).toHaveLength(value === 'slow' ? 1 : 0),
);
