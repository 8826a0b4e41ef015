import type { Context as HonoContext, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { anyFile } from '#contract/protocol/endpoint.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { endpointPermissions, keyScopeOf } from '#contract/enterprise/endpointPermissions.ts';
import type { Permission } from '#contract/enterprise/companyRoles.ts';
import { rejectWithout } from './permission.ts';
import { acceptKeyCall, keyOf } from './keyCalls.ts';
import type { SignedInStaff } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';
import type { PaymentChannel } from '#server/payments/channel.ts';
import type { Context, SignedInUser } from './context.ts';
import type { Handler, SharedContext } from './handler.ts';
import { sendEncoded } from './responses/encoding.ts';
import { headersInPlace } from './responses/headers.ts';
import { noteRequest } from './logging/requestContext.ts';
import { bodyOf, bodyTextOf, bytesOf, jsonOf, parsed, queryOf, rejectContradiction } from './requests/input.ts';
import { wasEndedByPassword } from '#server/auth/session.ts';
import { fileNameForReader } from '#server/language/reader.ts';
import { messages } from './errors/messages.ts';
import { rejectMethod } from './errors/sendError.ts';
import type { SharedResponses } from './responses/sharedResponses.ts';

/** The context of a call before its session is known. */
export type Visit = Omit<Context, 'user' | 'idempotencyKey'>;

/** The dependencies that turn a request into a context. */
export interface Dependencies {
  production: boolean;
  shared: SharedResponses;
  sharedContext: SharedContext;
  visit: (c: HonoContext) => Visit;
  /** The online payment channels. */
  payments: readonly PaymentChannel[];
  /** The user of the session with the secret in the cookie; its token is the `Authorization` header by default. */
  userOf: (c: HonoContext, visit: Visit, token?: string) => Promise<SignedInUser | null>;
  /** The staff member of the session with the secret in the desk's cookie. */
  staffOf: (visit: Visit) => Promise<SignedInStaff | null>;
}

/** Rejects calls from other sites' pages by custom headers and Fetch metadata, which they cannot forge. */
const rejectForeignPage = (c: HonoContext): void => {
  if (isForeign(c)) {
    noteRequest({ rejectedAs: 'foreign page' });
    throw new ApiError(codes.forbidden, messages.crossSite);
  }
  if (c.req.header('appcode') !== 'echem') throw new ApiError(codes.forbidden, messages.appCodeMissing);
};

/** Whether the browser reports that another site's page made this request. */
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
  rejectContradiction(query, body, input);
  return input;
};

/** The `Idempotency-Key` of a call; undefined without a valid one. */
export const sentOnceBy = (c: HonoContext): string | undefined =>
  /^[\x21-\x7e]{8,128}$/.exec(c.req.header('idempotency-key') ?? '')?.[0];

const idempotencyKeyOf = (c: HonoContext, { idempotent }: Endpoint): string => {
  const key = sentOnceBy(c);
  if (idempotent && key === undefined) throw new ApiError(codes.badInput, messages.idempotencyKeyMissing);
  return key ?? '';
};

const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The content-disposition of a file (RFC 6266), in UTF-8 and in ASCII, with its size in bytes (RFC 2183, 2.7), because
 * a response that a proxy compresses or chunks has no length.
 */
export const dispositionOf = (fileName: string, bytes: number, isShownInPlace: boolean): string => {
  const name = fileNameForReader(fileName);
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  return `${isShownInPlace ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${percentEncoded(name)}; size=${bytes}`;
};

/** Only files that a browser does not execute are shown in place: PDF and pictures. */
const isPassive = (contentType: string): boolean => /^(?:application\/pdf|image\/(?:jpeg|png))$/.test(contentType);

const sendFile = (c: HonoContext, sent: z.output<typeof anyFile>, { isShownInPlace = false }: Endpoint) => {
  const { fileName, contentType } = sent;
  const isShown = isShownInPlace && isPassive(contentType);
  if (isShown) for (const [name, value] of Object.entries(headersInPlace)) c.header(name, value);
  const bytes = 'bytes' in sent ? sent.bytes : Buffer.byteLength(sent.content);
  c.header('Content-Disposition', dispositionOf(fileName, bytes, isShown));
  if (!('bytes' in sent)) return sendEncoded(c, sent.content, contentType);
  return c.body(sent.content, 200, { 'Content-Type': contentType, 'Content-Length': String(bytes) });
};

/** Records which order a call is about, for the audit of a rejection. */
const noteOrder = (input: unknown): void => {
  const orderNo = typeof input === 'object' && input !== null && 'orderNo' in input ? input.orderNo : undefined;
  if (typeof orderNo === 'string') noteRequest({ orderNo });
};

