import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { enrolmentIn, subjectAddress, subjectIn } from '#contract/desk/deskAddress.ts';
import type { DeskActor } from '#machines/desk/desk.ts';
import { deskMachine } from '#machines/desk/desk.ts';
import { Desk } from '#src/features/desk/Desk.tsx';
import { deskMessages } from '#src/features/desk/messages.ts';
import { deskNow, clerk } from '#stories/desk/deskSamples.ts';
import model from '#stories/tooling/models/Desk.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const view = (actor: DeskActor) => <Desk actor={actor} now={deskNow} />;
const { forms } = deskMessages;

test('addresses lead to their subjects and back', () => {
  for (const place of [{ about: 'order', subject: 'FCL1' } as const, undefined])
    expect(subjectIn(new URL(subjectAddress(place), 'http://desk').search)).toEqual(place);
  expect(enrolmentIn('#enrol=a-b_c')).toBe('a-b_c');
  expect(enrolmentIn('')).toBe('');
});

test('somebody without a session sees the sign-in; a failure of the service is none', async () => {
  const { requests } = renderMachine(deskMachine, { enrolment: '' }, view);
  requests.fetchSelf?.at(-1)?.reject(new ApiError(codes.unavailable, '系统暂时繁忙'));
  await settled();
  await expect.element(page.getByRole('alert')).toHaveTextContent('系统暂时繁忙');
  await page.getByRole('button', { name: '重试' }).click();
  requests.fetchSelf?.at(-1)?.reject(new ApiError(codes.notLoggedIn, '未登录'));
  await settled();
  await expect.element(page.getByRole('form', { name: forms.signIn.title })).toBeVisible();
});

walkEvery(model, (state) => {
  const formsShown = page.getByRole('form').elements().length;
  expect(formsShown).toBe(state.matches('signedOut') || state.matches({ enrolling: 'filling' }) ? 1 : 0);
  const isKnown = state.context.self !== undefined;
  expect(page.getByText(clerk.name).elements().length > 0).toBe(isKnown || state.matches({ enrolling: 'filling' }));
  expect(page.getByRole('img', { name: deskMessages.enrolment.code }).elements()).toHaveLength(
    state.matches({ enrolling: 'filling' }) ? 1 : 0,
  );
  expect(page.getByRole('button', { name: deskMessages.back }).elements()).toHaveLength(
    state.matches({ signedIn: 'subject' }) ? 1 : 0,
  );
});
