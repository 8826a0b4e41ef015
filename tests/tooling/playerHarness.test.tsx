import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pathText } from '#stories/tooling/player/playerMessages.ts';
import { setDriver } from '#stories/tooling/player/driver.ts';
import { inPageDriver } from '#stories/tooling/player/inPageDriver.ts';
import type { Model } from '#stories/tooling/player/model.ts';
import { models } from '#stories/tooling/player/models.ts';
import type { Harness } from '#stories/tooling/player/harness.ts';
import { openHarness } from '#stories/tooling/player/openHarness.ts';
import { renderIn } from '#stories/tooling/player/harnessWindow.tsx';
import { clock } from '#tests/support/clock.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

setDriver(inPageDriver(async (milliseconds) => void (await clock.tickAsync(milliseconds))));

const rewind = () => {
  clock.reset();
};

const open = async (view: string, more: Partial<Model> = {}): Promise<Harness> => {
  const place = document.createElement('main');
  document.body.append(place);
  const harness = openHarness(
    { ...(await models[view]!()), ...more },
    { render: renderIn(place), rewind, enter: settled },
  );
  onTestFinished(() => {
    harness.close();
    place.remove();
  });
  await settled();
  return harness;
};

const codeButton = () => page.getByRole('button', { name: /验证码|重新获取/ });
const problems = (harness: Harness) => harness.getScene().log.filter(({ kind }) => kind === 'problem');
const make = async (harness: Harness, type: string, detail = '') => {
  const happening = harness.getScene().possible.find((one) => one.event.type === type && one.detail.startsWith(detail));
  if (!happening) throw new Error(`${type} (${detail}) cannot happen now`);
  await harness.make(happening);
};

/** The number of a path by a part of its title. */
const indexOf = (harness: Harness, title: string) => harness.paths().findIndex((path) => path.title.includes(title));

describe('the events that are possible in a harness', () => {
  test('is described with its cause: gestures, responses and time', async () => {
    const harness = await open('SmsCode');
    expect(harness.getScene().possible.map(({ event, by }) => [event.type, by])).toEqual([
      ['code.requested', 'user'],
      ['code.requested', 'user'],
      ['request.forgotten', 'external'],
    ]);
    await make(harness, 'code.requested', '138');
    await make(harness, 'xstate.done.actor.captcha');
    expect(harness.getScene().possible.map(({ by }) => by)).toEqual(['service', 'service']);
    await make(harness, 'xstate.done.actor.sendCode');
    expect(harness.getScene().leaves).toBe('coolingDown');
    await make(harness, 'xstate.after.rest.smsCode.coolingDown');
    expect(harness.getScene().leaves).toBe('idle');
    expect(problems(harness)).toEqual([]);
  });

  test('changes with what is pressed in the view', { tags: ['deep'] }, async () => {
    const harness = await open('SmsCode');
    const listener = vi.fn<() => void>();
    harness.subscribe(listener);
    await codeButton().click();
    await expect.poll(() => harness.getScene().leaves).toBe('solvingCaptcha');
    expect([...harness.getScene().lit]).toEqual(['state', 'state_solvingCaptcha']);
    expect(harness.getScene().possible.map(({ event }) => event.type)).toContain('captcha.dismissed');
    expect(listener).toHaveBeenCalled();
  });

  test('a gesture that is impossible is logged, and the player continues', { tags: ['deep'] }, async () => {
    const gestures = { 'code.requested': () => Promise.reject(new Error('够不到按钮')) };
    const { play } = await models['SmsCode']!();
    const harness = await open('SmsCode', { play: (path) => ({ ...play(path), gestures }) });
    await make(harness, 'code.requested', '138');
    expect(problems(harness).map(({ name }) => name)).toEqual(['够不到按钮']);
    await make(harness, 'request.forgotten');
    expect(harness.getScene().log.at(-1)?.name).toContain('request.forgotten');
  });
});

describe('a path in a harness', () => {
  test('is played forward, to its end, and back', async () => {
    const harness = await open('SmsCode');
    await harness.follow(indexOf(harness, 'after rest → idle'));
    expect(harness.getScene().walk).toMatchObject({ at: 0, strayed: false });
    await harness.goTo(1);
    expect(harness.getScene()).toMatchObject({ leaves: 'solvingCaptcha', walk: { at: 1 } });
    await harness.goTo(4);
    expect(harness.getScene()).toMatchObject({ leaves: 'idle', walk: { at: 4 } });
    await harness.goTo(3);
    expect(harness.getScene()).toMatchObject({ leaves: 'coolingDown', walk: { at: 3 } });
    expect(problems(harness)).toEqual([]);
  });

  test('whose view comes to another state is said to, and is played no further', { tags: ['deep'] }, async () => {
    const { play } = await models['SmsCode']!();
    const harness = await open('SmsCode', {
      play: (path) => ({ ...play(path), gestures: { ...play(path).gestures, 'code.requested': () => {} } }),
    });
    await harness.follow(indexOf(harness, 'sendCode.error'));
    await harness.goTo(3);
    expect(harness.getScene().walk).toMatchObject({ at: 1, strayed: true });
    expect(problems(harness).map(({ name }) => name)).toEqual(['路径此时应在 solvingCaptcha，实际在 idle']);
  });

  test('is described in Chinese, step by step', async () => {
    const harness = await open('SmsCode');
    const path = harness.paths()[indexOf(harness, 'captcha.done → sendCode.error')]!;
    expect(pathText(harness.model, path)).toMatchObject({
      begins: '可获取验证码',
      happenings: ['点了获取验证码', '人机验证通过', '验证码发送失败'],
      ends: '可获取验证码',
    });
    expect(pathText(harness.model, path).steps[2]).toBe(
      '「验证码发送中」时，验证码发送失败 → 「可获取验证码」；显示失败原因',
    );
  });
});
