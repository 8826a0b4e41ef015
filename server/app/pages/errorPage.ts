import type { Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import type { AfterResponse } from '#server/http/logging/requestContext.ts';
import { requestIdField } from '#server/http/logging/requestContext.ts';
import { page } from './page.ts';

/** Paths for programs, regardless of the Accept header. */
const forPrograms = /^\/(?:api-|captcha\/|admin\/|review\/|healthz|readyz|metrics)/;

const showErrorPage = async (c: HonoContext): Promise<void> => {
  c.res = await page(c, {
    title: '服务暂时不可用',
    status: c.res.status === 503 ? 503 : 500,
    body: html`<header class="bar"><strong>化运通</strong></header>
      <main class="narrow">
        <section class="card">
          <h1>服务暂时不可用</h1>
          <p>请稍后刷新本页；若仍不成功，请联系服务热线，并告知下面的请求编号。</p>
          <p class="note">请求编号：<code>${requestIdField()?.requestId ?? ''}</code></p>
          <p class="acts"><a class="button" href="">刷新本页</a><a class="button light" href="/">返回首页</a></p>
        </section>
      </main>`,
  });
};

/** Shows a page instead of JSON when a page address fails with 5xx: what to do, and the request id (请求编号). */
export const errorPages: AfterResponse = (c) => {
  if (c.res.status < 500 || c.req.method !== 'GET' || forPrograms.test(c.req.path)) return undefined;
  return c.req.header('accept')?.includes('text/html') ? showErrorPage(c) : undefined;
};