/** The staff member of a call to the desk; rejects other callers, and a role that the endpoint does not list. */
const staffFor = async (
  { session, roles = [] }: Endpoint,
  visit: Visit,
  { staffOf }: Dependencies,
): Promise<SignedInStaff | null> => {
  if (session !== 'staff') return null;
  const staff = await staffOf(visit);
  if (!staff) {
    visit.staffCookie.clear();
    throw new ApiError(codes.notLoggedIn, deskMessages.notSignedIn);
  }
  noteRequest({ staff: staff.login });
  if (!roles.includes(staff.role)) throw new ApiError(codes.forbidden, deskMessages.roleMissing);
  return staff;
};

/** The permission for a call with a session; without a row in the table the service does not start. */
const permissionOf = ({ path, session }: Endpoint): Permission | null => {
  if (session !== 'optional' && session !== 'required') return null;
  const row = endpointPermissions[path];
  if (row === undefined) throw new Error(`no permission is stated for ${path}`);
  return row[0];
};

const responding = ({ endpoint, respond, isRead, isCompressed }: Handler, dependencies: Dependencies) => {
  const permission = permissionOf(endpoint);
  const scope = keyScopeOf(endpoint.path);
  return async (c: HonoContext) => {
    // other sites' pages send no `Authorization` header
    if (endpoint.method === 'post' && keyOf(c) === undefined) rejectForeignPage(c);
    const visit = dependencies.visit(c);
    const keyCall = await acceptKeyCall(c, visit, scope);
    const staff = await staffFor(endpoint, visit, dependencies);
    const user = permission ? (keyCall?.user ?? (await dependencies.userOf(c, visit))) : null;
    if (user) noteRequest({ userId: user.userId });
    if (endpoint.session === 'required' && !user) {
      visit.cookies.clear();
      if (await wasEndedByPassword(visit.db, visit.cookies.secret())) {
        // the remembered token belongs to the former password
        visit.remembered.clear();
        throw new ApiError(codes.passwordChanged, messages.signedOutByPassword);
      }
      throw new ApiError(codes.notLoggedIn, messages.notLoggedIn);
    }
    if (user && permission) rejectWithout(permission, user.role);
    const input = await inputOf(c, endpoint);
    noteOrder(input);
    const idempotencyKey = idempotencyKeyOf(c, endpoint);
    const context = isRead
      ? (dependencies.sharedContext as Context)
      : { ...visit, ...(staff && { staff }), user, idempotencyKey };
    const data = endpoint.output.parse(await respond(input, context as Context<SignedInUser>));
    if (endpoint.returnsFile) return sendFile(c, anyFile.parse(data), endpoint);
    const envelope = { code: codes.ok, message: messages.ok, data };
    return isCompressed === false ? c.json(envelope) : sendEncoded(c, JSON.stringify(envelope), 'application/json');
  };
};

/** An input, and the cache key of its responses. */
interface SharedInput {
  input: unknown;
  key: string;
}

/**
 * Cached bodies with known input, up to this many characters: parsing one costs as much as sending a small response.
 */
const knownBodies = { max: 400, lengthMax: 1_000 };

/** Reads inputs; repeated bodies come from memory. */
const sharedInputReader = (endpoint: Endpoint): ((c: HonoContext) => Promise<SharedInput>) => {
  const known = new Map<string, SharedInput>();
  const withKey = (input: unknown): SharedInput => ({ input, key: `${endpoint.path} ${JSON.stringify(input)}` });
  return async (c) => {
    if (endpoint.method === 'get' || queryOf(c).length > 0) return withKey(await inputOf(c, endpoint));
    const text = await bodyTextOf(c);
    const former = known.get(text);
    if (former) return former;
    const read = withKey(parsed(endpoint.input, jsonOf(text)));
    if (known.size >= knownBodies.max) known.clear();
    if (text.length <= knownBodies.lengthMax) known.set(text, read);
    return read;
  };
};

/** Sends the same response to all callers: only an API key is checked. */
const respondingAlike = ({ endpoint, respond }: Handler, dependencies: Dependencies) => {
  const { shared, sharedContext, visit } = dependencies;
  const read = sharedInputReader(endpoint);
  const scope = keyScopeOf(endpoint.path);
  return async (c: HonoContext) => {
    const isOfKey = keyOf(c) !== undefined;
    if (endpoint.method === 'post' && !isOfKey) rejectForeignPage(c);
    const keyCall = isOfKey ? await acceptKeyCall(c, visit(c), scope) : null;
    const { input, key } = await read(c);
    const respondOnce = async () => endpoint.output.parse(await respond(input, sharedContext as Context));
    const response = await shared.send(c, key, respondOnce);
    for (const [name, value] of Object.entries(keyCall?.rateLimit ?? {})) response.headers.set(name, value);
    return response;
  };
};

/** Mounts each handler at its endpoint's method and path; other methods get 405. */
export const mount = (app: Hono, handlers: readonly Handler[], dependencies: Dependencies): void => {
  for (const handler of handlers) {
    const { method, path } = handler.endpoint;
    app.on(method, path, (handler.isShared ? respondingAlike : responding)(handler, dependencies));
    app.all(path, (c) => rejectMethod(c, method === 'get' ? 'GET, HEAD' : 'POST'));
  }
};
