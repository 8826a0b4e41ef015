import { expect } from 'vitest';

declare module 'vitest' {
  interface Matchers<T> {
    /** The code of an API error, and its message (a string in full, or a pattern) and field where they are given. */
    toHaveCode: (code: string, message?: string | RegExp, field?: string) => T;
  }
}

expect.extend({
  toHaveCode: (error: unknown, code: string, message?: string | RegExp, field?: string) => {
    const said = message instanceof RegExp ? (expect.stringMatching(message) as string) : message;
    // oxlint-disable-next-line vitest/no-standalone-expect -- this is an expectation of the tests
    expect(error).toMatchObject({ code, ...(said !== undefined && { message: said }), ...(field && { field }) });
    return { pass: true, message: () => '' };
  },
});
