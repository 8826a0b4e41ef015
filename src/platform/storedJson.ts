import { readStored } from './storage.ts';

/** Reads what this tab has stored under a key as JSON; null if missing, blocked or not JSON. */
export const storedJson = (key: string): unknown => {
  try {
    return JSON.parse(readStored('sessionStorage', key) ?? 'null');
  } catch {
    return null;
  }
};
