import { onLocalChange, writeStored } from './storage.ts';

const sessionKey = 'sessionChangedAt';

/** Tells the other tabs that the session is another one now; where nothing can be stored they see it when they are shown again. */
export const tellOtherTabs = (): void => void writeStored('localStorage', sessionKey, String(Date.now()));

/** Calls back whenever another tab may have changed the session: it said so, or this tab is shown again. */
export const onOtherTab = (changed: () => void): void => {
  onLocalChange((key) => (key === '' || key === sessionKey) && changed());
  window.addEventListener('pageshow', ({ persisted }) => persisted && changed());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && changed());
};
