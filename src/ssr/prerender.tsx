import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prerender } from 'react-dom/static';
import { inlineCode, pagePolicy } from '#contract/app/pagePolicy.ts';
import { matchedRoute, paths } from '#contract/app/routes.ts';
import { App } from '#src/App.tsx';
import { createSite } from '#src/app/site.ts';
import type { Site } from '#src/app/siteContext.ts';
import { callKey } from '#src/api/initialData.ts';
import type { InitialDataCall } from '#src/app/initialDataCalls.ts';
import { initialDataCallsOf } from '#src/app/initialDataCalls.ts';
import { siteOverrides } from '#contract/app/siteConfig.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import { configFrom } from '#src/platform/config.ts';
import { DocumentNotices } from '#src/app/notices/DocumentNotices.tsx';
import { withCriticalStyle } from './criticalStyle.ts';
import { queriedDescriptions } from '#src/app/messages/descriptions.ts';
import { isListed } from './head.ts';
import type { BuiltSite } from './headMarkup.ts';
import { escaped, headMarkup } from './headMarkup.ts';
import { PreHydrationLogin } from '#src/features/auth/login/PreHydrationLogin.tsx';
import type { PageData } from '#src/app/pageData.ts';
import { dataText, pageDataElement } from '#src/app/pageData.ts';
import { routeOf } from '#src/routes.ts';
import { loginWith } from '#src/features/auth/loginEffects.tsx';
import { createActor } from '#src/platform/actors.ts';

/** Reads the build's output from its folder. */
export const builtSiteIn = (dist: string): BuiltSite => {
  const folder = join(dist, 'site');
  return {
    folder,
    template: readFileSync(join(dist, 'template.html'), 'utf8'),
    routes: JSON.parse(readFileSync(join(folder, '.vite/routes.json'), 'utf8')) as BuiltSite['routes'],
  };
};

const textOf = async (stream: ReadableStream): Promise<string> => new Response(stream).text();

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  inlineCode(html, tag).map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);

const renderNotices = async (hotline: string): Promise<string> => {
  const { prelude } = await prerender(<DocumentNotices hotline={hotline} />);
  return textOf(prelude);
};

const renderPreHydrationLogin = async (site: Site): Promise<string> => {
  const actor = createActor(loginWith(site), { input: {} }).start();
  const { prelude } = await prerender(<PreHydrationLogin actor={actor} />);
  actor.stop();
  return textOf(prelude);
};

const originsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin);

