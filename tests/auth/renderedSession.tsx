import { page } from 'vitest/browser';
import { sessionMachine } from '#machines/auth/session.ts';
import { accountCorner } from '#stories/tooling/models/accountCorner.tsx';
import { renderMachine } from '../support/walk.tsx';

/** Starts a session; `opened` lists the pages and dialogs opened from the account corner. */
export const openSession = (input: { token?: string; ticket?: string; user?: { userName: string } } = {}) => {
  const opened: string[] = [];
  return { ...renderMachine(sessionMachine, input, (actor) => accountCorner(actor, opened)), opened };
};

export const named = (name: string) => page.getByRole('button', { name });
