import { vi } from 'vitest';

/** The moment every browser test begins at, in epoch milliseconds. */
export const start = Date.UTC(2026, 2, 2, 2);

/** Lets this much time pass, timers and their consequences included. */
export const pass = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
};

/** Lets answered promises and their renderings run to the end; no time passes. */
export const settled = async (): Promise<void> => {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
  port1.close();
};
