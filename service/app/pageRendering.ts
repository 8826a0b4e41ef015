import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { envelope } from '#contract/protocol/endpoint.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';

interface AheadCall {
  endpoint: Endpoint;
  input: unknown;
}

/** What the build of `src/ssr/prerender.tsx` exports. */
interface Renderer {
  callsAhead: (path: string, query: string) => AheadCall[];
  builtSiteIn: (dist: string) => unknown;
  createRenderer: (
    built: unknown,
    siteConfig: string,
  ) => {
    draw: (page: { path: string; query?: string; answers?: { call: AheadCall; answer: unknown }[] }) => Promise<string>;
  };
  prerenderedPages: readonly { file: string; path: string }[];
  listedPaths: readonly string[];
}

/** Draws documents of the built site outside a browser. */
export interface Drawing
  extends Omit<Renderer, 'builtSiteIn' | 'createRenderer'>, Pick<ReturnType<Renderer['createRenderer']>, 'draw'> {}

/** Opens what the build left for drawing documents, under a configuration of the site as JSON text. */
export const openDrawing = async (dist: string, siteConfig: string): Promise<Drawing> => {
  const renderer = (await import(pathToFileURL(join(dist, 'render/prerender.js')).href)) as Renderer;
  return { ...renderer, draw: renderer.createRenderer(renderer.builtSiteIn(dist), siteConfig).draw };
};

/** What the service itself said of the calls of a page. */
export interface AheadAnswers {
  answers: { call: AheadCall; answer: unknown }[];
  /** There is no such thing as the page shows. */
  isMissing: boolean;
  /** Something could not be had in time, but may be later. */
  isUnavailable: boolean;
  /** The status of an answer that failed with 5xx; undefined where none did. */
  failure: number | undefined;
}

/** A page does not wait longer for what it shows: the browser asks again by itself. */
const answerMs = 1_500;

const ask = async (fetch: (request: Request) => Response | Promise<Response>, call: AheadCall) => {
  const { method, path } = call.endpoint;
  const url = new URL(path, 'http://127.0.0.1');
  if (method === 'get')
    for (const [name, value] of Object.entries(call.input ?? {})) url.searchParams.set(name, String(value));
  const answer = await fetch(
    new Request(url, {
      method: method.toUpperCase(),
      headers: { appCode: 'echem', 'Content-Type': 'application/json' },
      ...(method === 'post' && { body: JSON.stringify(call.input) }),
    }),
  );
  const { code, data } = envelope.parse(await answer.json());
  return { call, code, answer: data, status: answer.status };
};

/** Asks the service itself for what a page is drawn with; a refusal leaves the page to ask by itself. */
export const answersFor = async (
  fetch: (request: Request) => Response | Promise<Response>,
  calls: readonly AheadCall[],
): Promise<AheadAnswers> => {
  const asked = await Promise.all(
    calls.map((call) => {
      const late = new Promise<Awaited<ReturnType<typeof ask>>>((resolve) => {
        setTimeout(resolve, answerMs, { call, code: codes.unavailable, answer: null, status: 200 }).unref();
      });
      return Promise.race([ask(fetch, call), late]);
    }),
  );
  return {
    answers: asked.filter(({ code }) => code === codes.ok),
    isMissing: asked.some(({ code }) => code === codes.notFound),
    isUnavailable: asked.some(({ code }) => code === codes.unavailable),
    failure: asked.find(({ status }) => status >= 500)?.status,
  };
};
