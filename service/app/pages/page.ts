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
  /** Loads the page again after this many seconds. */
  refreshSeconds?: number;
  /** Address of a further stylesheet. */
  stylesheet?: string;
  /** Address of a script of ours; the page works without it. */
  script?: string;
}

/** Answers with a page of the service's own, in its own stylesheet, without any inline script or style. */
export const page = (c: HonoContext, { title, body, status = 200, refreshSeconds, stylesheet, script }: Page) => {
  c.header('Content-Security-Policy', pagePolicy({}));
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
      <html lang="zh-CN">
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
