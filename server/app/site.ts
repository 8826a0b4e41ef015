import type { Context as HonoContext, Hono } from 'hono';
import type { Logger } from 'pino';
import { pagePolicy } from '#contract/app/pagePolicy.ts';
import type { Language } from '#contract/app/languages.ts';
import { addressIn, englishAlone, languageChoicePath, languageOf } from '#contract/app/languages.ts';
import { paths, spelledPath } from '#contract/app/routes.ts';
import type { DataChanges } from '#server/http/responses/dataChanges.ts';
import { deskPath } from '#contract/desk/deskAddress.ts';
import { rejectMethod } from '#server/http/errors/sendError.ts';
import type { Asset } from './assets.ts';
import { assetsOf, send } from './assets.ts';
import { documentsOf } from './pageDocuments.ts';
import type { PageRenderer } from './pageRendering.ts';
import { searchNaming } from './namedSearch.ts';
import { chosenLanguage } from '#server/language/chosenLanguage.ts';
import { sitemapOf } from './sitemap.ts';

/** The files of a built site, and its renderer. */
export interface BuiltPages {
  folder: string;
  /** Renders pages with the service's data; without it the build's own pages are sent. */
  pageRenderer?: PageRenderer | undefined;
}

/** The built site and how it is served. */
export interface Site extends BuiltPages {
  /** Loads the English site, if the build has one. */
  english?: (() => Promise<BuiltPages>) | undefined;
  /** Whether the deployment's configuration differs from the one of the build's pages. */
  rerender?: boolean;
  /** The site's public origin, for addresses in the sitemap; empty if unknown. */
  origin?: string;
  /** Other origins that a page may send a form to, or call. */
  formTargets?: readonly string[];
  connections?: readonly string[];
}

/** The policy of a script, which cannot load anything. */
const scriptPolicy = "default-src 'none'; frame-ancestors 'none'";

const sendAsset = (c: HonoContext, asset: Asset): Promise<Response> => {
  const caching = c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  // a worker takes the policy of its script, and would not start in a sandbox
  const policy = asset.type.startsWith('text/javascript') && { 'Content-Security-Policy': scriptPolicy };
  return send(c, asset, { 'Cache-Control': caching, ...policy });
};

/** The files and pages of the site in one language. */
interface Pages {
  assets: ReadonlyMap<string, Asset>;
  documentOf: ReturnType<typeof documentsOf>;
  namedSearch: ReturnType<typeof searchNaming>;
}

/**
 * Serves the built site from memory: hashed assets are cached for ever; every path gets a document, with status 404 if
 * the page does not exist. The English site is loaded at its first request.
 */
export const mountSite = (app: Hono, site: Site, log: Logger, changes?: DataChanges): void => {
  const { rerender = false, origin = '', formTargets = [], connections = [] } = site;
  const fetch = (request: Request) => app.fetch(request);
  const pagesIn = (language: Language, { folder, pageRenderer }: BuiltPages): Pages => {
    const assets = assetsOf(folder);
    if (!assets.has(`${addressIn(language, '/index')}.html`)) throw new Error(`no index.html in ${folder}`);
    const fetchIn = (request: Request) => {
      if (language === 'en') request.headers.set('Accept-Language', englishAlone);
      return fetch(request);
    };
    const given = { assets, pageRenderer, rerender, fetch: fetchIn, formTargets, connections, log, changes, language };
    return { assets, documentOf: documentsOf(given), namedSearch: searchNaming(fetchIn, changes) };
  };
  const chinese = pagesIn('zh', site);
  let english: Promise<Pages> | undefined;
  const englishPages = (): Promise<Pages> | undefined => {
    english ??= site.english?.().then((built) => pagesIn('en', built));
    return english;
  };

  app.get('/sitemap.xml', async (c) => {
    const { xml, isWhole } = await sitemapOf({
      listed: site.pageRenderer?.listedPaths ?? [paths.home],
      hasEnglish: site.english !== undefined,
      origin: origin || new URL(c.req.url).origin,
      fetch,
    });
    return c.body(xml, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': isWhole ? 'public, max-age=3600' : 'no-cache',
    });
  });
  app.get('/robots.txt', (c) =>
    c.body(
      `User-agent: *\nDisallow: /api-\nDisallow: /captcha/\nDisallow: ${languageChoicePath}/\nDisallow: ${deskPath}\nSitemap: ${origin || new URL(c.req.url).origin}/sitemap.xml\n`,
      200,
      { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    ),
  );
  // the target of password managers (W3C: a well-known URL for changing passwords)
  app.get('/.well-known/change-password', (c) => c.redirect(`${paths.home}?passwordChange`, 302));
  const desk = chinese.assets.get('/desk.html');
  if (desk)
    app.get(deskPath, (c) =>
      send(c, desk, {
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'Content-Security-Policy': pagePolicy({ ownFrames: true }),
      }),
    );
  app.get('*', async (c) => {
    const asset = c.req.path.endsWith('.html') ? undefined : chinese.assets.get(c.req.path);
    if (asset) return sendAsset(c, asset);
    if (c.req.path.startsWith('/assets/')) {
      const own = (await englishPages())?.assets.get(c.req.path);
      return own ? sendAsset(c, own) : c.text('Not Found', 404);
    }
    const url = new URL(c.req.url);
    const asked = languageOf(url.pathname);
    const isEnglish = asked.language === 'en' && site.english !== undefined;
    const [language, pathname] = isEnglish ? (['en', asked.chinese] as const) : (['zh', url.pathname] as const);
    const spelled = spelledPath(pathname);
    if (spelled !== pathname) return c.redirect(addressIn(language, spelled) + url.search, 301);
    if (site.english && url.pathname === paths.home && chosenLanguage(c) === 'en')
      return c.redirect(addressIn('en', paths.home) + url.search, 302);
    url.pathname = pathname;
    const { documentOf, namedSearch } = isEnglish ? (await englishPages())! : chinese;
    const named = await namedSearch(url);
    if (named !== undefined) return c.redirect(addressIn(language, named), 302);
    const { asset: page, policy, status } = await documentOf(pathname, url.search.slice(1));
    return send(c, page, { 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy }, status);
  });
  app.all('*', (c) => rejectMethod(c, 'GET, HEAD'));
};
