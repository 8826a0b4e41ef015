import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { sliderCaptchaMachine } from './sliderCaptcha.ts';
import { wordCaptchaMachine } from './wordCaptcha.ts';
import { request } from '#machines/effects.ts';

export type CaptchaRequests = {
  /**
   * Proof of work without a picture (WCAG 2.2 SC 3.3.8): the browser computes for some seconds. `report` receives the
   * progress in percent.
   */
  proveWork: (proofOfWork: { report: (percent: number) => void }) => Promise<{ verification: string }>;
};

/** Three ways to one verification: the slider first, clicked words, or a proof of work without a picture. */
export const captchaMachine = setup({
  types: {} as {
    context: { verification?: string | undefined; percent: number; message?: string | undefined };
    output: { verification: string };
    events:
      | { type: 'slider.chosen' }
      | { type: 'words.chosen' }
      | { type: 'proofOfWork.chosen' }
      | { type: 'proofOfWork.progressed'; percent: number };
    children: { slider: 'slider'; words: 'words'; proveWork: 'proveWork' };
  },
  actors: {
    slider: sliderCaptchaMachine,
    words: wordCaptchaMachine,
    proveWork: request<CaptchaRequests['proveWork']>(),
  },
  guards: {
    isReferred: (_, params: { output: { verification: string | undefined } }) =>
      params.output.verification === undefined,
  },
  actions: {
    setVerification: assign((_, params: { output: { verification: string | undefined } }) => params.output),
    setPercent: assign({ percent: (_, params: { percent: number }) => params.percent }),
    setErrorMessage: assign({
      message: (_, params: { error: unknown }) => apiErrorMessage(params.error),
    }),
  },
}).createMachine({
  id: 'captcha',
  context: { percent: 0 },
  output: ({ context }) => ({ verification: context.verification! }),
  initial: 'sliding',
  on: { 'slider.chosen': '.sliding', 'words.chosen': '.clicking', 'proofOfWork.chosen': '.working' },
  states: {
    sliding: {
      invoke: {
        id: 'slider',
        src: 'slider',
        onDone: [
          { guard: { type: 'isReferred', params: ({ event }) => event }, target: 'clicking' },
          { target: 'passed', actions: { type: 'setVerification', params: ({ event }) => event } },
        ],
      },
    },
    clicking: {
      invoke: {
        id: 'words',
        src: 'words',
        onDone: { target: 'passed', actions: { type: 'setVerification', params: ({ event }) => event } },
      },
    },
    working: {
      tags: 'busy',
      entry: { type: 'setPercent', params: { percent: 0 } },
      on: { 'proofOfWork.progressed': { actions: { type: 'setPercent', params: ({ event }) => event } } },
      invoke: {
        id: 'proveWork',
        src: 'proveWork',
        input: ({ self }) => ({ report: (percent) => self.send({ type: 'proofOfWork.progressed', percent }) }),
        onDone: { target: 'passed', actions: { type: 'setVerification', params: ({ event }) => event } },
        onError: { target: 'exhausted', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    exhausted: {},
    passed: { type: 'final' },
  },
});

export type CaptchaActor = ActorRefFrom<typeof captchaMachine>;
