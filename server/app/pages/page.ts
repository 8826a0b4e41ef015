import type { Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { pagePolicy } from '#contract/app/pagePolicy.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

interface Page {
  title: string;
  body: Markup;
  status?: ContentfulStatusCode;
  /** Chinese by default. */
  language?: 'zh-CN' | 'en';
  /** Reloads the page after this many seconds. */
  refreshSeconds?: number;
  /** Address of an additional stylesheet. */
  stylesheet?: string;
  /** Address of an additional script; the page works without it. */
  script?: string;
}

/** Sends a page of the service's own, with its own stylesheet and without inline scripts or styles. */
export const page = (c: HonoContext, { title, body, status = 200, language = 'zh-CN', ...more }: Page) => {
  const { refreshSeconds, stylesheet, script } = more;
  c.header('Content-Security-Policy', pagePolicy({}));
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          ${refreshSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
          <title>${title}</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="/docs/service.css" />
          ${stylesheet === undefined ? '' : html`<link rel="stylesheet" href="${stylesheet}" />`}
          ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
        </head>
        <body>
          ${body}
        </body>
      </html>`,
    status,
  );
};
