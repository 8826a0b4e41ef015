import type { ServerErrorStatusCode } from 'hono/utils/http-status';
import type { Asset } from './assets.ts';

/** 404 if the page does not exist, or the status of the failed call for its only item. */
export type PageStatus = 200 | 404 | ServerErrorStatusCode;

/** A page to send: its bytes, its policy and its status. */
export interface PageDocument {
  asset: Asset;
  policy: string;
  status: PageStatus;
}

/** A rendered page; `isWhole` if every call for it succeeded. */
export interface RenderedPage {
  document: PageDocument;
  isWhole: boolean;
}

/** A page by its path and its query without a question mark. */
export interface PageAddress {
  path: string;
  query: string;
}

/** Renders a page; `last` is its former rendering. */
type Render = (address: PageAddress, last: Promise<RenderedPage> | undefined) => Promise<RenderedPage>;

interface CachedPage {
  rendered: Promise<RenderedPage>;
  /** Resolves when the values below are final. */
  settled?: Promise<void>;
  /** Fresh until then. */
  until: number;
  /** A page that may still be sent after that, while it is rendered again. */
  stale?: { page: RenderedPage; until: number };
  isRenewed?: boolean;
}

/** After this time a page is rendered again: in the background if it is younger than an hour. */
const lifetimeMs = 30_000;
const staleMs = 3_600_000;
const cachedMax = 300;

const keyOf = ({ path, query }: PageAddress): string => `${path}?${query}`;

/** The pages rendered last. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #render: Render;
  readonly #unavailableUntil: () => number;

  /** `unavailableUntil` is when the data of a page may be available again. */
  constructor(render: Render, unavailableUntil: () => number) {
    this.#render = render;
    this.#unavailableUntil = unavailableUntil;
  }

  #put(address: PageAddress, page: CachedPage): void {
    this.#pages.delete(keyOf(address));
    this.#pages.set(keyOf(address), page);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= cachedMax) break;
      this.#pages.delete(oldest);
    }
  }

  async #settle(page: CachedPage, former: CachedPage | undefined): Promise<void> {
    const startedAt = Date.now();
    const rendered = await page.rendered;
    const isFormer = rendered === (await former?.rendered);
    // an incomplete or outdated page is rendered again once the database may be available
    if (!rendered.isWhole || isFormer) page.until = this.#unavailableUntil();
    const until = isFormer ? (former?.stale?.until ?? 0) : startedAt + staleMs;
    if (rendered.isWhole && rendered.document.status === 200) page.stale = { page: rendered, until };
  }

  #start(address: PageAddress, former: CachedPage | undefined): CachedPage {
    const page: CachedPage = {
      rendered: this.#render(address, former?.rendered),
      until: Date.now() + lifetimeMs,
    };
    page.settled = this.#settle(page, former);
    return page;
  }

  async #renew(address: PageAddress, former: CachedPage): Promise<void> {
    former.isRenewed = true;
    const page = this.#start(address, former);
    await page.settled;
    if (this.#pages.get(keyOf(address)) === former) this.#put(address, page);
  }

  /** Drops every page, because the data have changed. */
  clear(): void {
    this.#pages.clear();
  }

  /** The page if it can be sent at once; with `mayRender` a stale one is rendered again in the background. */
  async find(address: PageAddress, mayRender: boolean): Promise<PageDocument | undefined> {
    const found = this.#pages.get(keyOf(address));
    if (!found) return undefined;
    if (found.until > Date.now()) return (await found.rendered).document;
    if (!found.stale || found.stale.until <= Date.now()) return undefined;
    if (mayRender && !found.isRenewed) void this.#renew(address, found);
    return found.stale.page.document;
  }

  /** The last rendering of the page, however old. */
  async last(address: PageAddress): Promise<PageDocument | undefined> {
    return (await this.#pages.get(keyOf(address))?.rendered)?.document;
  }

  async render(address: PageAddress): Promise<PageDocument> {
    const page = this.#start(address, this.#pages.get(keyOf(address)));
    this.#put(address, page);
    await page.settled;
    return (await page.rendered).document;
  }
}
