import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { refusalMessage } from '#contract/protocol/apiError.ts';
import { sliderCaptchaMachine } from './sliderCaptcha.ts';
import { wordCaptchaMachine } from './wordCaptcha.ts';
import { ask } from '#machines/effects.ts';

export type CaptchaAsks = {
  /**
   * The way without a picture (WCAG 2.2 SC 3.3.8): the browser works for some seconds, the person need not solve anything.
   * `report` hears how much is done, in percent.
   */
  makeEffort: (effort: { report: (percent: number) => void }) => Promise<{ verification: string }>;
};

/** Three ways to the same verification: the slider first, clicked words, or the browser's own effort without a picture. */
export const captchaMachine = setup({
  types: {} as {
    context: { verification: string; percent: number; message?: string | undefined };
    output: { verification: string };
    events:
      | { type: 'slider.chosen' }
      | { type: 'words.chosen' }
      | { type: 'effort.chosen' }
      | { type: 'effort.progressed'; percent: number };
    children: { slider: 'slider'; words: 'words'; makeEffort: 'makeEffort' };
  },
  actors: {
    slider: sliderCaptchaMachine,
    words: wordCaptchaMachine,
    makeEffort: ask<CaptchaAsks['makeEffort']>(),
  },
  guards: { isReferred: (_, params: { output: { verification: string } }) => params.output.verification === '' },
  actions: {
    keepVerification: assign((_, params: { output: { verification: string } }) => params.output),
    setPercent: assign({ percent: (_, params: { percent: number }) => params.percent }),
    keepRefusal: assign({
      message: (_, params: { error: unknown }) => refusalMessage(params.error),
    }),
  },
}).createMachine({
  id: 'captcha',
  context: { verification: '', percent: 0 },
  output: ({ context }) => ({ verification: context.verification }),
  initial: 'sliding',
  on: { 'slider.chosen': '.sliding', 'words.chosen': '.clicking', 'effort.chosen': '.working' },
  states: {
    sliding: {
      invoke: {
        id: 'slider',
        src: 'slider',
        onDone: [
          { guard: { type: 'isReferred', params: ({ event }) => event }, target: 'clicking' },
          { target: 'passed', actions: { type: 'keepVerification', params: ({ event }) => event } },
        ],
      },
    },
    clicking: {
      invoke: {
        id: 'words',
        src: 'words',
        onDone: { target: 'passed', actions: { type: 'keepVerification', params: ({ event }) => event } },
      },
    },
    working: {
      tags: 'busy',
      entry: { type: 'setPercent', params: { percent: 0 } },
      on: { 'effort.progressed': { actions: { type: 'setPercent', params: ({ event }) => event } } },
      invoke: {
        id: 'makeEffort',
        src: 'makeEffort',
        input: ({ self }) => ({ report: (percent) => self.send({ type: 'effort.progressed', percent }) }),
        onDone: { target: 'passed', actions: { type: 'keepVerification', params: ({ event }) => event } },
        onError: { target: 'exhausted', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    exhausted: {},
    passed: { type: 'final' },
  },
});

export type CaptchaActor = ActorRefFrom<typeof captchaMachine>;
