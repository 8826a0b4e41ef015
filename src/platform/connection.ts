/** How long an answer of the site's own host may take, in milliseconds. */
const probeMs = 5_000;

const probe = async (): Promise<boolean> => {
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

let probing: Promise<boolean> | undefined;

/** Whether the site's host answers at this moment; several who ask at once share one request. */
export const isReachable = async (): Promise<boolean> => (probing ??= probe().finally(() => (probing = undefined)));

const waiting = new Set<() => void>();

/** Resolves once `resumeLoading` says that the connection is back. */
export const connectionBack = async (): Promise<void> => new Promise((resolve) => void waiting.add(resolve));

/** Lets everything go on that waits for the connection. */
export const resumeLoading = (): void => {
  const resolves = [...waiting];
  waiting.clear();
  for (const resolve of resolves) resolve();
};

/** The first moments of a connection often bring nothing yet; milliseconds. */
const secondTryMs = 3_000;

/** Calls back whenever the browser is connected again, and once more a little later. */
export const onOnline = (connected: () => void): void =>
  window.addEventListener('online', () => {
    connected();
    setTimeout(connected, secondTryMs);
  });

/** Runs at once, or as soon as the browser is connected: without a connection a reload ends on the browser's error page. */
export const whenOnline = (run: () => void): void => {
  if (navigator.onLine) run();
  else window.addEventListener('online', run, { once: true });
};
