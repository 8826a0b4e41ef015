import { expect, onTestFinished, test } from 'vitest';
import type { Actor } from 'xstate';
import { smsCodeMachine } from '#machines/auth/smsCode.ts';
import model from '#stories/tooling/models/SmsCode.tsx';
import { settled } from '#stories/tooling/player/driver.ts';
import { happen, run } from '#stories/tooling/player/happen.ts';
import type { Play } from '#stories/tooling/player/model.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

const requested = { type: 'code.requested', account: '13812345678', purpose: 'user_login' } as const;

/** What a flow did for which cause, after a gesture requested a code in its view. */
const causesOf = async (
  gestureOf: (actor: Actor<typeof smsCodeMachine>, play: Play<typeof smsCodeMachine>) => unknown,
) => {
  const play = model.play();
  const started = run(model, play, { ...model.inputs?.['fresh'] });
  const { actor, observed } = started;
  onTestFinished(() => void actor.stop());
  render(play.view(actor));
  const gestures = { ...play.gestures, 'code.requested': () => gestureOf(actor, play) };
  await happen({ ...started, play: { ...play, gestures } }, requested);
  expect(actor.getSnapshot().value).toBe('solvingCaptcha');
  return observed.taken().filter(({ states }) => states.includes('solvingCaptcha'));
};

const taken = { transitions: ['smsCode.idle --code.requested #1'], states: ['solvingCaptcha'] };

test('a gesture that the page hears of is counted as one', async () => {
  const causes = await causesOf((_, { gestures }) => gestures['code.requested']!(requested));
  expect(causes).toEqual([{ cause: 'gesture', ...taken }]);
});

test('what a gesture sends by itself went past the view', async () => {
  expect(await causesOf((actor) => actor.send(requested))).toEqual([{ cause: 'past code.requested', ...taken }]);
});

test('what is sent later, without an action at the page, went past the view', async () => {
  expect(await causesOf((actor) => settled().then(() => actor.send(requested)))).toEqual([
    { cause: 'past code.requested', ...taken },
  ]);
});

test('a gesture stays one when an event past the view comes before the page hears of it', async () => {
  const causes = await causesOf((actor, { gestures }) => {
    actor.send({ type: 'size.changed' } as never);
    return gestures['code.requested']!(requested);
  });
  expect(causes).toEqual([{ cause: 'gesture', ...taken }]);
});
