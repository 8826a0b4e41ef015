import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during hydration, whose result must not depend on the visitor; true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
