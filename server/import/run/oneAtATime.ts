import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { importMessages } from '#server/import/messages.ts';

interface Of {
  by?: string | undefined;
  /** Whether it changes nothing, so that its person's next work may end it. */
  isRead?: boolean;
  left?: AbortSignal | undefined;
}

/** Runs one work at a time and rejects another, except that a person's next work ends their own preview. */
export const oneAtATime = () => {
  let running: { work: Promise<unknown>; readsFor: string | undefined; stop: AbortController } | undefined;
  return async <Result>(start: (left: AbortSignal) => Promise<Result>, { by, isRead, left }: Of): Promise<Result> => {
    // a person's own preview, in a tab that was left or after a lost connection, does not block them
    if (running && by !== undefined && running.readsFor === by) {
      running.stop.abort(new ApiError(codes.conflict, importMessages.rejected.replaced));
      await running.work.catch(() => undefined);
    }
    if (running) throw new ApiError(codes.conflict, importMessages.rejected.running);
    const stop = new AbortController();
    const work = start(AbortSignal.any(left ? [left, stop.signal] : [stop.signal])).finally(() => {
      running = undefined;
    });
    running = { work, readsFor: isRead ? by : undefined, stop };
    return work;
  };
};
