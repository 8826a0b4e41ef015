/** The timeout of a probe to the site's own host, in milliseconds. */
const probeMs = 5_000;

/** Whether the site's host responds now. */
export const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), probeMs);
  try {
    const { status } = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: patience.signal });
    return status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};

/** The window's event that continues loading; lazy code has no actor to send to. */
const resumed = 'loadingresumed';

/** Resolves once `resumeLoading` says that the connection is back. */
export const connectionBack = async (): Promise<void> =>
  new Promise((resolve) => window.addEventListener(resumed, () => resolve(), { once: true }));

/** Continues everything that waits for the connection. */
export const resumeLoading = (): void => void window.dispatchEvent(new Event(resumed));

/** A new connection often fails at first; milliseconds until the second attempt. */
const secondTryMs = 3_000;

/** Calls back whenever the browser is connected again, and again shortly after; `signal` ends it. */
export const onOnline = (connected: () => void, signal: AbortSignal): void =>
  window.addEventListener(
    'online',
    () => {
      connected();
      setTimeout(connected, secondTryMs);
    },
    { signal },
  );

/** Runs at once, or when the browser is connected: a reload without a connection ends on the browser's error page. */
export const whenOnline = (run: () => void): void => {
  if (navigator.onLine) run();
  else window.addEventListener('online', run, { once: true });
};
