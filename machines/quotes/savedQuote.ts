import type { ActorRefFrom } from 'xstate';
import { savedQuoteSetup } from './savedQuoteSetup.ts';

const setError = { type: 'setErrorMessage', params: ({ event }: { event: { error: unknown } }) => event } as const;

/** One of the user's saved quotes: its name, its link, its sheet, its order, and its end. */
export const savedQuoteMachine = savedQuoteSetup.createMachine({
  id: 'savedQuote',
  context: ({ input }) => ({ id: input.id, name: '', isShared: false, atTodaysPrice: false }),
  initial: 'fetching',
  states: {
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'fetchQuote',
        src: 'fetchQuote',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'shown', actions: { type: 'setQuote', params: ({ event }) => event } },
        onError: { target: 'failed', actions: setError },
      },
    },
    failed: { exit: 'clearErrorMessage', on: { 'retry.requested': 'fetching' } },
    shown: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'renaming.requested': { target: 'renaming', actions: ['typeName', 'clearErrorMessage'] },
            'link.requested': {
              target: 'sharing',
              actions: ['clearErrorMessage', { type: 'setWish', params: { isShared: true } }],
            },
            'link.revoked': {
              guard: 'isShared',
              target: 'sharing',
              actions: ['clearErrorMessage', { type: 'setWish', params: { isShared: false } }],
            },
            'link.copied': { guard: 'isShared', actions: { type: 'copyLink', params: ({ context }) => context } },
            'sheet.requested': { target: 'saving', actions: 'clearErrorMessage' },
            'order.requested': {
              guard: { type: 'isOrderable', params: ({ event }) => event },
              target: 'ordering',
              actions: ['clearErrorMessage', { type: 'setPrice', params: ({ event }) => event }],
            },
            'deletion.requested': { target: 'confirming', actions: 'clearErrorMessage' },
          },
        },
        renaming: {
          on: {
            'name.changed': { actions: { type: 'setName', params: ({ event }) => event } },
            'name.submitted': [
              { guard: 'isFit', target: 'storingName', actions: 'clearErrorMessage' },
              { actions: ['showProblem', 'focusName'] },
            ],
            'renaming.dismissed': { target: 'resting', actions: ['dropName', 'clearErrorMessage'] },
          },
        },
        storingName: {
          tags: 'busy',
          invoke: {
            id: 'rename',
            src: 'rename',
            input: ({ context: { id, name } }) => ({ id, name: name.trim() }),
            onDone: { target: 'resting', actions: 'setRenamed' },
            onError: { target: 'renaming', actions: setError },
          },
        },
        sharing: {
          tags: 'busy',
          invoke: {
            id: 'share',
            src: 'share',
            input: ({ context: { id, isShared } }) => ({ id, isShared }),
            onDone: { target: 'resting', actions: { type: 'setToken', params: ({ event }) => event } },
            onError: { target: 'resting', actions: setError },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveSheet',
            src: 'saveSheet',
            input: ({ context }) => ({ id: context.id }),
            onDone: 'resting',
            onError: { target: 'resting', actions: setError },
          },
        },
        ordering: {
          tags: 'busy',
          invoke: {
            id: 'startOrder',
            src: 'startOrder',
            input: ({ context: { id, atTodaysPrice } }) => ({ id, atTodaysPrice }),
            onDone: {
              target: 'resting',
              actions: {
                type: 'beginOrder',
                params: ({ context, event }) => ({ quote: context.quote!, form: event.output.form }),
              },
            },
            onError: [
              // the price does not hold any more: today's is fetched and offered
              { guard: { type: 'isStale', params: ({ event }) => event }, target: 'refreshing', actions: setError },
              { target: 'resting', actions: setError },
            ],
          },
        },
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'refetchQuote',
            src: 'fetchQuote',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'resting',
              actions: ['clearErrorMessage', { type: 'setQuote', params: ({ event }) => event }],
            },
            onError: 'resting',
          },
        },
        confirming: { on: { 'deletion.confirmed': 'deleting', 'deletion.dismissed': 'resting' } },
        deleting: {
          tags: 'busy',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context }) => ({ id: context.id }),
            onDone: { target: '#savedQuote.deleted' },
            onError: { target: 'resting', actions: setError },
          },
        },
      },
    },
    deleted: { type: 'final', entry: 'leave' },
  },
});

export type SavedQuoteActor = ActorRefFrom<typeof savedQuoteMachine>;
