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
