import { useSyncExternalStore } from 'react';

const whenChanged = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser is connected; true outside a browser. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    whenChanged,
    () => navigator.onLine,
    () => true,
  );
