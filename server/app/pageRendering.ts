import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { envelope } from '#contract/protocol/endpoint.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';

interface InitialDataCall {
  endpoint: Endpoint;
  input: unknown;
}

/** The exports of the build of `src/ssr/prerender.tsx`. */
interface Renderer {
  initialDataCalls: (path: string, query: string) => InitialDataCall[];
  builtSiteIn: (dist: string) => unknown;
  createRenderer: (
    built: unknown,
    siteConfig: string,
  ) => {
    render: (page: {
      path: string;
      query?: string;
      responses?: { call: InitialDataCall; data: unknown }[];
    }) => Promise<string>;
  };
  prerenderedPages: readonly { file: string; path: string }[];
  listedPaths: readonly string[];
}

/** Renders documents of the built site outside a browser. */
export interface PageRenderer
  extends Omit<Renderer, 'builtSiteIn' | 'createRenderer'>, Pick<ReturnType<Renderer['createRenderer']>, 'render'> {}

/** Loads the renderer that the build wrote, with the site configuration as JSON text. */
export const openRenderer = async (dist: string, siteConfig: string): Promise<PageRenderer> => {
  const renderer = (await import(pathToFileURL(join(dist, 'render/prerender.js')).href)) as Renderer;
  return { ...renderer, render: renderer.createRenderer(renderer.builtSiteIn(dist), siteConfig).render };
};

/** The service's own responses to the calls of a page. */
export interface InitialResponses {
  responses: { call: InitialDataCall; data: unknown }[];
  /** The item that the page shows does not exist. */
  isMissing: boolean;
  /** Some data were not available in time, but may be later. */
  isUnavailable: boolean;
  /** The status of a response that failed with 5xx; undefined if none did. */
  failure: number | undefined;
}

/** The maximum time a page waits for its data: the browser then requests them itself. */
const responseMs = 1_500;

const fetchData = async (fetch: (request: Request) => Response | Promise<Response>, call: InitialDataCall) => {
  const { method, path } = call.endpoint;
  const url = new URL(path, 'http://127.0.0.1');
  if (method === 'get')
    for (const [name, value] of Object.entries(call.input ?? {})) url.searchParams.set(name, String(value));
  const response = await fetch(
    new Request(url, {
      method: method.toUpperCase(),
      headers: { appCode: 'echem', 'Content-Type': 'application/json' },
      ...(method === 'post' && { body: JSON.stringify(call.input) }),
    }),
  );
  const { code, data } = envelope.parse(await response.json());
  return { call, code, data: data, status: response.status };
};

/** Requests the data of a page from the service itself; after a rejection the page requests them in the browser. */
export const responsesFor = async (
  fetch: (request: Request) => Response | Promise<Response>,
  calls: readonly InitialDataCall[],
): Promise<InitialResponses> => {
  const responses = await Promise.all(
    calls.map((call) => {
      const timeout = new Promise<Awaited<ReturnType<typeof fetchData>>>((resolve) => {
        setTimeout(resolve, responseMs, { call, code: codes.unavailable, data: null, status: 200 }).unref();
      });
      return Promise.race([fetchData(fetch, call), timeout]);
    }),
  );
  return {
    responses: responses.filter(({ code }) => code === codes.ok),
    isMissing: responses.some(({ code }) => code === codes.notFound),
    isUnavailable: responses.some(({ code }) => code === codes.unavailable),
    failure: responses.find(({ status }) => status >= 500)?.status,
  };
};
