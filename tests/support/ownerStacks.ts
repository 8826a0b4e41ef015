import * as React from 'react';

/** React's development build captures a stack for each element, for messages that name its owner. */
interface Internals {
  /** Counted from 0 every second; elements beyond 10,000 have no stack. */
  recentlyCreatedOwnerStacks?: number;
}

const internals: Internals =
  (React as unknown as Record<string, Internals | undefined>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ] ?? {};

// the stacks take a fifth of the time of the browser tests; a version of React without this counter is as slow as before
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
