import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { CaptchaChallenge } from '#contract/auth/auth.ts';
import { repCodes } from '#contract/auth/auth.ts';
import { Refusal, refusalMessage } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { ask } from '#machines/effects.ts';

/** What became of a check; `verification` is the string the guarded call must carry. */
export type CaptchaVerdict = { passed: true; verification: string } | { passed: false; message: string };

export type SliderCaptchaAsks = {
  getChallenge: () => Promise<CaptchaChallenge>;
  checkPosition: (answer: { challenge: CaptchaChallenge; x: number }) => Promise<CaptchaVerdict>;
};

const rightmost = limits.captchaWidth - limits.captchaPieceWidth;

/** The jigsaw slider: a challenge drawn by the service, one dimension to move in, one try a picture. Positions are in the wire's 310 x 155 frame. */
export const sliderCaptchaMachine = setup({
  types: {} as {
    context: {
      challenge?: CaptchaChallenge | undefined;
      x: number;
      grabbedAt: number;
      seconds: number;
      message?: string | undefined;
      verification: string;
    };
    output: { verification: string };
    events:
      | { type: 'piece.grabbed' }
      | { type: 'piece.moved'; x: number }
      | { type: 'piece.released' }
      | { type: 'piece.lost' }
      | { type: 'challenge.refreshed' };
    children: { getChallenge: 'getChallenge'; checkPosition: 'checkPosition' };
  },
  actors: {
    getChallenge: ask<SliderCaptchaAsks['getChallenge']>(),
    checkPosition: ask<SliderCaptchaAsks['checkPosition']>(),
  },
  guards: {
    /** The service wants clicked words of this visitor instead. */
    isReferred: (_, params: { error: unknown }) =>
      params.error instanceof Refusal && params.error.code === repCodes.wordsAsked,
    hasMoved: ({ context }) => context.x > 0,
    hasPassed: (_, params: { output: CaptchaVerdict }) => params.output.passed,
  },
  actions: {
    forgetChallenge: assign({ challenge: undefined, x: 0 }),
    keepChallenge: assign({
      challenge: (_, params: { output: CaptchaChallenge }) => params.output,
      message: undefined,
    }),
    noteGrab: assign({ grabbedAt: () => Date.now() }),
    movePiece: assign({ x: (_, params: { x: number }) => Math.min(rightmost, Math.max(0, params.x)) }),
    putBack: assign({ x: 0 }),
    keepVerdict: assign((_, params: { output: CaptchaVerdict }) =>
      params.output.passed ? { verification: params.output.verification } : { message: params.output.message },
    ),
    noteSeconds: assign({ seconds: ({ context }) => (Date.now() - context.grabbedAt) / 1_000 }),
    keepRefusal: assign({
      message: (_, params: { error: unknown }) => refusalMessage(params.error),
    }),
  },
  delays: {
    passedTip: limits.captchaPassedTipMs,
    boxCloses: limits.captchaPopClosesMs - limits.captchaPassedTipMs,
    refreshPause: limits.captchaRefreshMs,
  },
}).createMachine({
  id: 'sliderCaptcha',
  context: { x: 0, grabbedAt: 0, seconds: 0, verification: '' },
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
        onError: [
          { guard: { type: 'isReferred', params: ({ event }) => event }, target: 'referred' },
          { target: 'unavailable', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
    },
    unavailable: { on: { 'challenge.refreshed': 'loading' } },
    ready: {
      on: {
        'piece.grabbed': { target: 'sliding', actions: 'noteGrab' },
        'challenge.refreshed': 'loading',
      },
    },
    sliding: {
      on: {
        'piece.moved': { actions: { type: 'movePiece', params: ({ event }) => event } },
        'piece.released': [{ guard: 'hasMoved', target: 'checking', actions: 'noteSeconds' }, { target: 'ready' }],
        'piece.lost': { target: 'ready', actions: 'putBack' },
        'challenge.refreshed': 'loading',
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkPosition',
        src: 'checkPosition',
        input: ({ context }) => ({ challenge: context.challenge!, x: context.x }),
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
    referred: { type: 'final' },
  },
});

export type SliderCaptchaActor = ActorRefFrom<typeof sliderCaptchaMachine>;
