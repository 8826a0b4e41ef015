import { onLocalChange, writeStored } from './storage.ts';

const sessionKey = 'sessionChangedAt';

/** Notifies the other tabs that the session has changed; if nothing can be stored, they notice when shown again. */
export const notifyOtherTabs = (): void => void writeStored('localStorage', sessionKey, String(Date.now()));

/** Calls back when another tab has reported a session change, or this tab is shown again; `signal` ends it. */
export const onOtherTab = (changed: () => void, signal: AbortSignal): void => {
  const ended = onLocalChange((key) => (key === '' || key === sessionKey) && changed());
  signal.addEventListener('abort', ended);
  window.addEventListener('pageshow', ({ persisted }) => persisted && changed(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && changed(), { signal });
};
