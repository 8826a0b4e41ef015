import type { MiddlewareHandler, Next } from 'hono';
import type { NodeBindings } from './requests/caller.ts';

/** How long calls may start in one turn of the event loop, in milliseconds. */
const turnMs = 5;

/**
 * Lets calls start for a few milliseconds of each turn of the event loop. The rest of a burst starts in the next turns,
 * in order, so that pages and files do not wait for all of them. `now` returns the time, in milliseconds.
 */
export const yieldToEventLoop = (now = () => performance.now()): MiddlewareHandler => {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  let endsAt = 0;

  const open = (): void => {
    isOpen = true;
    endsAt = now() + turnMs;
    setImmediate(() => {
      isOpen = false;
      const begin = waiting.shift();
      if (!begin) return;
      open();
      begin();
    });
  };

  const later = async (next: Next): Promise<void> => {
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return next();
  };

  return (c, next) => {
    // calls for a page that is being rendered belong to that page
    const isRendering = (c.env as NodeBindings | undefined)?.incoming === undefined;
    if (isRendering) return next();
    if (!isOpen) open();
    else if (waiting.length > 0 || now() > endsAt) return later(next);
    return next();
  };
};
