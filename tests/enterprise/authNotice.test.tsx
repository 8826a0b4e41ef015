import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AuthNoticeActor } from '#machines/enterprise/authNotice.ts';
import { authNoticeMachine } from '#machines/enterprise/authNotice.ts';
import { authNoticeMessages } from '#src/features/enterprise/messages/authNotice.ts';
import { AuthNotice } from '#src/features/enterprise/AuthNotice.tsx';
import model from '#stories/tooling/models/AuthNotice.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = authNoticeMessages;
const target = '/verification';
const raised = { type: 'notice.raised', target, status: 'NONE' } as const;
const view = (actor: AuthNoticeActor) => <AuthNotice actor={actor} href="#member-center" />;
const at = async (status: 'NONE' | 'PASS' = 'NONE') => {
  const staged = renderMachine(authNoticeMachine, undefined, view);
  staged.actor.send({ ...raised, status });
  await settled();
  return staged;
};

describe('specification 4: the auth notice', () => {
  test('counts down 5 s, then opens the user center at the saved target', async () => {
    const { requests } = await at();
    for (const seconds of [5, 4, 3, 2, 1]) {
      await expect.element(page.getByText(messages.countdown(seconds))).toBeVisible();
      expect(requests.openTarget).toBeUndefined();
      await pass(1_000);
    }
    expect(requests.openTarget?.map(({ input }) => input)).toEqual([{ target }]);
  });
});

walkEvery(model, async (state) => {
  const title = page.getByText(messages.title, { exact: true });
  expect(title.elements().length).toBe(state.matches('closed') ? 0 : 1);
  if (state.matches('counting')) {
    await expect.element(page.getByText(messages.countdown(state.context.secondsLeft))).toBeVisible();
    await expect.element(named(messages.confirm)).toBeEnabled();
  }
  if (state.matches('opening')) await expect.element(named(messages.cancel)).toBeDisabled();
  if (state.matches('blocked')) await expect.element(page.getByRole('link')).toBeVisible();
});
