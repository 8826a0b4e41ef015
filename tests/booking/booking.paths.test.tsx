import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { bookingCopy } from '#src/features/booking/messages.ts';
import model from '#stories/tooling/models/Booking.tsx';
import { field, submit } from '#stories/tooling/models/bookingHands.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { pass } from '#tests/support/time.ts';
import { walkEvery } from '#tests/support/walk.tsx';

const titled = ['unavailable', 'conflicting', 'repriced', 'placed', 'finished'] as const;
const shows = (text: string) => document.body.textContent.includes(text);

walkEvery(model, async (state) => {
  const { draft, refusal, order: placed, other } = state.context;
  // React holds a late part back a moment
  await expect
    .poll(() => pass(100).then(() => titled.filter((name) => shows(bookingCopy[name].title))))
    .toEqual(titled.filter((name) => state.matches(name)));
  if (state.matches('placed')) await expect.element(page.getByText(placed?.orderNo ?? '')).toBeVisible();
  if (state.matches('filling')) {
    await expect.element(field('remark')).toHaveValue(draft?.form.remark);
    await expect.element(submit()).toHaveAttribute('aria-disabled', 'false');
    expect(refusal === undefined || shows(refusal)).toBe(true);
  }
  if (state.matches('unavailable')) expect(shows(refusal ?? '')).toBe(true);
  if (state.matches('conflicting')) {
    expect(shows(bookingCopy.conflicting.gone)).toBe(other?.theirs === null);
    expect(named(bookingCopy.conflicting.take).elements()).toHaveLength(other?.theirs ? 1 : 0);
  }
  if (state.hasTag('busy') && draft) await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
});
