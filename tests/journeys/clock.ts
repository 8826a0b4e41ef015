import { inject } from 'vitest';

/** The time of the journeys' services and pages, in milliseconds. */
export const now = (): number => Date.now() + inject('clockAheadMs');

/** `YYYY-MM-DD` in China, this many days from now. */
export const dayAhead = (days: number): string =>
  new Date(now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);

/** Runs in a page before its own scripts: its clock is as far ahead as the service's. */
export const setClockAhead = (ms: number): void => {
  globalThis.Date = new Proxy(Date, {
    construct: (own, given, target) =>
      Reflect.construct(own, given.length === 0 ? [own.now() + ms] : given, target) as Date,
    get: (own, name) => (name === 'now' ? () => own.now() + ms : (Reflect.get(own, name) as unknown)),
  });
};

/**
 * Runs in a page before its own scripts: expiry dates of cookies follow the clock of the journeys, although the browser
 * uses its own.
 */
export const endCookiesAhead = (ms: number): void => {
  const { Date: Own } = globalThis;
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  const ofBrowser = (day: string) => new Own(Own.parse(day) - ms).toUTCString();
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, text: string) {
      cookie.set!.call(this, text.replace(/(?<=expires=)[^;]+/, ofBrowser));
    },
  });
};
