/**
 * Shares a read among callers at the same time: whoever calls while it runs gets the next one with them, so that each
 * result was read after its call.
 */
export const sharedReads = <Result>() => {
  const running = new Map<string, Promise<Result>>();
  const next = new Map<string, Promise<Result>>();
  return (key: string, read: () => Promise<Result>): Promise<Result> => {
    const waiting = next.get(key);
    if (waiting) return waiting;
    const begin = (): Promise<Result> => {
      next.delete(key);
      const run = read().finally(() => {
        if (running.get(key) === run) running.delete(key);
      });
      running.set(key, run);
      return run;
    };
    // calls of one moment share their read as well
    const begun = Promise.resolve(running.get(key)).then(begin, begin);
    next.set(key, begun);
    return begun;
  };
};
