import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { pagePolicy } from '#contract/app/pagePolicy.ts';
import { paths, spelledPath } from '#contract/app/routes.ts';
import type { DataChanges } from '#server/http/dataChanges.ts';
import { deskPath } from '#contract/desk/deskAddress.ts';
import { rejectMethod } from '#server/http/sendError.ts';
import { assetsOf, send } from './assets.ts';
import { documentsOf } from './pageDocuments.ts';
import type { PageRenderer } from './pageRendering.ts';
import { searchNaming } from './namedSearch.ts';
import { sitemapOf } from './sitemap.ts';

/** The built site and how it is served. */
export interface Site {
  folder: string;
  /** Renders pages with the service's data; without it the build's own pages are sent. */
  pageRenderer?: PageRenderer | undefined;
  /** Whether the deployment's configuration differs from the one of the build's pages. */
  rerender?: boolean;
  /** The site's public origin, for addresses in the sitemap; empty if unknown. */
  origin?: string;
  /** Other origins that a page may send a form to, or call. */
  formTargets?: readonly string[];
  connections?: readonly string[];
}

/** The policy of a script, which loads nothing. */
const scriptPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Serves the built site from memory: hashed assets are cached for ever; every path gets a document, with status 404 if
 * the page does not exist.
 */
export const mountSite = (app: Hono, site: Site, log: Logger, changes?: DataChanges): void => {
  const { folder, pageRenderer, rerender = false, origin = '', formTargets = [], connections = [] } = site;
  const assets = assetsOf(folder);
  if (!assets.has('/index.html')) throw new Error(`no index.html in ${folder}`);
  const fetch = (request: Request) => app.fetch(request);
  const documentOf = documentsOf({ assets, pageRenderer, rerender, fetch, formTargets, connections, log, changes });
  const namedSearch = searchNaming(fetch, changes);

  app.get('/sitemap.xml', async (c) => {
    const { xml, isWhole } = await sitemapOf(
      pageRenderer?.listedPaths ?? [paths.home],
      origin || new URL(c.req.url).origin,
      fetch,
    );
    return c.body(xml, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': isWhole ? 'public, max-age=3600' : 'no-cache',
    });
  });
  app.get('/robots.txt', (c) =>
    c.body(
      `User-agent: *\nDisallow: /api-\nDisallow: /captcha/\nDisallow: ${deskPath}\nSitemap: ${origin || new URL(c.req.url).origin}/sitemap.xml\n`,
      200,
      { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    ),
  );
  // where password managers lead to (W3C: a well-known URL for changing passwords)
  app.get('/.well-known/change-password', (c) => c.redirect(`${paths.home}?passwordChange`, 302));
  const desk = assets.get('/desk.html');
  if (desk)
    app.get(deskPath, (c) =>
      send(c, desk, {
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'Content-Security-Policy': pagePolicy({ ownFrames: true }),
      }),
    );
  app.get('*', async (c) => {
    const asset = c.req.path.endsWith('.html') ? undefined : assets.get(c.req.path);
    if (asset) {
      const caching = c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      // a worker takes the policy of its script, and would not start in a sandbox
      const policy = asset.type.startsWith('text/javascript') && { 'Content-Security-Policy': scriptPolicy };
      return send(c, asset, { 'Cache-Control': caching, ...policy });
    }
    if (c.req.path.startsWith('/assets/')) return c.text('Not Found', 404);
    const { pathname, search } = new URL(c.req.url);
    const spelled = spelledPath(pathname);
    if (spelled !== pathname) return c.redirect(spelled + search, 301);
    const named = await namedSearch(new URL(c.req.url));
    if (named !== undefined) return c.redirect(named, 302);
    const { asset: page, policy, status } = await documentOf(c.req.path, search.slice(1));
    return send(c, page, { 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy }, status);
  });
  app.all('*', (c) => rejectMethod(c, 'GET, HEAD'));
};
