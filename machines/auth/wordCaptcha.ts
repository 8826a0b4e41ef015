import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { CaptchaChallenge } from '#contract/auth/auth.ts';
import { limits } from '#contract/protocol/limits.ts';
import { request } from '#machines/effects.ts';
import type { CaptchaContext, CaptchaVerdict } from './captchaChallenge.ts';
import {
  checkedStates,
  hasPassed,
  passedDelays,
  withChallenge,
  withErrorMessage,
  withVerdict,
} from './captchaChallenge.ts';

/** A point in the wire's 310 x 155 frame. */
export interface Point {
  x: number;
  y: number;
}

export type WordCaptchaRequests = {
  getChallenge: () => Promise<CaptchaChallenge>;
  checkPoints: (answer: { challenge: CaptchaChallenge; points: Point[] }) => Promise<CaptchaVerdict>;
};

/**
 * The click-word captcha: click the words in the requested order, one point per word, then a short pause and one check
 * per picture.
 */
export const wordCaptchaMachine = setup({
  types: {} as {
    context: CaptchaContext & { points: Point[] };
    output: { verification: string };
    events: { type: 'point.chosen'; point: Point } | { type: 'point.retracted' } | { type: 'challenge.refreshed' };
    children: { getChallenge: 'getChallenge'; checkPoints: 'checkPoints' };
  },
  actors: {
    getChallenge: request<WordCaptchaRequests['getChallenge']>(),
    checkPoints: request<WordCaptchaRequests['checkPoints']>(),
  },
  guards: {
    isLastPoint: ({ context }) =>
      context.points.length + 1 >= (context.challenge?.wordList?.length ?? limits.captchaWords),
    hasPoint: ({ context }) => context.points.length > 0,
    hasPassed,
  },
  actions: {
    clearChallenge: assign({ challenge: undefined, points: [] }),
    setChallenge: assign(withChallenge),
    addPoint: assign({ points: ({ context }, params: { point: Point }) => [...context.points, params.point] }),
    dropPoint: assign({ points: ({ context }) => context.points.slice(0, -1) }),
    setVerdict: assign(withVerdict),
    setErrorMessage: assign(withErrorMessage),
  },
  delays: {
    checkPause: limits.wordCheckDelayMs,
    ...passedDelays,
    refreshPause: limits.wordRefreshMs,
  },
}).createMachine({
  id: 'wordCaptcha',
  context: { points: [] },
  output: ({ context }) => ({ verification: context.verification! }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearChallenge',
      invoke: {
        id: 'getChallenge',
        src: 'getChallenge',
        onDone: { target: 'ready', actions: { type: 'setChallenge', params: ({ event }) => event } },
        onError: { target: 'unavailable', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    unavailable: { on: { 'challenge.refreshed': 'loading' } },
    ready: {
      on: {
        'point.chosen': [
          {
            guard: 'isLastPoint',
            target: 'pausing',
            actions: { type: 'addPoint', params: ({ event }) => event },
          },
          { actions: { type: 'addPoint', params: ({ event }) => event } },
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
            actions: { type: 'setVerdict', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'setVerdict', params: ({ event }) => event } },
        ],
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    ...checkedStates,
  },
});

export type WordCaptchaActor = ActorRefFrom<typeof wordCaptchaMachine>;
