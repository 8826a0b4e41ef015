import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { page } from 'vitest/browser';
import { bookingMessages } from '#src/features/booking/messages.ts';
import model from '#stories/tooling/models/Booking.tsx';
import { field, submit } from '#stories/tooling/models/bookingGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { pass } from '#tests/support/time.ts';
import { walkEvery } from '#tests/support/walk.tsx';

const titled = ['unavailable', 'repriced', 'placed', 'finished'] as const;
const shows = (text: string) => document.body.textContent.includes(text);

const typing = new Set(['field.changed', 'item.quantityChanged', 'goods.searched']);

/** One act of the user is one event with its whole payload; a field is emptied before another text is typed. */
const withoutClearing = (sent: readonly AnyEventObject[]): readonly AnyEventObject[] => {
  const [first, ...rest] = sent;
  const isCleared = first && rest.length === 1 && typing.has(first.type) && Object.values(first).includes('');
  return isCleared && rest[0]?.type === first.type ? rest : sent;
};

walkEvery(model, async (state, made) => {
  if (made && !made.event.type.startsWith('xstate.')) expect(withoutClearing(made.sent)).toEqual([made.event]);

  const { draft, errorMessage, isUploading = false, order: placed } = state.context;
  // React delays a lazy part for a moment
  await expect
    .poll(() => pass(100).then(() => titled.filter((name) => shows(bookingMessages[name].title))))
    .toEqual(titled.filter((name) => state.matches(name)));
  if (state.matches('placed')) await expect.element(page.getByText(placed?.orderNo ?? '')).toBeVisible();
  if (state.matches('editing')) {
    await expect.element(field('remark')).toHaveValue(draft?.form.remark);
    await expect.element(submit()).toHaveAttribute('aria-disabled', String(isUploading));
    // next to the pressed button
    expect(submit().element().parentElement?.textContent).toContain(errorMessage ?? '');
  }
  if (state.matches('unavailable')) expect(shows(errorMessage ?? '')).toBe(true);
  const [isChanged, isDeleted] = [state.matches('changedElsewhere'), state.matches('deletedElsewhere')];
  expect(shows(bookingMessages.conflicting.title)).toBe(isChanged || isDeleted);
  expect(shows(bookingMessages.conflicting.gone)).toBe(isDeleted);
  expect(named(bookingMessages.conflicting.take).elements()).toHaveLength(isChanged ? 1 : 0);
  if (state.hasTag('busy') && draft) await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
});
