import { page } from 'vitest/browser';
import type { SessionActor } from '#machines/session.ts';
import { sessionMachine } from '#machines/session.ts';
import { Session } from '#src/flows/Session.tsx';
import { SignOn } from '#src/flows/SignOn.tsx';
import { stage } from './walk.tsx';

/** The account corner and the question before a change of account, as the site shows them together. */
export const sessionView = (actor: SessionActor, opened: string[] = []) => (
  <>
    <Session
      actor={actor}
      onMemberCenter={() => opened.push('memberCenter')}
      onOrders={() => opened.push('orders')}
      onWholeVehicle={() => opened.push('wholeVehicle')}
      onPasswordChange={() => opened.push('passwordChange')}
      onVerification={() => opened.push('verification')}
    />
    <SignOn actor={actor} />
  </>
);

/** Starts a session; `opened` is what the person asked the account corner to open. */
export const openSession = (input: { token?: string; ticket?: string; user?: { userName: string } } = {}) => {
  const opened: string[] = [];
  return { ...stage(sessionMachine, input, (actor) => sessionView(actor, opened)), opened };
};

export const named = (name: string) => page.getByRole('button', { name });
