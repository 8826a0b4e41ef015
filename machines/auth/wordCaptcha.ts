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
import type { MachineNames } from '#machines/support/machineNames.ts';

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
  description: '按提示的次序点选图中的文字；点完自动核验，核验前可以撤回。',
  meta: {
    title: '点选文字验证',
    events: { 'point.chosen': '点了一个字', 'point.retracted': '撤回上一个点' },
    guards: { isLastPoint: '是最后一个字', hasPoint: '已点过字' },
    requests: { getChallenge: '加载图片', checkPoints: { request: '核验所点的字', done: '核验有了结果' } },
    delays: { checkPause: '留出撤回的时间' },
  } satisfies MachineNames,
  context: { points: [] },
  output: ({ context }) => ({ verification: context.verification! }),
  initial: 'loading',
  states: {
    loading: {
      description: '加载图片',
      tags: 'busy',
      entry: 'clearChallenge',
      invoke: {
        id: 'getChallenge',
        src: 'getChallenge',
        onDone: { target: 'ready', actions: { type: 'setChallenge', params: ({ event }) => event } },
        onError: { target: 'unavailable', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    unavailable: { description: '图片不可用', on: { 'challenge.refreshed': 'loading' } },
    ready: {
      description: '等待点选',
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
      description: '点完待核验',
      after: { checkPause: 'checking' },
      on: { 'point.retracted': { target: 'ready', actions: 'dropPoint' }, 'challenge.refreshed': 'loading' },
    },
    checking: {
      description: '核验中',
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
