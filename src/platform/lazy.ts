import type { ComponentType } from 'react';
import { createElement, lazy, useState } from 'react';
import { connectionBack, isReachable } from './connection.ts';

/**
 * Loads code; without a connection it calls `lost`, waits and retries. Throws if the host responds without the file.
 */
export const patiently = async <Code>(load: () => Promise<Code>, lost?: () => void): Promise<Code> => {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // the server renderer reads the code from disk
      if (!globalThis.window) throw error;
      const back = connectionBack();
      if (await isReachable()) throw error;
      lost?.();
      await back;
    }
  }
};

/** A lazy component; without a connection it suspends until there is one. */
export const lazily: typeof lazy = (load) => lazy(() => patiently(load));

/** A lazy component that can be preloaded: then it renders at once, otherwise it suspends. */
export const preloadable = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Later = lazily(async () => ({ default: await load() }));
  let ready: ComponentType<Props> | undefined;
  function Lazy(props: Props) {
    // the compiler would move the initialiser out of this closure, where `ready` is not defined
    'use no memo';
    const [Chosen] = useState<ComponentType<Props>>(() => ready ?? Later);
    return createElement(Chosen, props);
  }
  /** Loads the code; throws if it cannot be loaded. */
  const prepare = async (): Promise<void> => {
    ready = await load();
  };
  return { Lazy, prepare };
};
