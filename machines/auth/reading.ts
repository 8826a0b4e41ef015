import type { ActorRefFrom } from 'xstate';
import { assign, setup, stateIn } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { inSeconds, msToNextSecond, msUntil, secondsUntil } from '#machines/support/countdown.ts';
import { request } from '#machines/effects.ts';

export type ReadingRequests = { fetchServiceMail: () => Promise<string> };

/** The texts that are read in a dialog. */
export type ReadingText = 'userAgreement' | 'privacy' | 'shippingProtocol';

/** The completion code of a text: '1' for an agreement, '2' for the privacy notice (specification section 2). */
const completionCodes = { userAgreement: '1', privacy: '2', shippingProtocol: '1' } as const;

/** A text counts as read after ten seconds and once scrolled to its end; only then it can be confirmed. */
export const readingMachine = setup({
  types: {} as {
    context: { text: ReadingText; readableAt: number; secondsLeft: number; mail: string; code: '1' | '2' | null };
    input: { text: ReadingText };
    output: { code: '1' | '2' | null };
    events: { type: 'end.reached' } | { type: 'text.confirmed' } | { type: 'text.closed' };
    children: { fetchServiceMail: 'fetchServiceMail' };
  },
  actors: { fetchServiceMail: request<ReadingRequests['fetchServiceMail']>() },
  guards: {
    needsMail: ({ context }) => context.text !== 'shippingProtocol',
    isRead: stateIn({ reading: { end: 'reached', countdown: 'over' } }),
  },
  actions: {
    countDown: assign({ secondsLeft: ({ context }) => secondsUntil(context.readableAt) }),
    complete: assign({ code: ({ context }) => completionCodes[context.text] }),
    setMail: assign({ mail: (_, params: { output: string }) => params.output }),
  },
  delays: {
    second: ({ context }) => msToNextSecond(context.readableAt),
    wait: ({ context }) => msUntil(context.readableAt),
  },
}).createMachine({
  id: 'reading',
  context: ({ input }) => ({
    text: input.text,
    readableAt: inSeconds(limits.readingSeconds),
    secondsLeft: limits.readingSeconds,
    mail: '',
    code: null,
  }),
  output: ({ context }) => ({ code: context.code }),
  initial: 'reading',
  states: {
    reading: {
      type: 'parallel',
      on: {
        'text.confirmed': { guard: 'isRead', target: 'confirmed', actions: 'complete' },
        'text.closed': 'closed',
      },
      states: {
        end: { initial: 'unread', states: { unread: { on: { 'end.reached': 'reached' } }, reached: {} } },
        countdown: {
          initial: 'running',
          states: {
            running: {
              entry: 'countDown',
              after: { wait: 'over', second: { target: 'running', reenter: true } },
            },
            over: { entry: 'countDown' },
          },
        },
        mail: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'needsMail', target: 'fetching' }, { target: 'settled' }] },
            fetching: {
              invoke: {
                id: 'fetchServiceMail',
                src: 'fetchServiceMail',
                onDone: { target: 'settled', actions: { type: 'setMail', params: ({ event }) => event } },
                onError: 'settled',
              },
            },
            settled: {},
          },
        },
      },
    },
    confirmed: { type: 'final' },
    closed: { type: 'final' },
  },
});

export type ReadingActor = ActorRefFrom<typeof readingMachine>;
