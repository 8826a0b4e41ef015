import { createHash } from 'node:crypto';
import type { ServerErrorStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { Language } from '#contract/app/languages.ts';
import { addressIn } from '#contract/app/languages.ts';
import { inlineCode, pagePolicy } from '#contract/app/pagePolicy.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import type { Asset } from './assets.ts';
import { compressedAs, documentAsset } from './assets.ts';
import type { InitialResponses, PageRenderer } from './pageRendering.ts';
import type { DataChanges } from '#server/http/responses/dataChanges.ts';
import type { PageAddress, PageDocument, PageStatus, RenderedPage } from './pageCache.ts';
import { PageCache } from './pageCache.ts';
import { responsesFor } from './pageRendering.ts';

const whole = { isMissing: false, failure: undefined } as const;

/** After a failed call, pages wait this long before they request again. */
const unavailableMs = 2_000;
const rendersAtOnceMax = 4;
const queryMax = 300;

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  inlineCode(html, tag).map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);

/** A page with one item does not exist if the item is missing or failed; other pages show what they have. */
const statusOf = (
  path: string,
  { isMissing, failure }: Pick<InitialResponses, 'isMissing' | 'failure'>,
): PageStatus => {
  const matched = matchedRoute(path);
  if (isMissing || !matched) return 404;
  return matched.id === undefined || failure === undefined ? 200 : (failure as ServerErrorStatusCode);
};

interface Given {
  /** The built site's files, including its prerendered pages. */
  assets: ReadonlyMap<string, Asset>;
  pageRenderer?: PageRenderer | undefined;
  /** Whether the build rendered its pages with another configuration than the deployment's. */
  rerender: boolean;
  fetch: (request: Request) => Response | Promise<Response>;
  formTargets: readonly string[];
  connections: readonly string[];
  log: Logger;
  changes?: DataChanges | undefined;
  language?: Language;
}

/**
 * The documents of the site. A page with service data, or with a query in its address, is rendered with the data and
 * cached for half a minute. After that it is still sent once more, while a new one is rendered and compressed in the
 * background. While the database is unavailable, the last complete rendering is sent, however old, or else one without
 * data, which then requests them itself. If rendering fails, the build's own page is sent.
 */
export const documentsOf = ({
  assets,
  pageRenderer,
  rerender,
  fetch,
  formTargets,
  connections,
  log,
  changes,
  language = 'zh',
}: Given) => {
  let pendingRenders = 0;
  let unavailableUntil = 0;

  const policies = new WeakMap<Asset, string>();
  const policyOf = (asset: Asset): string => {
    const html = asset.plain.toString('utf8');
    const allowed = { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style'), formTargets, connections };
    return pagePolicy(allowed);
  };

  // pages of the build are sent often: their policy is computed once
  const finished = (asset: Asset, status: PageDocument['status']): PageDocument => {
    const policy = policies.get(asset) ?? policyOf(asset);
    policies.set(asset, policy);
    return { asset, status, policy };
  };

  const built = (path: string, data: Pick<InitialResponses, 'isMissing' | 'failure'> = whole): PageDocument => {
    const matched = data.isMissing ? undefined : matchedRoute(path);
    const own = path === '/' ? '/index' : path.replace(/\/$/, '');
    const page = matched?.id === undefined ? own : own.replace(/\/[^/]*$/, '/_');
    const names = [...(matched ? [page] : []), '/404', '/index'];
    const asset = names.map((name) => assets.get(`${addressIn(language, name)}.html`)).find((one) => one !== undefined);
    if (!asset) throw new Error('the built site has no page');
    return finished(asset, statusOf(path, data));
  };

  const fetchResponses = async (calls: Parameters<typeof responsesFor>[1]): Promise<InitialResponses> => {
    if (calls.length > 0 && Date.now() < unavailableUntil)
      return { responses: [], isMissing: false, isUnavailable: true, failure: 503 };
    const fetched = await responsesFor(fetch, calls);
    if (fetched.isUnavailable) unavailableUntil = Date.now() + unavailableMs;
    return fetched;
  };

  const renderOnce = async (
    { path, query }: PageAddress,
    renderer: PageRenderer,
    last: Promise<RenderedPage> | undefined,
  ): Promise<RenderedPage> => {
    pendingRenders += 1;
    let given: InitialResponses = { ...whole, responses: [], isUnavailable: false };
    try {
      const address = addressIn(language, path);
      given = await fetchResponses(renderer.initialDataCalls(address, query));
      const former = given.isUnavailable || given.failure !== undefined ? await last : undefined;
      if (former?.isWhole) return former;
      const html = await renderer.render({ path: address, query, responses: given.responses });
      const isWhole = !given.isUnavailable && given.failure === undefined;
      const rendered = documentAsset(html);
      const before = (await last)?.document.asset;
      const asset = before?.etag === rendered.etag ? before : rendered;
      if (before && asset !== before) await compressedAs(before, asset);
      return { document: finished(asset, statusOf(path, given)), isWhole };
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be rendered');
      return { document: built(path, given), isWhole: true };
    } finally {
      pendingRenders -= 1;
    }
  };

  /** The build's page while too many are being rendered; the item of a page with an id may not exist. */
  const builtIfThere = async (
    path: string,
    query: string,
    { initialDataCalls }: PageRenderer,
  ): Promise<PageDocument> => {
    const hasId = matchedRoute(path)?.id !== undefined;
    return built(path, hasId ? await fetchResponses(initialDataCalls(addressIn(language, path), query)) : whole);
  };

  const pages =
    pageRenderer &&
    new PageCache(
      (page, last) => renderOnce(page, pageRenderer, last),
      () => unavailableUntil,
    );
  changes?.onChange(() => pages?.clear());

  /** The document of a path; English pages pass the Chinese path. `query` is without its question mark. */
  return async (path: string, query: string): Promise<PageDocument> => {
    const known = matchedRoute(path) !== undefined;
    const given = known && query.length <= queryMax ? query : '';
    const isLive =
      known && (given !== '' || (pageRenderer?.initialDataCalls(addressIn(language, path), given).length ?? 0) > 0);
    if (!pageRenderer || !pages || !(rerender || isLive)) return built(path);
    // all addresses that do not exist share one page
    const shown = known ? path : '/404';
    const page = { path: shown, query: given };
    const isBusy = pendingRenders >= rendersAtOnceMax;
    const found = await pages.find(page, !isBusy);
    if (found) return found;
    if (isBusy && !rerender) return (await pages.last(page)) ?? builtIfThere(path, given, pageRenderer);
    return pages.render(page);
  };
};
