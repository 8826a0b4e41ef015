import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { sliderCaptchaMachine } from './sliderCaptcha.ts';
import { wordCaptchaMachine } from './wordCaptcha.ts';
import { request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

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
  description: '证明是真人操作的三条路：拖滑块、点选文字，或不看图而由浏览器运算。',
  meta: {
    title: '人机验证',
    events: {
      'slider.chosen': '选滑块验证',
      'words.chosen': '选点选文字验证',
      'proofOfWork.chosen': '选免图验证',
      'proofOfWork.progressed': '运算有进展',
    },
    guards: { isReferred: '服务要求改为点选文字' },
    requests: {
      slider: { request: '进行滑块验证', done: '滑块验证结束' },
      words: { request: '进行点选文字验证', done: '点选文字验证结束' },
      proveWork: '由浏览器运算代替看图',
    },
  } satisfies MachineNames,
  context: { percent: 0 },
  output: ({ context }) => ({ verification: context.verification! }),
  initial: 'sliding',
  on: { 'slider.chosen': '.sliding', 'words.chosen': '.clicking', 'proofOfWork.chosen': '.working' },
  states: {
    sliding: {
      description: '滑块验证',
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
      description: '点选文字验证',
      invoke: {
        id: 'words',
        src: 'words',
        onDone: { target: 'passed', actions: { type: 'setVerification', params: ({ event }) => event } },
      },
    },
    working: {
      description: '免图验证运算中',
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
    exhausted: { description: '免图验证被拒' },
    passed: { description: '验证通过', type: 'final' },
  },
});

export type CaptchaActor = ActorRefFrom<typeof captchaMachine>;
