import type { Work } from './proofOfWork.ts';
import type { Report } from './proofOfWork.worker.ts';
// oxlint-disable-next-line import/default -- Vite resolves it to the address of the built worker
import workerUrl from './proofOfWork.worker.ts?worker&url';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
}

// a policy can be created only once; the pages' Content-Security-Policy allows the name `app`
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('app', {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError('Not the script of the worker.');
    return url;
  },
});

/**
 * Solves a proof of work in a worker, so that the page stays responsive; reports the percentage done. Rejects if the
 * browser cannot start workers, and when `signal` is aborted, which ends the worker.
 */
export const proofOfWork = (work: Work, report: (percent: number) => void, signal: AbortSignal): Promise<number[]> =>
  new Promise<number[]>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(policy ? policy.createScriptURL(workerUrl) : workerUrl, { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), { once: true });
    worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message || 'The worker failed.'))));
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if ('numbers' in data) end(() => resolve(data.numbers));
      else report(Math.floor((data.solved / work.puzzles) * 100));
    });
    worker.postMessage(work);
  });
