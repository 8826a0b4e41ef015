import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { FoundTrack, TrackLink } from '#contract/orders/tracking/trackCalls.ts';
import { trackedNumber } from '#contract/orders/tracking/trackCalls.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { effect, request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type TrackingRequests = {
  findTracks: (of: { number: string }) => Promise<{ rows: FoundTrack[] }>;
  shareTrack: (of: { orderNo: string; isShared: boolean }) => Promise<{ link: TrackLink | null }>;
};

/** A request to open or end the link of a shipment. */
interface Wish {
  orderNo: string;
  isShared: boolean;
}

/** Finds the user's shipments by a number, and opens or ends the links by which others see them. */
export const trackingMachine = setup({
  types: {} as {
    context: {
      number: string;
      /** The number of the shown rows. */
      sought: string;
      rows: readonly FoundTrack[];
      wish?: Wish;
      problem?: Problem | undefined;
      errorMessage?: string | undefined;
    };
    /** The number in the page's address; empty if there is none. */
    input: { number: string };
    events:
      | { type: 'number.changed'; number: string }
      | { type: 'search.submitted' }
      | { type: 'retry.requested' }
      | { type: 'link.requested'; orderNo: string }
      | { type: 'link.revoked'; orderNo: string }
      | { type: 'link.copied'; orderNo: string };
    children: { findTracks: 'findTracks'; shareTrack: 'shareTrack' };
  },
  actors: {
    findTracks: request<TrackingRequests['findTracks']>(),
    shareTrack: request<TrackingRequests['shareTrack']>(),
  },
  guards: {
    isNumber: ({ context }) => trackedNumber.safeParse(context.number).success,
    hasRows: (_, { output }: { output: { rows: readonly FoundTrack[] } }) => output.rows.length > 0,
    isShared: ({ context: { rows } }, { orderNo }: { orderNo: string }) =>
      rows.some((row) => row.orderNo === orderNo && row.link !== null),
    isTracked: ({ context: { rows } }, { orderNo }: { orderNo: string }) =>
      rows.some((row) => row.orderNo === orderNo && row.track !== null),
  },
  actions: {
    setNumber: assign((_, { number }: { number: string }) => ({ number, problem: undefined })),
    setSought: assign({ sought: ({ context }) => context.number, errorMessage: undefined }),
    showProblem: assign({
      problem: ({ context }) => trackedNumber.safeParse(context.number).error?.issues[0]?.message as Problem,
    }),
    setRows: assign((_, { output }: { output: { rows: readonly FoundTrack[] } }) => ({ rows: output.rows })),
    setWish: assign((_, wish: Wish) => ({ wish, errorMessage: undefined })),
    setLink: assign(({ context: { rows, wish } }, { output: { link } }: { output: { link: TrackLink | null } }) => ({
      rows: rows.map((row) => (row.orderNo === wish?.orderNo ? Object.assign({}, row, { link }) : row)),
    })),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    focusNumber: effect(),
    showAddress: effect<{ number: string }>(),
    /** Focuses the opened link, or the button that opens another, because what was pressed has disappeared. */
    focusLink: effect<Wish>(),
    copyLink: effect<{ rows: readonly FoundTrack[]; orderNo: string }>(),
  },
}).createMachine({
  id: 'tracking',
  description: '按订单号、订舱号、提单号或箱号查货物到哪里了；开启、复制或停用给他人看的链接。',
  meta: {
    title: '货物跟踪',
    events: {
      'number.changed': '改了要查的号码',
      'search.submitted': '点了查询',
      'link.requested': '点了开启链接',
      'link.revoked': '点了停用链接',
      'link.copied': '点了复制链接',
    },
    guards: {
      isNumber: '是四位以上的号码',
      hasRows: '查到货物',
      isShared: '已开启链接',
      isTracked: '订单已受理，可跟踪',
    },
    requests: { findTracks: '查询货物', shareTrack: '开启或停用链接' },
    effects: {
      showAddress: '把号码写进地址',
      focusLink: '把光标移到链接，或移到再次开启的按钮',
      copyLink: '复制链接',
      showProblem: '标出填写错误',
      focusNumber: '把光标移到号码',
    },
  } satisfies MachineNames,
  context: ({ input: { number } }) => ({ number, sought: '', rows: [] }),
  initial: 'beginning',
  on: {
    'number.changed': { actions: { type: 'setNumber', params: ({ event }) => event } },
    // a new search replaces the one in progress
    'search.submitted': [
      { guard: 'isNumber', target: '.finding', reenter: true },
      { actions: ['showProblem', 'focusNumber'] },
    ],
  },
  states: {
    beginning: {
      description: '地址里是否已有号码',
      always: [{ guard: 'isNumber', target: 'finding' }, { target: 'entering' }],
    },
    entering: { description: '等待输入' },
    finding: {
      description: '查询中',
      tags: 'busy',
      entry: ['setSought', { type: 'showAddress', params: ({ context }) => context }],
      invoke: {
        id: 'findTracks',
        src: 'findTracks',
        input: ({ context }) => ({ number: context.sought }),
        onDone: [
          {
            guard: { type: 'hasRows', params: ({ event }) => event },
            target: 'found',
            actions: { type: 'setRows', params: ({ event }) => event },
          },
          { target: 'none' },
        ],
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    none: { description: '没有查到' },
    failed: { description: '查询失败', on: { 'retry.requested': 'finding' } },
    found: {
      description: '查到的货物',
      initial: 'resting',
      states: {
        resting: {
          description: '查看中',
          on: {
            'link.requested': {
              guard: { type: 'isTracked', params: ({ event }) => event },
              target: 'sharing',
              actions: { type: 'setWish', params: ({ event: { orderNo } }) => ({ orderNo, isShared: true }) },
            },
            'link.revoked': {
              guard: { type: 'isShared', params: ({ event }) => event },
              target: 'sharing',
              actions: { type: 'setWish', params: ({ event: { orderNo } }) => ({ orderNo, isShared: false }) },
            },
            'link.copied': {
              guard: { type: 'isShared', params: ({ event }) => event },
              actions: {
                type: 'copyLink',
                params: ({ context: { rows }, event: { orderNo } }) => ({ rows, orderNo }),
              },
            },
          },
        },
        sharing: {
          description: '开启或停用链接',
          tags: 'busy',
          invoke: {
            id: 'shareTrack',
            src: 'shareTrack',
            input: ({ context }) => context.wish!,
            onDone: {
              target: 'resting',
              actions: [
                { type: 'setLink', params: ({ event }) => event },
                { type: 'focusLink', params: ({ context }) => context.wish! },
              ],
            },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type TrackingActor = ActorRefFrom<typeof trackingMachine>;
