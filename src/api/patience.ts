import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { clientMessages } from './messages.ts';

/** Begins a wait of the user, who may have it repeated or give it up; the returned function ends it. */
export type BeginWait = (wait: { repeat: () => void; abandon: () => void }) => () => void;

/** How a call is sent, and again while it lasts. */
interface Patience<T> {
  send: (signal: AbortSignal) => Promise<T>;
  /** Whether it can be sent twice without taking effect twice. */
  isRepeatable: boolean;
  /** Aborted by the caller. */
  signal: AbortSignal | undefined;
}

/** Sends a call; while it lasts the user can have it sent again, or give it up, which throws an `ApiError`. */
export const patiently = async <T>(begin: BeginWait, patience: Patience<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const { send, isRepeatable, signal } = patience;
    const attempt = new AbortController();
    const abort = () => {
      end();
      attempt.abort();
    };
    const abandon = () => {
      reject(new ApiError(codes.failed, clientMessages.unanswered));
      abort();
    };
    const repeat = () => {
      resolve(patiently(begin, patience));
      abort();
    };
    const end = begin({ abandon, repeat: isRepeatable ? repeat : abandon });
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    send(attempt.signal).then(resolve, reject).finally(end);
  });
