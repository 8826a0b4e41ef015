import { newsPage } from '#contract/content/content.ts';
import { limits } from '#contract/protocol/limits.ts';
import { addressIn } from '#contract/app/languages.ts';
import { pathTo } from '#contract/app/routes.ts';
import { responsesFor } from './pageRendering.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Given {
  listed: readonly string[];
  hasEnglish: boolean;
  origin: string;
  fetch: (request: Request) => Response | Promise<Response>;
}

/**
 * The sitemap: the pages for search engines and the latest articles, as absolute addresses; incomplete if articles
 * cannot be read.
 */
export const sitemapOf = async ({
  listed,
  hasEnglish,
  origin,
  fetch,
}: Given): Promise<{ xml: string; isWhole: boolean }> => {
  const { responses, isUnavailable } = await responsesFor(fetch, [
    { endpoint: newsPage, input: { size: limits.pageSizeMax } },
  ]);
  const news = newsPage.output.safeParse(responses[0]?.data);
  const articles = news.success
    ? news.data.rows.map(({ id, publishedAt }) => ({ path: pathTo('newsArticle', id), changed: publishedAt }))
    : [];
  // articles are in Chinese
  const pages = hasEnglish ? [...listed, ...listed.map((path) => addressIn('en', path))] : listed;
  const entries = [...pages.map((path) => ({ path, changed: undefined })), ...articles].map(
    ({ path, changed }) =>
      `  <url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return { xml, isWhole: !isUnavailable };
};
