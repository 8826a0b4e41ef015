import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prerender } from 'react-dom/static';
import { inlineCode, pagePolicy } from '#contract/app/pagePolicy.ts';
import { paths } from '#contract/app/routes.ts';
import { App } from '#src/App.tsx';
import { createSite } from '#src/app/site.ts';
import type { Site } from '#src/app/siteContext.ts';
import { callKey } from '#src/api/initialData.ts';
import type { AheadCall } from '#src/app/initialDataCalls.ts';
import { aheadCallsOf } from '#src/app/initialDataCalls.ts';
import { siteOverrides } from '#contract/app/siteConfig.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import { configFrom } from '#src/platform/config.ts';
import { DocumentNotices } from '#src/app/DocumentNotices.tsx';
import { withCriticalStyle } from './criticalStyle.ts';
import { queriedDescriptions } from './descriptions.ts';
import { headOf, isListed } from './head.ts';
import { EarlyLogin } from '#src/features/auth/login/EarlyLogin.tsx';
import type { PageData } from '#src/app/pageData.ts';
import { dataText, pageDataElement } from '#src/app/pageData.ts';
import { routeOf } from '#src/routes.ts';
import { loginWith } from '#src/features/auth/loginEffects.tsx';
import { createActor } from '#src/platform/actors.ts';

/** What the build left: the document's template, where its files lie, and the module graph by source. */
interface BuiltSite {
  template: string;
  folder: string;
  manifest: Readonly<Record<string, { file: string; imports?: string[] }>>;
}

/** Reads what the build left in its folder. */
export const builtSiteIn = (dist: string): BuiltSite => {
  const folder = join(dist, 'site');
  return {
    folder,
    template: readFileSync(join(dist, 'template.html'), 'utf8'),
    manifest: JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as BuiltSite['manifest'],
  };
};

const textOf = async (stream: ReadableStream): Promise<string> => new Response(stream).text();

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The files a module needs at once, its own first. */
const filesOf = (manifest: BuiltSite['manifest'], source: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((one) => filesOf(manifest, one, seen))];
};

const sourceOf = (path: string): string[] => ['.tsx', '.ts'].map((ending) => `src/${routeOf(path).source}${ending}`);

const headMarkup = (page: PageData, title: string, siteOrigin: string, { manifest, template }: BuiltSite): string => {
  const { description, listed, structured, ...head } = headOf(page, title, siteOrigin);
  const canonical = siteOrigin + head.canonical;
  const preloaded = sourceOf(page.path)
    .flatMap((source) => filesOf(manifest, source))
    .filter((file) => !template.includes(file));
  return [
    `<title>${title}</title>`,
    ...(description ? [`<meta name="description" content="${escaped(description)}">`] : []),
    ...(listed
      ? [
          `<link rel="canonical" href="${escaped(canonical)}">`,
          `<meta property="og:url" content="${escaped(canonical)}">`,
        ]
      : ['<meta name="robots" content="noindex">']),
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:type" content="website"><meta property="og:locale" content="zh_CN">`,
    ...[...new Set(preloaded)].map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...structured.map((one) => `<script type="application/ld+json">${dataText(one)}</script>`),
  ].join('\n');
};

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  inlineCode(html, tag).map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);

const drawNotices = async (hotline: string): Promise<string> => {
  const { prelude } = await prerender(<DocumentNotices hotline={hotline} />);
  return textOf(prelude);
};

const drawEarlyLogin = async (site: Site): Promise<string> => {
  const actor = createActor(loginWith(site), { input: {} }).start();
  const { prelude } = await prerender(<EarlyLogin actor={actor} />);
  actor.stop();
  return textOf(prelude);
};

const originsOf = (addresses: readonly string[]): string[] =>
  addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin);

/** Hosts that serve files cannot know a page's hashes: the page carries its own policy. */
const withPolicy = (html: string, { memberCenter, apiBase }: SiteConfig): string => {
  const policy = pagePolicy({
    scripts: hashesOf(html, 'script'),
    styles: hashesOf(html, 'style'),
    formTargets: originsOf([memberCenter]),
    connections: originsOf([apiBase]),
  })
    // a header may say this, a document may not
    .replace("frame-ancestors 'none'; ", '');
  return html.replace('<!--policy-->', `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
};

/** The calls whose answers a page wants to be drawn with. */
export const callsAhead: (path: string, query: string) => AheadCall[] = aheadCallsOf;

interface DrawnPage {
  path: string;
  query?: string;
  answers?: { call: AheadCall; answer: unknown }[];
}

/**
 * Makes what draws the documents of one deployment, under its configuration as JSON text; throws where that is not valid.
 * `draw` yields a complete document: head, page, the style it needs at once and the answers it was drawn with.
 */
export const createRenderer = (built: BuiltSite, siteConfig: string) => {
  const overrides = siteOverrides.parse(JSON.parse(siteConfig));
  const config = configFrom(siteConfig);
  // they are the same in every document
  let earlyLogin: Promise<string> | undefined;
  let notices: Promise<string> | undefined;

  const drawWith = async (site: Site, { path, query = '', answers = [] }: DrawnPage): Promise<string> => {
    const data: PageData = {
      path,
      query,
      at: Date.now(),
      answers: Object.fromEntries(answers.map(({ call, answer }) => [callKey(call.endpoint.path, call.input), answer])),
    };
    await routeOf(path).prepare();
    const { prelude } = await prerender(<App site={site} document={data} />, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    });
    // React puts the title beside the page; it stands in the head
    const drawn = await textOf(prelude);
    const found = /^((?:<(?:link|meta)[^>]*>)*)<title>([^<]*)<\/title>/.exec(drawn);
    const title = found?.[2] ?? escaped(routeOf(path).title);
    const markup = found ? `${found[1]}${drawn.slice(found[0].length)}` : drawn;
    const [loginMarkup, noticesMarkup] = await Promise.all([
      (earlyLogin ??= drawEarlyLogin(site)),
      (notices ??= drawNotices(config.hotline)),
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
      .replace('<!--early-login-->', () => loginMarkup);
    const inline = /\sstyle="/.exec(html);
    if (inline)
      throw new Error(
        `${path}: the policy forbids inline styles: ${html.slice(inline.index - 200, inline.index + 80)}`,
      );
    return withPolicy(await withCriticalStyle(routeOf(path).source, html, built.folder), config);
  };

  return {
    draw: async (page: DrawnPage): Promise<string> => {
      const site = createSite(config);
      try {
        return await drawWith(site, page);
      } finally {
        site.stop();
      }
    },
    /** What a host of files says to search engines; a service says it itself, and knows its articles. */
    textFiles: (): [name: string, text: string][] => [
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

/** The file each page of the site is kept in; a page with a parameter is kept once, drawn without it. */
export const prerenderedPages: readonly { file: string; path: string }[] = [
  ...Object.values(paths).map((pattern) => {
    const path = pattern.replace(/:id\??/, '_');
    return { file: `${path === '/' ? '/index' : path}.html`, path };
  }),
  ...['/act', '/procurement/mobile', '/procurement/share'].map((path) => ({ file: `${path}.html`, path })),
  { file: '/404.html', path: '/404' },
];

/** The addresses that search engines may list. */
export const listedPaths: readonly string[] = Object.entries(paths)
  .filter(([name, path]) => !path.includes(':') && isListed(name as keyof typeof paths))
  .map(([, path]): string => path)
  .concat(Object.keys(queriedDescriptions));
