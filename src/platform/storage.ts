type Store = 'localStorage' | 'sessionStorage';

/** A value of a store; null where there is none, or where the browser keeps the store from the page. */
export const readStored = (store: Store, key: string): string | null => {
  try {
    return globalThis[store].getItem(key);
  } catch {
    return null;
  }
};

/** Writes or, without a value, removes; false where the store is full or kept from the page. */
export const writeStored = (store: Store, key: string, value: string | undefined): boolean => {
  try {
    if (value === undefined) globalThis[store].removeItem(key);
    else globalThis[store].setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

/** The keys of the local values that begin so. */
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

/** Calls back when another window has written or removed a local value; `signal` ends it. A store that is cleared names no key. */
export const onLocalChange = (changed: (key: string) => void, signal?: AbortSignal): void =>
  window.addEventListener(
    'storage',
    ({ key, storageArea }) => {
      if (isLocal(storageArea)) changed(key ?? '');
    },
    signal && { signal },
  );
