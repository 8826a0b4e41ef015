import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { CaptchaChallenge } from '#contract/auth/auth.ts';
import { refusalMessage } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { CaptchaVerdict } from './sliderCaptcha.ts';
import { ask } from '#machines/effects.ts';

/** A point in the wire's 310 x 155 frame. */
export interface Point {
  x: number;
  y: number;
}

export type WordCaptchaAsks = {
  getChallenge: () => Promise<CaptchaChallenge>;
  checkPoints: (answer: { challenge: CaptchaChallenge; points: Point[] }) => Promise<CaptchaVerdict>;
};

/** Click the words in the order asked: one point a word, then a short pause, then one check a picture. */
export const wordCaptchaMachine = setup({
  types: {} as {
    context: {
      challenge?: CaptchaChallenge | undefined;
      points: Point[];
      message?: string | undefined;
      verification: string;
    };
    output: { verification: string };
    events: { type: 'point.chosen'; point: Point } | { type: 'point.retracted' } | { type: 'challenge.refreshed' };
    children: { getChallenge: 'getChallenge'; checkPoints: 'checkPoints' };
  },
  actors: {
    getChallenge: ask<WordCaptchaAsks['getChallenge']>(),
    checkPoints: ask<WordCaptchaAsks['checkPoints']>(),
  },
  guards: {
    isLastPoint: ({ context }) =>
      context.points.length + 1 >= (context.challenge?.wordList?.length ?? limits.captchaWords),
    hasPoint: ({ context }) => context.points.length > 0,
    hasPassed: (_, params: { output: CaptchaVerdict }) => params.output.passed,
  },
  actions: {
    forgetChallenge: assign({ challenge: undefined, points: [] }),
    keepChallenge: assign({
      challenge: (_, params: { output: CaptchaChallenge }) => params.output,
      message: undefined,
    }),
    keepPoint: assign({ points: ({ context }, params: { point: Point }) => [...context.points, params.point] }),
    dropPoint: assign({ points: ({ context }) => context.points.slice(0, -1) }),
    keepVerdict: assign((_, params: { output: CaptchaVerdict }) =>
      params.output.passed ? { verification: params.output.verification } : { message: params.output.message },
    ),
    keepRefusal: assign({
      message: (_, params: { error: unknown }) => refusalMessage(params.error),
    }),
  },
  delays: {
    checkPause: limits.wordCheckDelayMs,
    passedTip: limits.captchaPassedTipMs,
    boxCloses: limits.captchaPopClosesMs - limits.captchaPassedTipMs,
    refreshPause: limits.wordRefreshMs,
  },
}).createMachine({
  id: 'wordCaptcha',
  context: { points: [], verification: '' },
  output: ({ context }) => ({ verification: context.verification }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetChallenge',
      invoke: {
        id: 'getChallenge',
        src: 'getChallenge',
        onDone: { target: 'ready', actions: { type: 'keepChallenge', params: ({ event }) => event } },
        onError: { target: 'unavailable', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    unavailable: { on: { 'challenge.refreshed': 'loading' } },
    ready: {
      on: {
        'point.chosen': [
          {
            guard: 'isLastPoint',
            target: 'pausing',
            actions: { type: 'keepPoint', params: ({ event }) => event },
          },
          { actions: { type: 'keepPoint', params: ({ event }) => event } },
        ],
        'point.retracted': { guard: 'hasPoint', actions: 'dropPoint' },
        'challenge.refreshed': 'loading',
      },
    },
    pausing: {
      after: { checkPause: 'checking' },
      on: { 'point.retracted': { target: 'ready', actions: 'dropPoint' }, 'challenge.refreshed': 'loading' },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkPoints',
        src: 'checkPoints',
        input: ({ context }) => ({ challenge: context.challenge!, points: context.points }),
        onDone: [
          {
            guard: { type: 'hasPassed', params: ({ event }) => event },
            target: 'passed',
            actions: { type: 'keepVerdict', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepVerdict', params: ({ event }) => event } },
        ],
        onError: { target: 'failed', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    passed: { after: { passedTip: 'closing' } },
    closing: { after: { boxCloses: 'closed' } },
    failed: { after: { refreshPause: 'loading' } },
    closed: { type: 'final' },
  },
});

export type WordCaptchaActor = ActorRefFrom<typeof wordCaptchaMachine>;
