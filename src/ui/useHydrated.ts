import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendered HTML is taken over, which must not depend on the visitor; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
