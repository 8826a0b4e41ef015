import { createHash } from 'node:crypto';
import type { ServerErrorStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { inlineCode, pagePolicy } from '#contract/app/pagePolicy.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import type { Asset } from './assets.ts';
import { documentAsset } from './assets.ts';
import type { AheadAnswers, Drawing } from './pageRendering.ts';
import { answersFor } from './pageRendering.ts';

/** 404 where there is no such page, and what its one thing failed with where the service could not say. */
type PageStatus = 200 | 404 | ServerErrorStatusCode;

/** A page as it is sent: its bytes, its policy, and whether there is such a page at all. */
export interface PageDocument {
  asset: Asset;
  policy: string;
  status: PageStatus;
}

const whole = { isMissing: false, failure: undefined } as const;

const keptMs = 30_000;
/** Where an answer could not be had, no page asks again for so long. */
const awayMs = 2_000;
const keptMax = 300;
const drawnAtOnceMax = 4;
const queryMax = 300;

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  inlineCode(html, tag).map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);

/** A page that shows one thing is no page where that is not there or could not be had; others show what they have. */
const statusOf = (path: string, { isMissing, failure }: Pick<AheadAnswers, 'isMissing' | 'failure'>): PageStatus => {
  const matched = matchedRoute(path);
  if (isMissing || !matched) return 404;
  return matched.id === undefined || failure === undefined ? 200 : (failure as ServerErrorStatusCode);
};

/** A page that was drawn; a whole one shows everything it should. */
interface Drawn {
  document: PageDocument;
  isWhole: boolean;
}

interface Given {
  /** The built site's files, its prerendered pages among them. */
  assets: ReadonlyMap<string, Asset>;
  drawing?: Drawing | undefined;
  /** The pages of the build are drawn for another configuration than the deployment's. */
  redraw: boolean;
  fetch: (request: Request) => Response | Promise<Response>;
  formTargets: readonly string[];
  connections: readonly string[];
  log: Logger;
}

/**
 * The documents of the site. A page that shows what the service knows, or whose address carries a query, is drawn with
 * it and kept for half a minute. While the database is away the last whole one is sent, however old, else one without
 * answers, which asks by itself; where nothing can be drawn, the build's own page.
 */
export const documentsOf = ({ assets, drawing, redraw, fetch, formTargets, connections, log }: Given) => {
  const kept = new Map<string, { until: number; drawn: Promise<Drawn> }>();
  let beingDrawn = 0;
  let awayUntil = 0;

  const policies = new WeakMap<Asset, string>();
  const policyOf = (asset: Asset): string => {
    const html = asset.plain.toString('utf8');
    const allowed = { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style'), formTargets, connections };
    return pagePolicy(allowed);
  };

  // a page of the build is sent again and again: its policy is found once
  const finished = (asset: Asset, status: PageDocument['status']): PageDocument => {
    const policy = policies.get(asset) ?? policyOf(asset);
    policies.set(asset, policy);
    return { asset, status, policy };
  };

  const built = (path: string, asked: Pick<AheadAnswers, 'isMissing' | 'failure'> = whole): PageDocument => {
    const matched = asked.isMissing ? undefined : matchedRoute(path);
    const own = path === '/' ? '/index' : path.replace(/\/$/, '');
    const page = matched?.id === undefined ? own : own.replace(/\/[^/]*$/, '/_');
    const names = [...(matched ? [page] : []), '/404', '/index'];
    const asset = names.map((name) => assets.get(`${name}.html`)).find((one) => one !== undefined);
    if (!asset) throw new Error('the built site has no page');
    return finished(asset, statusOf(path, asked));
  };

  const answersNow = async (calls: Parameters<typeof answersFor>[1]): Promise<AheadAnswers> => {
    if (calls.length > 0 && Date.now() < awayUntil)
      return { answers: [], isMissing: false, isUnavailable: true, failure: 503 };
    const answered = await answersFor(fetch, calls);
    if (answered.isUnavailable) awayUntil = Date.now() + awayMs;
    return answered;
  };

  const draw = async (
    path: string,
    query: string,
    renderer: Drawing,
    last: Promise<Drawn> | undefined,
  ): Promise<Drawn> => {
    beingDrawn += 1;
    let asked: AheadAnswers = { ...whole, answers: [], isUnavailable: false };
    try {
      asked = await answersNow(renderer.callsAhead(path, query));
      const former = asked.isUnavailable || asked.failure !== undefined ? await last : undefined;
      if (former?.isWhole) return former;
      const html = await renderer.draw({ path, query, answers: asked.answers });
      const isWhole = !asked.isUnavailable && asked.failure === undefined;
      return { document: finished(documentAsset(html), statusOf(path, asked)), isWhole };
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be drawn');
      return { document: built(path, asked), isWhole: true };
    } finally {
      beingDrawn -= 1;
    }
  };

  /** The build's page while too many are being drawn; what a page with an id shows may not be there at all. */
  const builtIfThere = async (path: string, query: string, { callsAhead }: Drawing): Promise<PageDocument> => {
    const hasId = matchedRoute(path)?.id !== undefined;
    return built(path, hasId ? await answersNow(callsAhead(path, query)) : whole);
  };

  /** The document of a path; `query` is without its question mark. */
  return async (path: string, query: string): Promise<PageDocument> => {
    const known = matchedRoute(path) !== undefined;
    const asked = known && query.length <= queryMax ? query : '';
    const isLive = known && (asked !== '' || (drawing?.callsAhead(path, asked).length ?? 0) > 0);
    if (!drawing || !(redraw || isLive)) return built(path);
    // every address that does not exist has the same page
    const shown = known ? path : '/404';
    const key = `${shown}?${asked}`;
    const found = kept.get(key);
    if (found && found.until > Date.now()) return (await found.drawn).document;
    if (beingDrawn >= drawnAtOnceMax && !redraw)
      return found ? (await found.drawn).document : builtIfThere(path, asked, drawing);
    const entry = { until: Date.now() + keptMs, drawn: draw(shown, asked, drawing, found?.drawn) };
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= keptMax) break;
      kept.delete(oldest);
    }
    const drawn = await entry.drawn;
    // what is not whole, or old, is drawn again once the database may be back
    if (!drawn.isWhole || drawn === (await found?.drawn)) entry.until = awayUntil;
    return drawn.document;
  };
};
