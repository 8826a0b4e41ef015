import type { ReloadGuardActor } from '#machines/reloadGuard.ts';
import { reloadGuardMachine } from '#machines/reloadGuard.ts';
import { ReloadGuard } from '#src/flows/ReloadGuard.tsx';
import { reloadGuardWords } from '#src/reloadGuardWords.ts';
import { page } from '../play/hand.ts';
import { modelOf } from '../play/model.ts';
import { now } from '../samples.ts';

export default modelOf({
  of: 'reloadGuard',
  machine: reloadGuardMachine,
  inputs: {
    rested: { lastReloadAt: now.getTime() - 60_000 },
    justReloaded: { lastReloadAt: now.getTime() - 59_999 },
  },
  samples: [{ type: 'chunk.failed' }, { type: 'reload.requested' }],
  keep: ({ lastReloadAt }) => lastReloadAt,
  // the router and the lazily loaded parts of the page
  world: ['chunk.failed'],
  play: () => ({
    view: (actor: ReloadGuardActor) => <ReloadGuard actor={actor} />,
    gestures: { 'reload.requested': () => page.getByRole('button', { name: reloadGuardWords.reload }).click() },
  }),
});
