import type { DialogHistoryActor } from '#machines/app/dialogHistory.ts';
import { dialogHistoryMachine } from '#machines/app/dialogHistory.ts';
import { DialogHistoryScene } from '#stories/app/HistoryScenes.tsx';
import { modelOf } from '#flows';

const fromBrowser = '由浏览器报告';
const fromDialog = '由打开和关闭的对话框报告';
const fromPages = '换页时由页面历史写入';

export default modelOf({
  of: 'dialogHistory',
  machine: dialogHistoryMachine,
  samples: [
    { type: 'dialog.opened', id: 'login' },
    { type: 'dialog.closed', id: 'login' },
    { type: 'history.traversed', to: '/', entries: 0 },
    { type: 'history.traversed', to: '/', entries: 1 },
    { type: 'entry.changed', how: 'opens', to: '/lcl', key: 'next' },
    { type: 'entry.changed', how: 'renames', to: '/lcl?order=1', key: 'renamed' },
    { type: 'leave.requested', href: 'https://member.example.org/' },
    { type: 'page.returned' },
  ],
  // one dialog, opened before it closes, and one deferred change represent many; after leaving nothing changes
  possible: (event, { dialogs, entries, deferred }, state) => {
    if (state.matches('leaving')) return event.type === 'page.returned';
    if (event.type === 'dialog.opened') return dialogs.length === 0;
    if (event.type === 'dialog.closed') return dialogs.length > 0;
    // our own traversal leads to the open dialogs, the browser's buttons to another entry
    if (event.type === 'history.traversed')
      return state.matches('traversing') ? event.entries === dialogs.length : event.entries !== entries;
    return deferred.length === 0;
  },
  keep: ({ dialogs, entries }) => [dialogs.length, entries],
  external: {
    'dialog.opened': fromDialog,
    'dialog.closed': fromDialog,
    'history.traversed': fromBrowser,
    'page.returned': fromBrowser,
    'entry.changed': fromPages,
    'leave.requested': '登录到期、刷新或去别的网站时',
  },
  play: () => ({ view: (actor: DialogHistoryActor) => <DialogHistoryScene actor={actor} />, gestures: {} }),
});
