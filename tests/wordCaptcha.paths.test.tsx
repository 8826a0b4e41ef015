import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wordCaptchaMachine } from '#machines/wordCaptcha.ts';
import { copy } from '#src/copy.ts';
import { loginCopy } from '#src/loginCopy.ts';
import { WordCaptcha } from '#src/flows/WordCaptcha.tsx';
import { identityCopy } from '#src/identityCopy.ts';
import { wordChallenge, wordPoints } from '#stories/identitySamples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { walk } from './support/walk.tsx';

const words = identityCopy.words;
const paths = pathsOf(wordCaptchaMachine, {
  samples: [
    { type: 'point.chosen', point: { x: 24, y: 84 } },
    { type: 'point.retracted' },
    { type: 'challenge.refreshed' },
  ],
  outcomes: {
    getChallenge: { done: [wordChallenge] },
    checkPoints: {
      done: [
        { passed: true, verification: 'v' },
        { passed: false, message: '点选位置不正确' },
      ],
    },
  },
  keep: ({ points }) => points.length,
});

const named = (name: string) => page.getByRole('button', { name, exact: true });
const surface = () => named(words.crosshair);
const retry = () => named(copy.retry);
const markers = () => page.getByRole('application', { name: words.area }).getByText(/^\d$/).elements();
const shows = (text: RegExp) => page.getByText(text).elements().length > 0;

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "getChallenge answers → challenge.refreshed → loading",
      "getChallenge fails → challenge.refreshed → loading",
      "getChallenge answers → point.chosen (24, 84) → point.retracted → ready",
      "getChallenge answers → point.chosen (24, 84) → point.chosen (24, 84) → point.retracted → ready",
      "getChallenge answers → point.chosen (24, 84) → point.chosen (24, 84) → point.chosen (24, 84) → point.retracted → ready",
      "getChallenge answers → point.chosen (24, 84) → point.chosen (24, 84) → point.chosen (24, 84) → challenge.refreshed → loading",
      "getChallenge answers → point.chosen (24, 84) → point.chosen (24, 84) → point.chosen (24, 84) → after checkPause → checkPoints fails → failed",
      "getChallenge answers → point.chosen (24, 84) → point.chosen (24, 84) → point.chosen (24, 84) → after checkPause → checkPoints answers #2 → after refreshPause → loading",
      "getChallenge answers → point.chosen (24, 84) → point.chosen (24, 84) → point.chosen (24, 84) → after checkPause → checkPoints answers → after passedTip → after boxCloses → closed",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(wordCaptchaMachine, path, {
    view: (actor) => <WordCaptcha actor={actor} />,
    gestures: {
      // every press in a place of its own, or two would be a double click
      'point.chosen': () => surface().click({ position: wordPoints[markers().length]! }),
      'point.retracted': () => named(words.retract).click(),
      'challenge.refreshed': () => (retry().elements().length > 0 ? retry() : named(loginCopy.captcha.refresh)).click(),
    },
    see: async (state) => {
      const { challenge, points } = state.context;
      const hasPicture = !['loading', 'unavailable'].includes(state.value);
      expect(challenge !== undefined).toBe(hasPicture);
      expect(page.getByRole('img', { name: words.picture }).elements()).toHaveLength(hasPicture ? 1 : 0);
      expect(markers()).toHaveLength(points.length);
      if (state.matches('ready')) await expect.element(surface()).not.toHaveAttribute('aria-disabled');
      else if (hasPicture) await expect.element(surface()).toHaveAttribute('aria-disabled', 'true');
      const canRetract = points.length > 0 && ['ready', 'pausing'].includes(state.value);
      if (canRetract) await expect.element(named(words.retract)).toBeEnabled();
      else await expect.element(named(words.retract)).toBeDisabled();
      expect(shows(/^验证失败/)).toBe(state.matches('failed'));
      expect(shows(/^验证成功/)).toBe(['passed', 'closing', 'closed'].includes(state.value));
      expect(shows(new RegExp(loginCopy.captcha.checking))).toBe(state.matches('checking'));
      expect(retry().elements()).toHaveLength(state.matches('unavailable') ? 1 : 0);
    },
  });
});
