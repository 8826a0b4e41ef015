import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AuthNoticeActor } from '#machines/enterprise/authNotice.ts';
import { authNoticeMachine } from '#machines/enterprise/authNotice.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { AuthNotice } from '#src/features/enterprise/AuthNotice.tsx';
import model from '#stories/tooling/models/AuthNotice.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { pass, settled } from '#tests/support/time.ts';
import { stage, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const words = bookingCopy.authNotice;
const target = '/verification';
const raised = { type: 'notice.raised', target, status: 'NONE' } as const;
const view = (actor: AuthNoticeActor) => <AuthNotice actor={actor} href="#member-center" />;
const at = async (status: 'NONE' | 'PASS' = 'NONE') => {
  const staged = stage(authNoticeMachine, undefined, view);
  staged.actor.send({ ...raised, status });
  await settled();
  return staged;
};

describe('specification 4: the auth notice', () => {
  test('counts down 5 s, then opens the user center at the saved target', async () => {
    const { asked } = await at();
    for (const seconds of [5, 4, 3, 2, 1]) {
      await expect.element(page.getByText(words.countdown(seconds))).toBeVisible();
      expect(asked.openTarget).toBeUndefined();
      await pass(1_000);
    }
    expect(asked.openTarget?.map(({ input }) => input)).toEqual([{ target }]);
  });

  test('ok opens the target at once and closes', async () => {
    const { actor, asked } = await at();
    await named(words.confirm).click();
    expect(asked.openTarget?.map(({ input }) => input)).toEqual([{ target }]);
    asked.openTarget?.at(-1)?.answer(null);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { target: '' } });
  });

  test('cancel clears the target and closes; nothing opens later', async () => {
    const { actor, asked } = await at();
    await named(words.cancel).click();
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { target: '' } });
    await pass(10_000);
    expect(asked.openTarget).toBeUndefined();
  });

  test('the message depends on the audit status', async () => {
    await at('PASS');
    await expect.element(page.getByText(words.passed)).toBeVisible();
    await at('NONE');
    await expect.element(page.getByText(words.unverified)).toBeInTheDocument();
    expect(words.unverified).toContain('两');
  });

  test('a blocked pop-up leaves a link', async () => {
    const { asked } = await at();
    await named(words.confirm).click();
    asked.openTarget?.at(-1)?.fail(new Error('blocked'));
    await settled();
    await expect.element(page.getByRole('link', { name: words.open })).toHaveAttribute('href', '#member-center');
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.blocked);
  });
});

describe('every path through the view', () => {
  walkEvery(model, async (state) => {
    const title = page.getByText(words.title, { exact: true });
    expect(title.elements().length).toBe(state.matches('closed') ? 0 : 1);
    if (state.matches('counting')) {
      await expect.element(page.getByText(words.countdown(state.context.secondsLeft))).toBeVisible();
      await expect.element(named(words.confirm)).toBeEnabled();
    }
    if (state.matches('opening')) await expect.element(named(words.cancel)).toBeDisabled();
    if (state.matches('blocked')) await expect.element(page.getByRole('link')).toBeVisible();
  });
});
