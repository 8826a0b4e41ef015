import type { Context as HonoContext, Hono } from 'hono';

import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { file } from '#contract/protocol/endpoint.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { Context, SignedInUser } from './context.ts';
import type { Handler } from './handler.ts';
import { noteRequest, requestIdField } from './requestContext.ts';
import { bodyOf, bytesOf, parsed, queryOf, refuseContradiction } from './input.ts';
import { wasEndedByPassword } from '#service/auth/session.ts';
import { messages } from './messages.ts';

/** The context of a call before its session is known. */
export type Visit = Omit<Context, 'user' | 'idempotencyKey'>;

/** What turns a request into a context. */
export interface World {
  production: boolean;
  visit: (c: HonoContext) => Visit;
  /** The user of the session whose secret half is in the cookie; the public half is the `Authorization` header unless given. */
  userOf: (c: HonoContext, visit: Visit, token?: string) => Promise<SignedInUser | null>;
}

const statusOf: Readonly<Record<string, ContentfulStatusCode>> = {
  [codes.badInput]: 400,
  [codes.notLoggedIn]: 401,
  [codes.unauthorized]: 401,
  [codes.passwordChanged]: 401,
  [codes.forbidden]: 403,
  [codes.notFound]: 404,
  [codes.conflict]: 409,
  [codes.tooMany]: 429,
  [codes.failed]: 500,
  [codes.unavailable]: 503,
};

/**
 * The HTTP status of a refusal, on pages as in the API, with `Retry-After` set where the time to wait is known. What went wrong with the call itself has its HTTP status; what the business
 * refuses (codes 12…, 13…) is HTTP 200 with its code, as specification section 8 has it.
 */
export const refusalStatus = (c: HonoContext, { code, retryAfterSeconds }: Refusal): ContentfulStatusCode => {
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  return statusOf[code] ?? 200;
};

/** Answers a refusal in the envelope. From 500 on the answer names the request, so that a user can tell which. */
export const refuse = (c: HonoContext, refusal: Refusal, status = refusalStatus(c, refusal)) => {
  const { code, message, field } = refusal;
  const about = field === undefined ? {} : { field };
  return c.json({ code, message, data: null, ...about, ...(status >= 500 && requestIdField()) }, status);
};

/** Answers a method that is not served here with those that are. */
export const refuseMethod = (c: HonoContext, allowed: string) => {
  c.header('Allow', allowed);
  return refuse(c, new Refusal(codes.badInput, messages.wrongMethod), 405);
};

/** Custom headers and a browser's own word on where a request comes from: a foreign page can forge neither. */
const refuseForeignPage = (c: HonoContext): void => {
  if (isForeign(c)) {
    noteRequest({ refusedAs: 'foreign page' });
    throw new Refusal(codes.forbidden, messages.crossSite);
  }
  if (c.req.header('appcode') !== 'echem') throw new Refusal(codes.forbidden, messages.appCodeMissing);
};

/** Whether the browser says that another site's page made this request. */
export const isForeign = (c: HonoContext): boolean => {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== c.req.header('host');
};

const inputOf = async (c: HonoContext, endpoint: Endpoint): Promise<unknown> => {
  const query = queryOf(c);
  const fields = Object.fromEntries(query.map(([key, values]) => [key, values[0]]));
  if (endpoint.method === 'get') return parsed(endpoint.input, fields);
  if (endpoint.payload === 'bytes') {
    const content = await bytesOf(c);
    return parsed(endpoint.input, 'shape' in endpoint.input ? { ...fields, content } : content);
  }
  const body = await bodyOf(c);
  const input = parsed(endpoint.input, body);
  refuseContradiction(query, body, input);
  return input;
};

const idempotencyKeyOf = (c: HonoContext, endpoint: Endpoint): string => {
  const key = c.req.header('idempotency-key') ?? '';
  if (endpoint.idempotent && !/^[\x21-\x7e]{8,128}$/.test(key))
    throw new Refusal(codes.badInput, messages.idempotencyKeyMissing);
  return key;
};

const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** How a file is named (RFC 6266), in UTF-8 and in ASCII, and its size in bytes (RFC 2183, 2.7): what a proxy compresses or passes on in pieces has no length of its own. */
const dispositionOf = (fileName: string, bytes: number): string => {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(fileName)}; size=${bytes}`;
};

const sendFile = (c: HonoContext, { fileName, contentType, content }: z.output<typeof file>) => {
  c.header('Content-Disposition', dispositionOf(fileName, Buffer.byteLength(content)));
  return c.body(content as string | Uint8Array<ArrayBuffer>, 200, { 'Content-Type': contentType });
};

/** Notes which order a call is about, for the record of a refusal. */
const noteOrder = (input: unknown): void => {
  const orderNo = typeof input === 'object' && input !== null && 'orderNo' in input ? input.orderNo : undefined;
  if (typeof orderNo === 'string') noteRequest({ orderNo });
};

const answering =
  ({ endpoint, answer }: Handler, world: World) =>
  async (c: HonoContext) => {
    if (endpoint.method === 'post') refuseForeignPage(c);
    const visit = world.visit(c);
    const user = endpoint.session === 'none' ? null : await world.userOf(c, visit);
    if (user) noteRequest({ userId: user.userId });
    if (endpoint.session === 'required' && !user) {
      visit.cookies.clear();
      if (await wasEndedByPassword(visit.db, visit.cookies.secret())) {
        // what the browser remembers stands for the password of before
        visit.remembered.clear();
        throw new Refusal(codes.passwordChanged, messages.signedOutByPassword);
      }
      throw new Refusal(codes.notLoggedIn, messages.notLoggedIn);
    }
    const input = await inputOf(c, endpoint);
    noteOrder(input);
    const idempotencyKey = idempotencyKeyOf(c, endpoint);
    const data = endpoint.output.parse(await answer(input, { ...visit, user: user as SignedInUser, idempotencyKey }));
    if (endpoint.answersFile) return sendFile(c, file.parse(data));
    return c.json({ code: codes.ok, message: messages.ok, data });
  };

/** Serves each handler at its endpoint's method and path; other methods get 405. */
export const mount = (app: Hono, handlers: readonly Handler[], world: World): void => {
  for (const handler of handlers) {
    const { method, path } = handler.endpoint;
    app.on(method, path, answering(handler, world));
    app.all(path, (c) => refuseMethod(c, method === 'get' ? 'GET, HEAD' : 'POST'));
  }
};
