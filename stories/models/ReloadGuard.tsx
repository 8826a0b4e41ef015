import type { ReloadGuardActor } from '#machines/reloadGuard.ts';
import { reloadGuardMachine } from '#machines/reloadGuard.ts';
import { ReloadGuard } from '#src/flows/ReloadGuard.tsx';
import { reloadGuardWords } from '#src/reloadGuardWords.ts';
import { page } from '../play/hand.ts';
import { modelOf } from '../play/model.ts';
import { now } from '../samples.ts';

const reached = { done: [null], error: [new Error('no answer')] };

export default modelOf({
  of: 'reloadGuard',
  machine: reloadGuardMachine,
  inputs: {
    rested: { lastReloadAt: now.getTime() - 60_000 },
    justReloaded: { lastReloadAt: now.getTime() - 59_999 },
  },
  samples: [{ type: 'chunk.failed' }, { type: 'reload.requested' }, { type: 'connection.restored' }],
  outcomes: { reachFirst: reached, reachToReload: reached, reachAgain: reached },
  keep: ({ lastReloadAt }) => lastReloadAt,
  // the router and the lazily loaded parts of the page, and the browser
  world: ['chunk.failed', 'connection.restored'],
  play: () => ({
    view: (actor: ReloadGuardActor) => <ReloadGuard actor={actor} />,
    gestures: {
      'reload.requested': () =>
        page.getByRole('button', { name: new RegExp(`${reloadGuardWords.reload}|${reloadGuardWords.retry}`) }).click(),
    },
  }),
});
