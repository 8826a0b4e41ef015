import { useSelector } from '@xstate/react';
import type { LoginActor } from '#machines/auth/login.ts';
import type { LoginForm } from '#machines/auth/loginForm.ts';

/** One field of the login form: its value, its problem, and its change handler. */
export const useLoginField = <Name extends keyof LoginForm>(actor: LoginActor, field: Name) => ({
  value: useSelector(actor, (state) => state.context.form[field]),
  problem: useSelector(actor, (state) => state.context.problems[field]),
  change: (value: LoginForm[Name]) => actor.send({ type: 'field.changed', field, value }),
  leave: () => actor.send({ type: 'field.left', field }),
});
