import type { ComponentType } from 'react';
import { createElement, lazy, useState } from 'react';

/** A component whose code comes when it is needed: drawn at once where it was prepared, otherwise it suspends. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Later = lazy(async () => ({ default: await load() }));
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
