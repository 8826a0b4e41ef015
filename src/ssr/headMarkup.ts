import { matchedRoute } from '#contract/app/routes.ts';
import type { PageData } from '#src/app/pageData.ts';
import { dataText } from '#src/app/pageData.ts';
import { headOf } from './head.ts';

/** The output of the build: the document's template, where its files are, and the module graph by source. */
export interface BuiltSite {
  template: string;
  folder: string;
  manifest: Readonly<Record<string, { file: string; imports?: string[] }>>;
}

/** Escapes a text for an attribute or an element. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The files a module needs at once, its own first. */
const filesOf = (manifest: BuiltSite['manifest'], source: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((one) => filesOf(manifest, one, seen))];
};

/** The module of a page in the module graph: the one in a `routes` folder that has the route's name. */
const sourceOf = (path: string, manifest: BuiltSite['manifest']): string => {
  const name = matchedRoute(path)?.name;
  if (name === undefined) return 'src/app/pages/NotFound.tsx';
  return Object.keys(manifest).find((source) => new RegExp(`/routes/${name}\\.tsx?$`).test(source)) ?? '';
};

/** The head of a page's document: title, description, address, preloaded code, structured data. */
export const headMarkup = (
  page: PageData,
  title: string,
  siteOrigin: string,
  { manifest, template }: BuiltSite,
): string => {
  const { description, listed, structured, ...head } = headOf(page, title, siteOrigin);
  const canonical = siteOrigin + head.canonical;
  const files = new Set(filesOf(manifest, sourceOf(page.path, manifest)));
  const preloaded = [...files].filter((file) => !template.includes(file));
  // the largest file is requested first
  const [, site] = /<script type="module"[^>]* src="([^"]+)"/.exec(template) ?? [];
  return [
    `<title>${title}</title>`,
    ...(description ? [`<meta name="description" content="${escaped(description)}">`] : []),
    ...(listed ? [] : ['<meta name="robots" content="noindex">']),
    // both must be absolute
    ...(listed && siteOrigin
      ? [
          `<link rel="canonical" href="${escaped(canonical)}">`,
          `<meta property="og:url" content="${escaped(canonical)}">`,
        ]
      : []),
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:type" content="website"><meta property="og:locale" content="zh_CN">`,
    ...(site ? [`<link rel="modulepreload" crossorigin fetchpriority="high" href="${site}">`] : []),
    ...preloaded.map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...structured.map((one) => `<script type="application/ld+json">${dataText(one)}</script>`),
  ].join('\n');
};
