import type { MiddlewareHandler } from 'hono';

/** Whether this instance is about to stop: it answers what comes, and wants no more. */
export interface Draining {
  active: boolean;
}

/** While an instance drains, each answer ends its connection, so that no call is sent over one that is about to close. */
export const closeWhileDraining =
  (draining: Draining | undefined): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (draining?.active) c.header('Connection', 'close');
  };
