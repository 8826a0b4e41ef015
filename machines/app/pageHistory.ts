import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { effect, subscription } from '#machines/effects.ts';
import type { EntryChange } from './dialogHistory.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The page to show; with `still`, or if it is the current page, scroll position and focus stay. */
interface Page {
  to: string;
  /** The key of its history entry, if it gets a new one. */
  key: string;
  replace?: boolean | undefined;
  still?: boolean | undefined;
}

/** A page's address without its fragment. */
const pageOf = (to: string): string => to.replace(/\??(?:#.*)?$/, '');

const given = <Event>({ event }: { event: Event }): Event => event;
const present = ({ context: { key } }: { context: { key?: string | undefined } }) => ({ key });

const changeOf = ({ to, replace }: Page, key = ''): EntryChange => ({ how: replace ? 'replaces' : 'opens', to, key });

/** The history of pages: which one is shown while the next one loads, and the position of a page that the visitor returns to. */
export const pageHistoryMachine = setup({
  types: {} as {
    context: {
      /** The address of the current page. */
      shown: string;
      /** The key of its entry, under which its position is stored. */
      key?: string | undefined;
    };
    input: { shown: string };
    events:
      /** The document is loaded: follow the browser's history from now on. */
      | { type: 'page.loaded'; key: string; isKnown: boolean; focuses: boolean }
      /** A page is ready. */
      | ({ type: 'page.shown' } & Page)
      /** A page is ready whose address the browser already has. */
      | { type: 'page.traversed'; to: string; key?: string | undefined }
      /** The current page got another address; a reload starts that address at the top. */
      | { type: 'page.renamed'; to: string; key: string }
      | { type: 'page.hidden' }
      /** The back or forward button was pressed. */
      | { type: 'history.traversed'; to: string }
      | { type: 'position.released' };
    children: { browser: 'browser'; holdPosition: 'holdPosition' };
  },
  actors: { browser: subscription(), holdPosition: subscription<{ key?: string | undefined; focuses: boolean }>() },
  guards: {
    isKnown: (_, params: { isKnown: boolean }) => params.isKnown,
    isStill: ({ context }, { to, replace, still }: Page) =>
      still === true || (replace === true && to === context.shown),
    isOtherPage: ({ context }, { to }: { to: string }) => pageOf(to) !== pageOf(context.shown),
  },
  actions: {
    setPage: assign(({ context }, { to, key, replace }: Omit<Page, 'key'> & { key?: string | undefined }) => ({
      shown: to,
      key: replace ? (context.key ?? key) : key,
    })),
    setKey: assign((_, { key }: { key?: string | undefined }) => ({ key })),
    changeEntry: effect<EntryChange>(),
    openTraversed: effect<{ to: string }>(),
    storePosition: effect<{ key?: string | undefined }>(),
    startAtTop: effect<{ to: string }>(),
    preserveKeyboard: effect(),
  },
}).createMachine({
  id: 'pageHistory',
  description: '显示哪个页面、回到以前的页面时恢复到离开时的位置；下一个页面就绪前，地址栏可以先行一步。',
  meta: {
    title: '页面历史',
    events: {
      'page.loaded': '浏览器打开网页',
      'page.shown': '新页面就绪',
      'page.traversed': '后退或前进到的页面就绪',
      'page.renamed': '显示的页面换了地址',
      'page.hidden': '网页被离开',
      'history.traversed': '用户按了浏览器的后退或前进',
      'position.released': '用户动手，或页面已稳定',
    },
    guards: { isKnown: '这条历史记录以前打开过', isStill: '页面不动', isOtherPage: '是另一个页面' },
    requests: { browser: '跟随滚动与离开', holdPosition: '恢复并保持位置' },
    effects: {
      changeEntry: '写入历史记录',
      openTraversed: '打开后退或前进到的页面',
      storePosition: '记住滚动位置',
      startAtTop: '从页首开始',
      preserveKeyboard: '保住键盘焦点',
    },
  } satisfies MachineNames,
  context: ({ input }) => input,
  initial: 'rendered',
  states: {
    /** A document that the service renders has no window. */
    rendered: {
      description: '由服务生成',
      on: {
        'page.loaded': [
          {
            guard: { type: 'isKnown', params: given },
            target: 'followed.restoring',
            actions: { type: 'setKey', params: given },
          },
          { target: 'followed', actions: { type: 'setKey', params: given } },
        ],
      },
    },
    followed: {
      description: '跟随浏览器历史',
      // a reload closes the dialogs
      entry: {
        type: 'changeEntry',
        params: ({ context: { shown, key = '' } }) => ({ how: 'replaces', to: shown, key }),
      },
      invoke: { id: 'browser', src: 'browser' },
      initial: 'free',
      on: {
        'page.shown': [
          {
            guard: { type: 'isStill', params: given },
            actions: [
              { type: 'storePosition', params: present },
              { type: 'setPage', params: given },
              { type: 'changeEntry', params: ({ context, event }) => changeOf(event, context.key) },
              'preserveKeyboard',
            ],
          },
          {
            target: '.free',
            actions: [
              { type: 'storePosition', params: present },
              { type: 'setPage', params: given },
              { type: 'changeEntry', params: ({ context, event }) => changeOf(event, context.key) },
              { type: 'startAtTop', params: given },
            ],
          },
        ],
        'page.traversed': { target: '.restoring', actions: { type: 'setPage', params: given } },
        'page.renamed': {
          actions: [
            { type: 'setKey', params: {} },
            { type: 'changeEntry', params: ({ event: { to, key } }) => ({ how: 'renames', to, key }) },
          ],
        },
        'page.hidden': { actions: { type: 'storePosition', params: present } },
        'history.traversed': {
          guard: { type: 'isOtherPage', params: given },
          actions: [
            { type: 'storePosition', params: present },
            { type: 'openTraversed', params: given },
          ],
        },
      },
      states: {
        free: { description: '由用户滚动' },
        restoring: {
          description: '恢复到离开时的位置',
          invoke: {
            id: 'holdPosition',
            src: 'holdPosition',
            input: ({ context, event }) => ({
              key: context.key,
              // after a reload the focus starts at the first link, as usual
              focuses: event.type !== 'page.loaded' || event.focuses,
            }),
          },
          on: { 'position.released': 'free' },
        },
      },
    },
  },
});

export type PageHistoryActor = ActorRefFrom<typeof pageHistoryMachine>;
