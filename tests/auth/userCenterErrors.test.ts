import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { accountOf } from '#server/auth/account.ts';
import { sendError } from '#server/http/sendError.ts';
import { centerPage } from '#server/auth/center/frame.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

/** The status and type of a response, without its body. */
const seenOf = ({ status, headers }: Response) => ({ status, retryAfter: headers.get('retry-after') });

describe('a rejection has the same status and waiting time on a page of the user center as in the API', () => {
  test.each(Object.entries(codes))('%s', async (_, code) => {
    const { userId } = await service.signIn();
    const account = await accountOf(service.db, userId);
    const member = { account, colleagues: 1, tokenHash: '', now: service.clock.now() };
    const apiError = new ApiError(code, '<请稍后再试>', 42);
    const app = new Hono()
      .get('/api', (c) => sendError(c, apiError))
      .get('/page', (c) => centerPage(c, member, { path: '/', title: '', body: '' as never, apiError }));
    const shown = await app.request('/page');
    expect(seenOf(shown)).toEqual(seenOf(await app.request('/api')));
    expect(shown.headers.get('retry-after')).toBe('42');
    expect(await shown.text()).toContain('role="alert" id="problem">&lt;请稍后再试&gt;</p>');
  });
});
