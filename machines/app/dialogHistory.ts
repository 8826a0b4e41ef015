import type { ActorRefFrom } from 'xstate';
import { assign, raise, setup } from 'xstate';
import { effect } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** A change of the browser's history: a new entry, a replaced entry, or another address of the current one. */
export interface EntryChange {
  how: 'opens' | 'replaces' | 'renames';
  to: string;
  key: string;
}

interface Traversal {
  to: string;
  /** How many dialogs are open at this entry. */
  entries: number;
}

type Deferrable =
  | ({ type: 'entry.changed' } & EntryChange)
  /** Leaves for another document; without an address the page reloads. */
  | { type: 'leave.requested'; href?: string | undefined };

const given = <Event>({ event }: { event: Event }): Event => event;

/** The dialogs without an entry, the topmost first. */
const above = ({ context }: { context: { dialogs: readonly string[]; entries: number } }) => ({
  ids: context.dialogs.slice(context.entries).toReversed(),
});

/** The open dialogs and their entries in the browser's history: its back button closes a dialog before it leaves the page. */
export const dialogHistoryMachine = setup({
  types: {} as {
    context: {
      /** The open dialogs by their ids, the lowest first. */
      dialogs: readonly string[];
      /** How many dialog entries the history has, up to the current one. */
      entries: number;
      /** The dialogs that our own pending traversal would reopen or close. */
      deferred: readonly Deferrable[];
    };
    events:
      | { type: 'dialog.opened'; id: string }
      | { type: 'dialog.closed'; id: string }
      /** The browser went to an entry, by its buttons or by our traversal. */
      | ({ type: 'history.traversed' } & Traversal)
      /** The browser restored the page from its back/forward cache. */
      | { type: 'page.returned' }
      | Deferrable;
  },
  guards: {
    closesDialogs: ({ context }, params: Traversal) => params.entries < context.dialogs.length,
    lacksEntries: ({ context }) => context.entries < context.dialogs.length,
    hasDeferred: ({ context }) => context.deferred.length > 0,
    hasEntriesLeft: ({ context }) => context.entries > context.dialogs.length,
    // the entry of an open dialog is not worth going back to
    opensEntry: ({ context }, params: EntryChange) => params.how === 'opens' && context.entries === 0,
  },
  actions: {
    addDialog: assign({ dialogs: ({ context }, { id }: { id: string }) => [...context.dialogs, id] }),
    dropDialog: assign({
      dialogs: ({ context }, params: { id: string }) => context.dialogs.filter((id) => id !== params.id),
    }),
    setEntries: assign((_, { entries }: { entries: number }) => ({ entries })),
    defer: assign({ deferred: ({ context }, event: Deferrable) => [...context.deferred, event] }),
    resume: raise((_, event: Deferrable) => event),
    dropDeferred: assign({ deferred: ({ context }) => context.deferred.slice(1) }),
    dismissDialogs: effect<{ ids: readonly string[] }>(),
    pushEntry: effect<EntryChange>(),
    replaceEntry: effect<EntryChange>(),
    pushDialogs: effect<{ from: number; to: number }>(),
    traverse: effect<{ by: number }>(),
    reportTraversal: effect<{ to: string }>(),
    leave: effect<{ href?: string | undefined }>(),
  },
  // one dialog often closes as the next opens: the history gets only the difference
  delays: { settling: 0 },
}).createMachine({
  id: 'dialogHistory',
  description: '每个打开的对话框占一条历史记录，浏览器的后退键先关对话框，再离开页面。',
  meta: {
    title: '对话框历史',
    events: {
      'dialog.opened': '打开了对话框',
      'history.traversed': '浏览器到了另一条记录',
      'entry.changed': '页面要写入历史记录',
      'leave.requested': '要离开或刷新网页',
      'page.returned': '又回到离开前的网页',
    },
    guards: {
      closesDialogs: '退到了对话框之前',
      lacksEntries: '记录少于对话框',
      hasEntriesLeft: '记录多于对话框',
      opensEntry: '新增一条，且没有对话框的记录',
      hasDeferred: '有暂缓的改动',
    },
    effects: {
      pushEntry: '新增一条记录',
      replaceEntry: '改写当前记录',
      pushDialogs: '为对话框增加记录',
      traverse: '退回多余的记录',
      reportTraversal: '报告后退或前进',
      dismissDialogs: '关闭退过了的对话框',
      resume: '接着做暂缓的改动',
      leave: '离开或刷新网页',
    },
    delays: { settling: '本轮变化结束' },
  } satisfies MachineNames,
  context: { dialogs: [], entries: 0, deferred: [] },
  initial: 'settled',
  on: {
    'dialog.opened': { actions: { type: 'addDialog', params: given } },
    'dialog.closed': { actions: { type: 'dropDialog', params: given } },
    'history.traversed': [
      {
        guard: { type: 'closesDialogs', params: given },
        actions: [
          { type: 'setEntries', params: given },
          { type: 'dismissDialogs', params: above },
        ],
      },
      {
        actions: [
          { type: 'setEntries', params: given },
          { type: 'reportTraversal', params: given },
        ],
      },
    ],
    'entry.changed': [
      { guard: { type: 'opensEntry', params: given }, actions: { type: 'pushEntry', params: given } },
      {
        actions: [
          { type: 'replaceEntry', params: given },
          {
            type: 'setEntries',
            params: ({ context, event }) => ({ entries: event.how === 'renames' ? context.entries : 0 }),
          },
        ],
      },
    ],
    'leave.requested': { target: '.leaving', actions: { type: 'leave', params: given } },
  },
  states: {
    settled: {
      description: '历史与对话框一致',
      on: {
        'dialog.opened': { target: 'adjusting', actions: { type: 'addDialog', params: given } },
        'dialog.closed': { target: 'adjusting', actions: { type: 'dropDialog', params: given } },
        'history.traversed': {
          guard: { type: 'closesDialogs', params: given },
          target: 'adjusting',
          actions: [
            { type: 'setEntries', params: given },
            { type: 'dismissDialogs', params: above },
          ],
        },
      },
    },
    /** A dialog that does not close when the browser goes back keeps its entry. */
    adjusting: {
      description: '等待本轮变化结束',
      always: {
        guard: 'hasDeferred',
        actions: [{ type: 'resume', params: ({ context }) => context.deferred[0]! }, 'dropDeferred'],
      },
      after: {
        settling: [
          {
            guard: 'lacksEntries',
            target: 'settled',
            actions: [
              { type: 'pushDialogs', params: ({ context }) => ({ from: context.entries, to: context.dialogs.length }) },
              { type: 'setEntries', params: ({ context }) => ({ entries: context.dialogs.length }) },
            ],
          },
          {
            guard: 'hasEntriesLeft',
            target: 'traversing',
            actions: { type: 'traverse', params: ({ context }) => ({ by: context.dialogs.length - context.entries }) },
          },
          { target: 'settled' },
        ],
      },
    },
    traversing: {
      description: '正在退回多余的记录',
      on: {
        'history.traversed': {
          target: 'adjusting',
          actions: { type: 'setEntries', params: given },
        },
        'entry.changed': { actions: { type: 'defer', params: given } },
        'leave.requested': { actions: { type: 'defer', params: given } },
      },
    },
    /** While the next document loads there are no traversals, because they would abort it. */
    leaving: { description: '正在离开网页', on: { 'page.returned': 'adjusting' } },
  },
});

export type DialogHistoryActor = ActorRefFrom<typeof dialogHistoryMachine>;
