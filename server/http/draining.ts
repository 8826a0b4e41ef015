import type { AfterResponse } from './logging/requestContext.ts';

/** Whether this instance is about to stop: it answers calls, but should get no new ones. */
export interface Draining {
  active: boolean;
}

/** While an instance drains, each response closes its connection, so that no call is sent over a closing one. */
export const closeWhileDraining =
  (draining: Draining | undefined): AfterResponse =>
  (c) => {
    if (draining?.active) c.header('Connection', 'close');
  };
