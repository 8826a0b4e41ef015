import { orderQueryCopy } from '#src/features/orders/messages.ts';

const minuteMs = 60_000;

/** How long it is until an instant, in words to the minute; undefined once it has passed. */
export const timeLeft = (until: string, now: number): string | undefined => {
  const minutes = Math.ceil((Date.parse(until) - now) / minuteMs);
  if (minutes <= 0) return undefined;
  return orderQueryCopy.clock.left(Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60);
};

/** Whole minutes since an instant, none where it lies ahead. */
export const minutesSince = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / minuteMs));
