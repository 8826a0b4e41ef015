import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { CaptchaChallenge } from '#contract/auth/auth.ts';
import { repCodes } from '#contract/auth/auth.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
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

export type SliderCaptchaRequests = {
  getChallenge: () => Promise<CaptchaChallenge>;
  checkPosition: (answer: { challenge: CaptchaChallenge; x: number }) => Promise<CaptchaVerdict>;
};

const rightmost = limits.captchaWidth - limits.captchaPieceWidth;

/**
 * The jigsaw slider: a challenge from the service, one dimension to move in, one attempt per picture. Positions are in
 * the wire's 310 x 155 frame.
 */
export const sliderCaptchaMachine = setup({
  types: {} as {
    context: CaptchaContext & { x: number; grabbedAt: number; seconds: number };
    /** `verification` is undefined if the service requires the click-word captcha instead. */
    output: { verification: string | undefined };
    events:
      | { type: 'piece.grabbed' }
      | { type: 'piece.moved'; x: number }
      | { type: 'piece.released' }
      | { type: 'piece.lost' }
      | { type: 'challenge.refreshed' };
    children: { getChallenge: 'getChallenge'; checkPosition: 'checkPosition' };
  },
  actors: {
    getChallenge: request<SliderCaptchaRequests['getChallenge']>(),
    checkPosition: request<SliderCaptchaRequests['checkPosition']>(),
  },
  guards: {
    /** Whether the service requires the click-word captcha instead. */
    isReferred: (_, params: { error: unknown }) =>
      params.error instanceof ApiError && params.error.code === repCodes.wordsRequired,
    hasMoved: ({ context }) => context.x > 0,
    hasPassed,
  },
  actions: {
    clearChallenge: assign({ challenge: undefined, x: 0 }),
    setChallenge: assign(withChallenge),
    noteGrab: assign({ grabbedAt: () => Date.now() }),
    movePiece: assign({ x: (_, params: { x: number }) => Math.min(rightmost, Math.max(0, params.x)) }),
    putBack: assign({ x: 0 }),
    setVerdict: assign(withVerdict),
    noteSeconds: assign({ seconds: ({ context }) => (Date.now() - context.grabbedAt) / 1_000 }),
    setErrorMessage: assign(withErrorMessage),
  },
  delays: {
    ...passedDelays,
    refreshPause: limits.captchaRefreshMs,
  },
}).createMachine({
  id: 'sliderCaptcha',
  description: '拖动滑块拼合图片；一张图只能试一次，没通过就换一张。',
  meta: {
    title: '滑块验证',
    events: {
      'piece.grabbed': '按住滑块',
      'piece.moved': '拖动滑块',
      'piece.released': '松开滑块',
      'piece.lost': '拖动被打断',
    },
    guards: { isReferred: '服务要求改为点选文字', hasMoved: '滑块离开了起点' },
    requests: { getChallenge: '加载拼图', checkPosition: { request: '核验位置', done: '核验有了结果' } },
  } satisfies MachineNames,
  context: { x: 0, grabbedAt: 0, seconds: 0 },
  output: ({ context }) => ({ verification: context.verification }),
  initial: 'loading',
  states: {
    loading: {
      description: '加载拼图',
      tags: 'busy',
      entry: 'clearChallenge',
      invoke: {
        id: 'getChallenge',
        src: 'getChallenge',
        onDone: { target: 'ready', actions: { type: 'setChallenge', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isReferred', params: ({ event }) => event }, target: 'referred' },
          { target: 'unavailable', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
        ],
      },
    },
    unavailable: { description: '拼图不可用', on: { 'challenge.refreshed': 'loading' } },
    ready: {
      description: '等待拖动',
      on: {
        'piece.grabbed': { target: 'sliding', actions: 'noteGrab' },
        'challenge.refreshed': 'loading',
      },
    },
    sliding: {
      description: '拖动中',
      on: {
        'piece.moved': { actions: { type: 'movePiece', params: ({ event }) => event } },
        'piece.released': [{ guard: 'hasMoved', target: 'checking', actions: 'noteSeconds' }, { target: 'ready' }],
        'piece.lost': { target: 'ready', actions: 'putBack' },
        'challenge.refreshed': 'loading',
      },
    },
    checking: {
      description: '核验中',
      tags: 'busy',
      invoke: {
        id: 'checkPosition',
        src: 'checkPosition',
        input: ({ context }) => ({ challenge: context.challenge!, x: context.x }),
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
    referred: { description: '改为点选文字', type: 'final' },
  },
});

export type SliderCaptchaActor = ActorRefFrom<typeof sliderCaptchaMachine>;
