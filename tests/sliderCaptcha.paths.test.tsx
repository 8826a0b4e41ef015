import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { repCodes } from '#contract/auth.ts';
import { codes, Refusal } from '#contract/refusal.ts';
import { sliderCaptchaMachine } from '#machines/sliderCaptcha.ts';
import { copy } from '#src/copy.ts';
import { loginCopy } from '#src/loginCopy.ts';
import { SliderCaptcha } from '#src/flows/SliderCaptcha.tsx';
import { challenge } from '#stories/samples.ts';
import { mouse } from './support/mouse.ts';
import { pathsOf, titled } from './support/paths.ts';
import { walk } from './support/walk.tsx';

const paths = pathsOf(sliderCaptchaMachine, {
  samples: [
    { type: 'piece.grabbed' },
    { type: 'piece.moved', x: 90 },
    { type: 'piece.released' },
    { type: 'piece.lost' },
    { type: 'challenge.refreshed' },
  ],
  outcomes: {
    getChallenge: {
      done: [challenge],
      error: [new Refusal(codes.tooMany, '获取次数过多'), new Refusal(repCodes.wordsAsked, '请改用点选文字')],
    },
    checkPosition: {
      done: [
        { passed: true, verification: 'v' },
        { passed: false, message: '请重新拖动' },
      ],
    },
  },
  keep: ({ x }) => x > 0,
});

const shows = (text: RegExp) => page.getByText(text).elements().length > 0;

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "getChallenge fails #2 → referred",
      "getChallenge answers → challenge.refreshed → loading",
      "getChallenge fails → challenge.refreshed → loading",
      "getChallenge answers → piece.grabbed → piece.released → ready",
      "getChallenge answers → piece.grabbed → piece.lost → ready",
      "getChallenge answers → piece.grabbed → challenge.refreshed → loading",
      "getChallenge answers → piece.grabbed → piece.moved (90) → piece.released → checkPosition fails → failed",
      "getChallenge answers → piece.grabbed → piece.moved (90) → piece.released → checkPosition answers #2 → after refreshPause → loading",
      "getChallenge answers → piece.grabbed → piece.moved (90) → piece.released → checkPosition answers → after passedTip → after boxCloses → closed",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  const slider = page.getByRole('slider', { name: loginCopy.captcha.handle });
  const refresh = page.getByRole('button', { name: loginCopy.captcha.refresh });
  const again = page.getByRole('button', { name: copy.retry });
  onTestFinished(mouse.release);
  await walk(sliderCaptchaMachine, path, {
    view: (actor) => <SliderCaptcha actor={actor} />,
    gestures: {
      'piece.grabbed': () => mouse.press(slider.element()),
      'piece.moved': () => mouse.drag(90),
      'piece.released': () => mouse.release(),
      'piece.lost': async () => {
        slider.element().focus();
        await userEvent.keyboard('{Escape}');
      },
      'challenge.refreshed': async () => {
        const button = refresh.query() ?? again.element();
        button.focus();
        await userEvent.keyboard('{Enter}');
      },
    },
    see: async (state) => {
      const can = state.matches('ready') || state.matches('sliding');
      if (can) await expect.element(slider).not.toHaveAttribute('aria-disabled');
      else await expect.element(slider).toHaveAttribute('aria-disabled', 'true');
      const picture = page.getByRole('img', { name: loginCopy.captcha.picture });
      const hasPicture = !['loading', 'unavailable', 'referred'].includes(state.value);
      expect(picture.elements().length > 0).toBe(hasPicture);
      expect(shows(/^验证失败/)).toBe(state.matches('failed'));
      const passed = state.matches('passed') || state.matches('closing') || state.matches('closed');
      expect(shows(/验证成功/)).toBe(passed);
    },
  });
});
