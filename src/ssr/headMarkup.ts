import { addressIn, languageOf } from '#contract/app/languages.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import type { PageData } from '#src/app/pageData.ts';
import { dataText } from '#src/app/pageData.ts';
import { codeNameOf } from '#src/routes.ts';
import { headOf } from './head.ts';

/** The output of the build: the document's template, where its files are, and which files each route needs. */
export interface BuiltSite {
  template: string;
  folder: string;
  routes: Readonly<Record<string, readonly string[]>>;
}

/** Escapes a text for an attribute or an element. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const locale = import.meta.env.ENGLISH ? 'en_GB' : 'zh_CN';

/** The addresses of a page by language; empty if there is only one language. */
const alternatesOf = (address: string): [language: string, address: string][] => {
  const { chinese } = languageOf(address);
  return import.meta.env.ENGLISH || import.meta.env.HAS_ENGLISH
    ? [
        ['zh-CN', chinese],
        ['en', addressIn('en', chinese)],
        ['x-default', chinese],
      ]
    : [];
};

/** The head of a page's document: title, description, address, preloaded code, structured data. */
export const headMarkup = (
  page: PageData,
  title: string,
  siteOrigin: string,
  { routes, template }: BuiltSite,
): string => {
  const { description, listed, structured, ...head } = headOf(page, title, siteOrigin);
  const canonical = siteOrigin + head.canonical;
  const preloaded = routes[codeNameOf(matchedRoute(page.path)?.name ?? 'notFound')] ?? [];
  // the largest file is requested first
  const [, site] = /<script type="module"[^>]* src="([^"]+)"/.exec(template) ?? [];
  return [
    // first, and before the policy: the browser looks ahead for files to load until it finds one
    ...(site ? [`<link rel="modulepreload" crossorigin fetchpriority="high" href="${site}">`] : []),
    ...preloaded.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<title>${title}</title>`,
    ...(description ? [`<meta name="description" content="${escaped(description)}">`] : []),
    ...(listed ? [] : ['<meta name="robots" content="noindex">']),
    // both must be absolute
    ...(listed && siteOrigin
      ? [
          `<link rel="canonical" href="${escaped(canonical)}">`,
          `<meta property="og:url" content="${escaped(canonical)}">`,
          ...alternatesOf(head.canonical).map(
            ([language, address]) =>
              `<link rel="alternate" hreflang="${language}" href="${escaped(siteOrigin + address)}">`,
          ),
        ]
      : []),
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:type" content="website"><meta property="og:locale" content="${locale}">`,
    ...structured.map((one) => `<script type="application/ld+json">${dataText(one)}</script>`),
  ].join('\n');
};
