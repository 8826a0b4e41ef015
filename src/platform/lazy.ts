import type { ComponentType } from 'react';
import { createElement, lazy, useState } from 'react';
import { connectionBack, isReachable } from './connection.ts';

/** Loads code; without a connection it waits for one and tries again. Throws where the host answers, but has no such file. */
export const patiently = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const back = connectionBack();
      if (await isReachable()) throw error;
      await back;
    }
  }
};

/** A component whose code comes when it is first drawn; without a connection it suspends until there is one. */
export const lazily: typeof lazy = (load) => lazy(() => patiently(load));

/** A component whose code comes when it is needed: drawn at once where it was prepared, otherwise it suspends. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Later = lazily(async () => ({ default: await load() }));
  let ready: ComponentType<Props> | undefined;
  function Late(props: Props) {
    // the compiler would move the initialiser out of this closure, where `ready` is not known
    'use no memo';
    const [Chosen] = useState<ComponentType<Props>>(() => ready ?? Later);
    return createElement(Chosen, props);
  }
  /** Fetches the code; throws where it cannot be loaded. */
  const prepare = async (): Promise<void> => {
    ready = await load();
  };
  return { Late, prepare };
};
