import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from '#contract/protocol/apiError.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';

/** A call that the tests of the shared client make. */
export const search = endpoint({
  method: 'post',
  path: '/api-basic/search',
  summary: '',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({ port: z.string(), lines: z.array(z.string()) }),
  output: z.object({ n: z.number() }),
});
export const payload = { port: 'CNSHA', lines: ['a'] };

/** A response in the envelope. */
export const response = (code: string, data: unknown, message = ''): string => JSON.stringify({ code, message, data });

/** The error that a call rejects with; fails the test if it does not. */
export const errorOf = async (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.fail('was not rejected'),
    (error: unknown) => error as ApiError,
  );
