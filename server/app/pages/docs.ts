import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { Marked } from 'marked';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { BookingCall } from '#contract/orders/bookings/bookingCalls.ts';
import { bookingCalls } from '#contract/orders/bookings/bookingCalls.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import { openapiOf } from '#server/http/openapi.ts';
import { documentedPathOf } from '#server/http/openapi/bookings.ts';
import { page } from './page.ts';

interface Texts {
  title: string;
  guide: string;
  other: { language: Language; name: string };
  endpoints: string;
  lead: string;
  sessions: Readonly<Record<Endpoint['session'], string>>;
  payloads: Readonly<Record<Endpoint['payload'], string>>;
  idempotent: string;
  keyOnly: string;
}

const languages = ['zh-CN', 'en'] as const;
type Language = (typeof languages)[number];

const texts: Readonly<Record<Language, Texts>> = {
  'zh-CN': {
    title: '接口文档',
    guide: 'interface.zh.md',
    other: { language: 'en', name: 'English' },
    endpoints: '全部接口',
    lead: '网站自身的 POST 请求带请求头 appCode: echem，登录后另带 Authorization 与会话 Cookie。公司自有系统改用接口密钥，不带其余各项。',
    sessions: { none: '无需登录', optional: '可选登录', required: '须登录', staff: '仅限工作人员' },
    payloads: {
      query: '地址参数',
      body: '仅请求体',
      queryAndBody: '请求体，标量可同时置于地址',
      bytes: '请求体为文件内容',
    },
    idempotent: '须带 Idempotency-Key',
    keyOnly: '仅限接口密钥',
  },
  en: {
    title: 'API documentation',
    guide: 'interface.md',
    other: { language: 'zh-CN', name: '中文' },
    endpoints: 'All endpoints',
    lead: 'POST requests of the site itself send appCode: echem and, once signed in, Authorization and the session cookie. A company’s system sends an API key and none of these. Summaries and descriptions are in Chinese.',
    sessions: { none: 'no sign-in', optional: 'sign-in optional', required: 'sign-in required', staff: 'staff only' },
    payloads: {
      query: 'query',
      body: 'body only',
      queryAndBody: 'body, scalars also as query',
      bytes: 'body is the content of a file',
    },
    idempotent: 'needs an Idempotency-Key',
    keyOnly: 'API keys only',
  },
};

const addressOf = (language: Language): string => (language === 'en' ? '/docs?lang=en' : '/docs');

/** The guide of a language; its links to files of the repository become text. */
const readGuide = ({ guide }: Texts) => {
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return href.startsWith('https:') ? `<a href="${href}">${text}</a>` : `<code>${text}</code>`;
      },
    },
  });
  return raw(marked.parse(readFileSync(join(projectRoot, 'docs', guide), 'utf8'), { async: false }));
};

const noteOf = ({ session, payload, idempotent }: Endpoint, { sessions, payloads, ...words }: Texts): string =>
  [sessions[session], payloads[payload], ...(idempotent ? [words.idempotent] : [])].join(' · ');

const operation = (call: Pick<BookingCall, 'path' | 'summary'> & { method: string }, note: string, document: object) =>
  html`<details class="card">
    <summary>
      <span class="badge info">${call.method.toUpperCase()}</span> <code>${call.path}</code>
      <span lang="zh-CN">${call.summary}</span>
    </summary>
    <p class="note">${note}</p>
    <pre>${JSON.stringify(document, null, 2)}</pre>
  </details>`;

/** Serves the API documentation: `/openapi.json` for programs, `/docs` for people, in Chinese or English. */
export const mountDocs = (app: Hono, endpoints: readonly Endpoint[]): void => {
  let written: ReturnType<typeof openapiOf> | undefined;
  // generating takes half a second, and most instances never need it
  const documentOf = () => (written ??= openapiOf(endpoints));
  const guides: Partial<Record<Language, ReturnType<typeof readGuide>>> = {};
  app.get('/openapi.json', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(documentOf());
  });
  app.get('/docs', (c) => {
    const document = documentOf();
    const language = languages.find((each) => each === c.req.query('lang')) ?? 'zh-CN';
    const words = texts[language];
    const { other } = words;
    return page(c, {
      title: words.title,
      language,
      body: html`<header class="bar">
          <strong>${words.title}</strong>
          <nav>
            <a href="/openapi.json">openapi.json</a>
            <a href="${addressOf(other.language)}" lang="${other.language}">${other.name}</a>
          </nav>
        </header>
        <main>
          <article class="card guide">${(guides[language] ??= readGuide(words))}</article>
          <h2>${words.endpoints}</h2>
          <p class="note">${words.lead}</p>
          ${endpoints.map((endpoint) => operation(endpoint, noteOf(endpoint, words), document.paths[endpoint.path] ?? {}))}
          ${Object.values(bookingCalls).map((call) => {
            const path = documentedPathOf(call);
            return operation({ ...call, path }, words.keyOnly, document.paths[path]?.[call.method] ?? {});
          })}
        </main>`,
    });
  });
};
