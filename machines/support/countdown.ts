/** Whole seconds from now until a deadline (epoch milliseconds), never below zero. */
export const secondsUntil = (deadline: number): number => Math.max(0, Math.ceil((deadline - Date.now()) / 1_000));

/** Milliseconds from now until a deadline, never below zero. */
export const msUntil = (deadline: number): number => Math.max(0, deadline - Date.now());

/** Milliseconds until the shown second changes, so that a late timer does not shift the ones after it. */
export const msToNextSecond = (deadline: number): number => msUntil(deadline) % 1_000 || 1_000;

/** The deadline a number of seconds from now, in epoch milliseconds. */
export const inSeconds = (seconds: number): number => Date.now() + seconds * 1_000;
