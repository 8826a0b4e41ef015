import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { BookingCall } from '#contract/orders/bookings/bookingCalls.ts';
import { bookingCalls } from '#contract/orders/bookings/bookingCalls.ts';
import { openapiOf } from '#server/http/openapi.ts';
import { documentedPathOf } from '#server/http/openapi/bookings.ts';
import { page } from './page.ts';

const sessions: Readonly<Record<Endpoint['session'], string>> = {
  none: '无需登录',
  optional: '可选登录',
  required: '须登录',
  staff: '仅限工作人员',
};
const payloads: Readonly<Record<Endpoint['payload'], string>> = {
  query: '地址参数',
  body: '仅请求体',
  queryAndBody: '请求体，标量可同时置于地址',
  bytes: '请求体为文件内容',
};

const noteOf = ({ session, payload, idempotent }: Endpoint): string =>
  `${sessions[session]} · ${payloads[payload]}${idempotent ? ' · 须带 Idempotency-Key' : ''}`;

const operation = (call: Pick<BookingCall, 'path' | 'summary'> & { method: string }, note: string, document: object) =>
  html`<details class="card">
    <summary>
      <span class="badge info">${call.method.toUpperCase()}</span> <code>${call.path}</code> ${call.summary}
    </summary>
    <p class="note">${note}</p>
    <pre>${JSON.stringify(document, null, 2)}</pre>
  </details>`;

/** Serves the API documentation: `/openapi.json` for programs, `/docs` for people. */
export const mountDocs = (app: Hono, endpoints: readonly Endpoint[]): void => {
  let written: ReturnType<typeof openapiOf> | undefined;
  // generating takes half a second, and most instances never need it
  const documentOf = () => (written ??= openapiOf(endpoints));
  app.get('/openapi.json', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(documentOf());
  });
  app.get('/docs', (c) => {
    const document = documentOf();
    return page(c, {
      title: '接口文档',
      body: html`<header class="bar">
          <strong>接口文档</strong>
          <nav><a href="/openapi.json">openapi.json</a></nav>
        </header>
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p class="note">
            POST 请求须带请求头 appCode: echem；登录后另带 Authorization 与会话
            Cookie。公司自有系统改用接口密钥（Authorization: Bearer），不带其余各项。
          </p>
          ${endpoints.map((endpoint) => operation(endpoint, noteOf(endpoint), document.paths[endpoint.path] ?? {}))}
          ${Object.values(bookingCalls).map((call) => {
            const path = documentedPathOf(call);
            return operation({ ...call, path }, '仅限接口密钥', document.paths[path]?.[call.method] ?? {});
          })}
        </main>`,
    });
  });
};
