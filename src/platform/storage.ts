type Store = 'localStorage' | 'sessionStorage';

/** Reads a value of a store; null if missing or blocked. */
export const readStored = (store: Store, key: string): string | null => {
  try {
    return globalThis[store].getItem(key);
  } catch {
    return null;
  }
};

/** Reads a value of a store as JSON; null if missing, blocked or not JSON. It is untrusted. */
export const readStoredJson = (store: Store, key: string): unknown => {
  try {
    return JSON.parse(readStored(store, key) ?? 'null');
  } catch {
    return null;
  }
};

/** Writes a value, or removes it if undefined; false if the store is full or blocked. */
export const writeStored = (store: Store, key: string, value: string | undefined): boolean => {
  try {
    if (value === undefined) globalThis[store].removeItem(key);
    else globalThis[store].setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

/** The keys of the local values with a prefix. */
export const localKeys = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
};

const isLocal = (area: Storage | null): boolean => {
  try {
    return area === localStorage;
  } catch {
    return false;
  }
};

/**
 * Calls back when another window has written or removed a local value; the returned function ends it. Clearing the
 * store reports no key.
 */
export const onLocalChange = (changed: (key: string) => void): (() => void) => {
  const hear = ({ key, storageArea }: StorageEvent) => {
    if (isLocal(storageArea)) changed(key ?? '');
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};
