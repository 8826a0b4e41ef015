import * as React from 'react';

/** React's development build captures a stack for each element, for messages about its owner. */
interface Internals {
  /** Counted from 0 every second; elements beyond 10,000 have no stack. */
  recentlyCreatedOwnerStacks?: number;
}

const internals: Internals =
  (React as unknown as Record<string, Internals | undefined>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ] ?? {};

// the stacks take a fifth of the browser tests' time; with a React version without this counter the tests are only
// slower
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