/** A static host does not know a page's hashes, so the page contains its own policy; a service sends it in a header. */
const withPolicy = (html: string, { memberCenter, apiBase }: SiteConfig): string => {
  const policy = pagePolicy({
    scripts: hashesOf(html, 'script'),
    styles: hashesOf(html, 'style'),
    formTargets: originsOf([memberCenter]),
    connections: originsOf([apiBase]),
  })
    // valid in a header only
    .replace("frame-ancestors 'none'; ", '');
  return html.replace('<!--policy-->', `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
};

/** The calls whose responses a page is rendered with. */
export const initialDataCalls: (path: string, query: string) => InitialDataCall[] = initialDataCallsOf;

/** A path in the site's language. */
const pageAt = (path: string): string => (paths.home === '/' ? path : paths.home + path);

interface PageRequest {
  path: string;
  query?: string;
  responses?: { call: InitialDataCall; data: unknown }[];
  /** Whether the document is for a static host. */
  isStatic?: boolean;
}

/**
 * Creates the renderer of one deployment, with its configuration as JSON text; throws if that is invalid. `render`
 * yields a complete document: head, page, critical style and the data it was rendered with.
 */
export const createRenderer = (built: BuiltSite, siteConfig: string) => {
  const { bankAccounts: _accounts, ...overrides } = siteOverrides.parse(JSON.parse(siteConfig));
  const config = configFrom(siteConfig);
  // equal in every document
  let preHydrationLogin: Promise<string> | undefined;
  let notices: Promise<string> | undefined;

  const renderWith = async (
    site: Site,
    { path, query = '', responses = [], isStatic = false }: PageRequest,
  ): Promise<string> => {
    const data: PageData = {
      path,
      query,
      at: Date.now(),
      responses: Object.fromEntries(
        responses.map(({ call: { endpoint, input, shownOf }, data: response }) => [
          callKey(endpoint.path, input),
          shownOf ? shownOf(response as never) : response,
        ]),
      ),
    };
    await routeOf(path).prepare();
    const { prelude } = await prerender(<App site={site} document={data} />, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    });
    // React renders the title next to the page; it belongs in the head
    const pageHtml = await textOf(prelude);
    const found = /^((?:<(?:link|meta)[^>]*>)*)<title>([^<]*)<\/title>/.exec(pageHtml);
    const title = found?.[2] ?? escaped(routeOf(path).title);
    const markup = found ? `${found[1]}${pageHtml.slice(found[0].length)}` : pageHtml;
    const [loginMarkup, noticesMarkup] = await Promise.all([
      (preHydrationLogin ??= renderPreHydrationLogin(site)),
      (notices ??= renderNotices(config.hotline)),
    ]);
    const html = built.template
      .replace(/<title>[^]*?<\/title>\s*/, '')
      .replace('<!--head-->', () => headMarkup(data, title, config.siteOrigin, built))
      .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>\n${pageDataElement(data)}`)
      .replace(
        /(id="site-config">)[^]*?(<\/script>)/,
        (_, open: string, close: string) => open + dataText(overrides) + close,
      )
      .replace('<!--notices-->', () => noticesMarkup)
      .replace('<!--pre-hydration-login-->', () => loginMarkup);
    const inline = /\sstyle="/.exec(html);
    if (inline)
      throw new Error(
        `${path}: the policy forbids inline styles: ${html.slice(inline.index - 200, inline.index + 80)}`,
      );
    const page = matchedRoute(path)?.name ?? 'notFound';
    const styled = await withCriticalStyle(page, html, built.folder);
    return isStatic ? withPolicy(styled, config) : styled.replace(/<!--policy-->\s*/, '');
  };

  return {
    render: async (page: PageRequest): Promise<string> => {
      const site = createSite(config);
      try {
        return await renderWith(site, page);
      } finally {
        site.stop();
      }
    },
    /** The text files for search engines on a static host; a service generates them itself, including its articles. */
    textFiles: (): [name: string, text: string][] =>
      import.meta.env.ENGLISH
        ? []
        : [
            ['robots.txt', `User-agent: *\nDisallow: /api-\nSitemap: ${config.siteOrigin}/sitemap.xml\n`],
            [
              'sitemap.xml',
              `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listedPaths
                .map((path) => `  <url><loc>${escaped(config.siteOrigin + path)}</loc></url>`)
                .join('\n')}\n</urlset>\n`,
            ],
          ],
  };
};

/** The file of each prerendered page; a page with a parameter is rendered once, without it. */
export const prerenderedPages: readonly { file: string; path: string }[] = [
  ...Object.values(paths).map((pattern) => {
    const path = pattern.replace(/:id\??/, '_');
    return { file: `${path === paths.home ? pageAt('/index') : path}.html`, path };
  }),
  ...[paths.activity, paths.procurementMobile, paths.procurementShare].map((pattern) => {
    const path = pattern.replace('/:id?', '');
    return { file: `${path}.html`, path };
  }),
  { file: pageAt('/404.html'), path: pageAt('/404') },
];

/** The addresses that search engines may list. */
export const listedPaths: readonly string[] = Object.entries(paths)
  .filter(([name, path]) => !path.includes(':') && isListed(name as keyof typeof paths))
  .map(([, path]): string => path)
  .concat(Object.keys(queriedDescriptions));
