import type { ActorRefFrom } from 'xstate';
import { assign, setup, stateIn } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { inSeconds, msToNextSecond, msUntil, secondsUntil } from '#machines/support/countdown.ts';
import { request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

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
  description: '协议要滚动到文末并读满规定的时间，才能点“我知道了”。',
  meta: {
    title: '阅读协议',
    events: { 'end.reached': '滚动到文末', 'text.confirmed': '点了我知道了', 'text.closed': '关掉协议' },
    guards: { isRead: '已到文末且倒计时结束', needsMail: '文中写有客服邮箱' },
    requests: { fetchServiceMail: '获取客服邮箱' },
    delays: { wait: '阅读时间已满' },
  } satisfies MachineNames,
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
      description: '阅读中',
      type: 'parallel',
      on: {
        'text.confirmed': { guard: 'isRead', target: 'confirmed', actions: 'complete' },
        'text.closed': 'closed',
      },
      states: {
        end: {
          description: '是否读到末尾',
          initial: 'unread',
          states: {
            unread: { description: '未到末尾', on: { 'end.reached': 'reached' } },
            reached: { description: '已到末尾' },
          },
        },
        countdown: {
          description: '阅读倒计时',
          initial: 'running',
          states: {
            running: {
              description: '倒计时中',
              entry: 'countDown',
              after: { wait: 'over', second: { target: 'running', reenter: true } },
            },
            over: { description: '倒计时结束', entry: 'countDown' },
          },
        },
        mail: {
          description: '客服邮箱',
          initial: 'choosing',
          states: {
            choosing: {
              description: '是否需要邮箱',
              always: [{ guard: 'needsMail', target: 'fetching' }, { target: 'settled' }],
            },
            fetching: {
              description: '获取邮箱',
              invoke: {
                id: 'fetchServiceMail',
                src: 'fetchServiceMail',
                onDone: { target: 'settled', actions: { type: 'setMail', params: ({ event }) => event } },
                onError: 'settled',
              },
            },
            settled: { description: '邮箱已定' },
          },
        },
      },
    },
    confirmed: { description: '已确认', type: 'final' },
    closed: { description: '未确认而关闭', type: 'final' },
  },
});

export type ReadingActor = ActorRefFrom<typeof readingMachine>;
