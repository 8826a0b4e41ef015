import React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { recentlyCreatedOwnerStacks?: number };
};

if (import.meta.env.DEV && internals.recentlyCreatedOwnerStacks === undefined)
  throw new Error('React counts in another way now how many elements it has noted the origin of.');

// in development it notes, for who debugs, where each element was made, until it has counted enough of them; that is a
// sixth of the tests' time, and it warns all the same
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // it begins to count anew each second
  },
});
