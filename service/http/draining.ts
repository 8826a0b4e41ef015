import type { MiddlewareHandler } from 'hono';

/** Whether this instance is about to stop: it answers calls, but wants no new ones. */
export interface Draining {
  active: boolean;
}

/** While an instance drains, each response closes its connection, so that no call is sent over a closing one. */
export const closeWhileDraining =
  (draining: Draining | undefined): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (draining?.active) c.header('Connection', 'close');
  };
