import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { pathText } from '#stories/tooling/player/playerMessages.ts';
import { giveHand } from '#stories/tooling/player/hand.ts';
import { inPageHand } from '#stories/tooling/player/inPageHand.ts';
import type { Model } from '#stories/tooling/player/model.ts';
import { models } from '#stories/tooling/player/models.ts';
import type { Stage } from '#stories/tooling/player/stage.ts';
import { openStage } from '#stories/tooling/player/openStage.ts';
import { drawIn } from '#stories/tooling/player/stageGround.tsx';
import { clock } from '#tests/support/clock.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';

aroundEachTest();

giveHand(inPageHand(async (milliseconds) => void (await clock.tickAsync(milliseconds))));

const rewind = () => {
  clock.reset();
};

const open = async (view: string, more: Partial<Model> = {}): Promise<Stage> => {
  const place = document.createElement('main');
  document.body.append(place);
  const stage = openStage({ ...(await models[view]!()), ...more }, { draw: drawIn(place), rewind, enter: settled });
  onTestFinished(() => {
    stage.close();
    place.remove();
  });
  await settled();
  return stage;
};

const codeButton = () => page.getByRole('button', { name: /验证码|重新获取/ });
const problems = (stage: Stage) => stage.getScene().log.filter(({ kind }) => kind === 'problem');
const make = async (stage: Stage, type: string, detail = '') => {
  const happening = stage.getScene().possible.find((one) => one.event.type === type && one.detail.startsWith(detail));
  if (!happening) throw new Error(`${type} (${detail}) cannot happen now`);
  await stage.make(happening);
};

function Broken(): never {
  throw new Error('画不出来');
}

/** The number of a path by a part of its title. */
const indexOf = (stage: Stage, title: string) => stage.paths().findIndex((path) => path.title.includes(title));

describe('what may happen on a stage', () => {
  test('is described with its cause: gestures, responses and time', async () => {
    const stage = await open('SmsCode');
    expect(stage.getScene().possible.map(({ event, by }) => [event.type, by])).toEqual([
      ['code.requested', 'person'],
      ['code.requested', 'person'],
      ['request.forgotten', 'external'],
    ]);
    await make(stage, 'code.requested', '138');
    await make(stage, 'xstate.done.actor.captcha');
    expect(stage.getScene().possible.map(({ by }) => by)).toEqual(['service', 'service']);
    await make(stage, 'xstate.done.actor.sendCode');
    expect(stage.getScene().leaves).toBe('coolingDown');
    await make(stage, 'xstate.after.rest.smsCode.coolingDown');
    expect(stage.getScene().leaves).toBe('idle');
    expect(problems(stage)).toEqual([]);
  });

  test('changes with what is pressed in the view', async () => {
    const stage = await open('SmsCode');
    const heard = vi.fn<() => void>();
    stage.subscribe(heard);
    await codeButton().click();
    await expect.poll(() => stage.getScene().leaves).toBe('solvingCaptcha');
    expect([...stage.getScene().lit]).toEqual(['state', 'state_solvingCaptcha']);
    expect(stage.getScene().possible.map(({ event }) => event.type)).toContain('captcha.dismissed');
    expect(heard).toHaveBeenCalled();
  });

  test('what the view could send only if it had known it is sent by one begun anew', async () => {
    const stage = await open('SmsCode');
    await make(stage, 'code.requested', '1，');
    expect(stage.getScene().leaves).toBe('idle');
    await expect.element(page.getByRole('alert')).toHaveTextContent(problemMessages.phoneInvalid);
  });

  test('a gesture that is impossible is logged, and the player continues', async () => {
    const gestures = { 'code.requested': () => Promise.reject(new Error('够不到按钮')) };
    const { play } = await models['SmsCode']!();
    const stage = await open('SmsCode', { play: (path) => ({ ...play(path), gestures }) });
    await make(stage, 'code.requested', '138');
    expect(problems(stage).map(({ name }) => name)).toEqual(['够不到按钮']);
    await make(stage, 'request.forgotten');
    expect(stage.getScene().log.at(-1)?.name).toContain('request.forgotten');
  });

  test('a view that throws is logged', async () => {
    const { play } = await models['SmsCode']!();
    const stage = await open('SmsCode', { play: (path) => ({ ...play(path), view: () => <Broken /> }) });
    await expect.poll(() => problems(stage).map(({ name }) => name)).toContain('画不出来');
  });
});

describe('a path on a stage', () => {
  test('is played forward, to its end, and back', async () => {
    const stage = await open('SmsCode');
    await stage.follow(indexOf(stage, 'after rest → idle'));
    expect(stage.getScene().walk).toMatchObject({ at: 0, strayed: false });
    await stage.goTo(1);
    expect(stage.getScene()).toMatchObject({ leaves: 'solvingCaptcha', walk: { at: 1 } });
    await stage.goTo(4);
    expect(stage.getScene()).toMatchObject({ leaves: 'idle', walk: { at: 4 } });
    await stage.goTo(3);
    expect(stage.getScene()).toMatchObject({ leaves: 'coolingDown', walk: { at: 3 } });
    expect(problems(stage)).toEqual([]);
  });

  test('that was left by hand is marked as left, and resumed', async () => {
    const stage = await open('SmsCode');
    await stage.follow(indexOf(stage, 'sendCode.error'));
    await codeButton().click();
    await expect.poll(() => stage.getScene().walk?.strayed).toBe(true);
    await stage.goTo(1);
    expect(stage.getScene().walk).toMatchObject({ at: 1, strayed: false });
  });

  test('whose view comes to another state is said to, and is played no further', async () => {
    const { play } = await models['SmsCode']!();
    const stage = await open('SmsCode', {
      play: (path) => ({ ...play(path), gestures: { ...play(path).gestures, 'code.requested': () => {} } }),
    });
    await stage.follow(indexOf(stage, 'sendCode.error'));
    await stage.goTo(3);
    expect(stage.getScene().walk).toMatchObject({ at: 1, strayed: true });
    expect(problems(stage).map(({ name }) => name)).toEqual(['路径此时应在 solvingCaptcha，实际在 idle']);
  });

  test('is described in Chinese, step by step', async () => {
    const stage = await open('SmsCode');
    const path = stage.paths()[indexOf(stage, 'captcha.done → sendCode.error')]!;
    expect(pathText(stage.model, path)).toMatchObject({
      begins: '可获取验证码',
      happenings: ['点了获取验证码', '人机验证通过', '验证码发送失败'],
      ends: '可获取验证码',
    });
    expect(pathText(stage.model, path).steps[2]).toBe(
      '「验证码发送中」时，验证码发送失败 → 「可获取验证码」；显示失败原因',
    );
  });
});
