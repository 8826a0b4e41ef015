/** Limits concurrency per key: at most `atOnce` tasks of a key run, others wait; `waiting` counts those. */
export const concurrencyLimitByKey = (atOnce: number) => {
  const queues = new Map<string, { queue: ReturnType<typeof concurrencyLimit>; running: number }>();
  return {
    waiting: (key: string): number => queues.get(key)?.queue.waiting() ?? 0,
    run: async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
      const entry = queues.get(key) ?? { queue: concurrencyLimit(atOnce), running: 0 };
      queues.set(key, entry);
      entry.running += 1;
      try {
        return await entry.queue.run(task);
      } finally {
        entry.running -= 1;
        if (entry.running === 0) queues.delete(key);
      }
    },
  };
};

/** Runs at most `atOnce` tasks; others wait in order. */
export const concurrencyLimit = (atOnce: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    waiting: () => waiting.length,
    run: async <Result>(task: () => Promise<Result>): Promise<Result> => {
      if (running < atOnce) running += 1;
      else await new Promise<void>((begin) => void waiting.push(begin));
      try {
        return await task();
      } finally {
        // gives its slot directly to the next task, so that no call overtakes
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
