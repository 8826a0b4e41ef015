import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { smsCodeMachine } from '#machines/auth/smsCode.ts';
import { createActor } from '#src/platform/actors.ts';
// oxlint-disable-next-line import/no-unassigned-import -- what a page of the site runs first, in development
import '#stories/tooling/inspection/page.ts';
import { drawingOf } from '#stories/tooling/charts/layout.ts';
import { inspectionChannel } from '#stories/tooling/inspection/inspection.ts';
import { LiveCharts } from '#stories/tooling/inspection/LiveCharts.tsx';
import { liveMessages as messages } from '#stories/tooling/inspection/liveMessages.ts';
import { followOpener } from '#stories/tooling/inspection/opener.ts';
import { withRecordedEffects } from '#stories/tooling/player/recordedEffects.ts';
import { clock } from '#tests/support/clock.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

const phone = '13812345678';
const running = () => {
  const { machine } = withRecordedEffects(smsCodeMachine);
  const actor = createActor(machine, { input: {} }).start();
  onTestFinished(() => void actor.stop());
  return actor;
};
const lit = () => [...document.querySelectorAll('[data-current]')].map((one) => one.getAttribute('data-find'));
const known = () => window.flowInspection!.actors();

test('a page knows the flows that start in it, those that they run, what they hear, and when they end', () => {
  const actor = running();
  expect(known().map(({ machine }) => machine.id)).toEqual(['smsCode']);

  actor.send({ type: 'code.requested', account: phone, purpose: 'user_login' });
  expect(known().map(({ machine }) => machine.id)).toEqual(['smsCode', 'captcha', 'sliderCaptcha']);
  expect(known()[0]?.snapshot.value).toBe('solvingCaptcha');
  expect(window.flowInspection!.heard().at(-1)?.event).toMatchObject({ type: 'code.requested', account: phone });

  actor.send({ type: 'captcha.dismissed' });
  expect(known().map(({ machine }) => machine.id)).toEqual(['smsCode']);
  actor.stop();
  expect(known()).toEqual([]);
});

test(
  'the window shows the chart of an actor with its present state, and sends it events',
  { tags: ['deep'] },
  async () => {
    await Promise.all([drawingOf('smsCode'), clock.tickAsync(100)]);
    const actor = running();
    render(<LiveCharts page={followOpener(globalThis.window)} />);
    await expect.poll(lit).toContain('state_idle');

    await page.getByRole('button', { name: /点了获取验证码.*→ 「人机验证中」/ }).click();
    const payload = page.getByLabelText(messages.send.payload);
    await expect.element(payload).toHaveFocus();
    await expect.element(page.getByRole('combobox', { name: messages.send.type })).toHaveValue('code.requested');

    await payload.fill('not JSON');
    await page.getByRole('button', { name: messages.send.act }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(messages.send.unreadable);
    expect(actor.getSnapshot().value).toBe('idle');

    await payload.fill(JSON.stringify({ account: phone, purpose: 'user_login' }));
    await page.getByRole('button', { name: messages.send.act }).click();
    expect(actor.getSnapshot().value).toBe('solvingCaptcha');
    await expect.element(page.getByRole('log')).toHaveTextContent('点了获取验证码');
    await expect.element(page.getByRole('navigation', { name: messages.flows })).toHaveTextContent('人机验证中');
  },
);

test('the window says that its page is gone, and goes on with the one that comes after it', async () => {
  const { flowInspection } = window;
  onTestFinished(() => void (window.flowInspection = flowInspection));
  const opener = followOpener(globalThis.window);
  const channel = new BroadcastChannel(inspectionChannel);
  onTestFinished(() => channel.close());
  running();
  expect(opener.known().actors).toHaveLength(1);

  window.flowInspection = undefined;
  channel.postMessage('left');
  await expect.poll(() => opener.known()).toEqual({ address: undefined, actors: [], heard: [] });

  window.flowInspection = flowInspection;
  channel.postMessage('opened');
  await expect.poll(() => opener.known().actors).toHaveLength(1);
});
