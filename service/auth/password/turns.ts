/** Turns for each key apart: at most `atOnce` acts of a key run, its others wait; `waiting` counts those. */
export const turnsByKey = (atOnce: number) => {
  const queues = new Map<string, { queue: ReturnType<typeof turns>; acts: number }>();
  return {
    waiting: (key: string): number => queues.get(key)?.queue.waiting() ?? 0,
    take: async <Result>(key: string, act: () => Promise<Result>): Promise<Result> => {
      const entry = queues.get(key) ?? { queue: turns(atOnce), acts: 0 };
      queues.set(key, entry);
      entry.acts += 1;
      try {
        return await entry.queue.take(act);
      } finally {
        entry.acts -= 1;
        if (entry.acts === 0) queues.delete(key);
      }
    },
  };
};

/** Lets at most `atOnce` acts run and the others wait, first come, first served. */
export const turns = (atOnce: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    waiting: () => waiting.length,
    take: async <Result>(act: () => Promise<Result>): Promise<Result> => {
      if (running < atOnce) running += 1;
      else await new Promise<void>((begin) => void waiting.push(begin));
      try {
        return await act();
      } finally {
        // the next one takes over the place, so that nobody overtakes it
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
