import { useSelector } from '@xstate/react';
import type { HeaderActor } from '#machines/app/header.ts';
import { sessionMachine } from '#machines/auth/session.ts';
import { Session } from '#src/features/auth/Session.tsx';
import { Header } from '#src/layouts/Header.tsx';
import { configFrom } from '#src/platform/config.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { accountDoors } from './scene.tsx';

const session = frozen(sessionMachine, {
  value: 'anonymous',
  context: { token: '', ticket: '', enterprise: [], isLoginWanted: false },
});

/** The header over a dark picture, in its actor's state. */
export function HeaderScene({ actor }: { actor: HeaderActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value);
  return (
    <div className="h-48 bg-brand-900">
      <Header
        tab={0}
        config={configFrom('{}')}
        account={<Session actor={session} {...accountDoors} />}
        state={state}
        overlay
        hasColumn={false}
      />
    </div>
  );
}
