import type { ReloadGuardActor } from '#machines/app/reloadGuard.ts';
import { reloadGuardMachine } from '#machines/app/reloadGuard.ts';
import { ReloadGuard } from '#src/app/notices/ReloadGuard.tsx';
import { reloadGuardMessages } from '#src/app/messages/reloadGuard.ts';
import { modelOf, page } from '#flows';
import { now } from '#stories/fixtures/samples.ts';

const reached = { done: [null], error: [new Error('no response')] };

export default modelOf({
  of: 'reloadGuard',
  machine: reloadGuardMachine,
  inputs: {
    rested: { lastReloadAt: now.getTime() - 60_000 },
    justReloaded: { lastReloadAt: now.getTime() - 59_999 },
  },
  samples: [
    { type: 'chunk.failed' },
    { type: 'connection.lost' },
    { type: 'reload.requested' },
    { type: 'connection.restored' },
  ],
  outcomes: { reachFirst: reached, reachToReload: reached, reachAgain: reached, reachInSilence: reached },
  keep: ({ lastReloadAt }) => lastReloadAt,
  external: {
    'chunk.failed': '页面的一部分载入失败时报告',
    'connection.lost': '换页时网站没有响应',
    'connection.restored': '由浏览器报告',
  },
  play: () => ({
    view: (actor: ReloadGuardActor) => <ReloadGuard actor={actor} />,
    gestures: {
      'reload.requested': () =>
        page
          .getByRole('button', { name: new RegExp(`${reloadGuardMessages.reload}|${reloadGuardMessages.retry}`) })
          .click(),
    },
  }),
});
