/** Calls back when the user returns to this page; returns what ends it. */
export const onPageSeen = (seen: () => void): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && seen(), { signal });
  window.addEventListener('focus', seen, { signal });
  return () => ended.abort();
};
