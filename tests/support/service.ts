import pino from 'pino';
import type { Endpoint, InputOf, OutputOf } from '#contract/protocol/endpoint.ts';
import { envelope } from '#contract/protocol/endpoint.ts';
import { codes, ApiError, withField } from '#contract/protocol/apiError.ts';
import { openAccount } from '#server/auth/account.ts';
import type { AppDependencies } from '#server/http/app.ts';
import { createApp } from '#server/http/app.ts';
import { GoodsRecognition } from '#server/booking/recognition/goodsRecognition.ts';
import { importWorkIn } from '#server/import/run/importing.ts';
import type { SessionCredentials } from '#server/http/context.ts';
import { openPasswords } from '#server/auth/password/hashing.ts';
import { openSession } from '#server/auth/session.ts';
import { openOutbox } from '#server/notifications/outbox.ts';
import { openInbox } from '#server/auth/sms/inbox.ts';
import { noScanner } from '#server/http/uploads/virusScanner.ts';
import { databaseFiles } from '#server/files/fileStore.ts';
import { openTextReader } from '#server/enterprise/textReader.ts';
import { openTestDatabase, TestClock } from './database.ts';

interface CallOptions {
  session?: SessionCredentials | undefined;
  headers?: Record<string, string>;
  /** The socket's address that the service sees. */
  address?: string;
}

export const requestOf = (endpoint: Endpoint, input: unknown, { session, headers }: CallOptions): Request => {
  const url = new URL(endpoint.path, 'http://127.0.0.1');
  const isFile = endpoint.payload === 'bytes';
  const fields = Object.entries(input instanceof Uint8Array ? {} : (input ?? {})).filter(
    ([, value]) => value !== undefined && typeof value !== 'object',
  );
  if (endpoint.payload !== 'body') for (const [key, value] of fields) url.searchParams.set(key, String(value));
  const all = {
    appCode: 'echem',
    appDriver: '101',
    ...(endpoint.method === 'post' && { 'Content-Type': isFile ? 'image/*' : 'application/json' }),
    ...(session && { Authorization: session.token, Cookie: `__Host-sid=${session.secret}` }),
    ...headers,
  };
  const file = input instanceof Uint8Array ? input : (input as { content?: unknown } | null)?.content;
  const body = endpoint.method === 'post' ? { body: isFile ? (file as BodyInit) : JSON.stringify(input) } : {};
  return new Request(url, { method: endpoint.method.toUpperCase(), headers: all, ...body });
};

/** The default secret of a service. */
export const testSecret = 'a secret of the tests, long enough';

/** Work factors that take no time in tests; the production ones have their own tests. */
const quickCost = { ln: 4, r: 8, p: 1 };

type Given = Partial<
  Pick<
    AppDependencies,
    | 'db'
    | 'pool'
    | 'sms'
    | 'mail'
    | 'log'
    | 'site'
    | 'passwords'
    | 'reader'
    | 'scanner'
    | 'files'
    | 'bucket'
    | 'sharing'
    | 'changes'
    | 'payments'
  >
> & {
  clock?: TestClock;
  config?: Partial<AppDependencies['config']>;
};

/** Services over copies of one database share one index of names. */
const recognition = new GoodsRecognition();

/** Tests change rows and read them at once. */
const unshared = { freshMs: 0, staleMs: 0 };

/**
 * The real service in process, over its own database unless given; close it when done. The caller closes a given
 * database or reader.
 */
export const freshService = async ({ clock = new TestClock(), ...given }: Given = {}) => {
  const { db, close } = given.db ? { db: given.db, close: async () => {} } : await openTestDatabase();
  const inbox = openInbox(clock, () => undefined);
  const outbox = openOutbox(clock, () => undefined);
  const config = {
    production: false,
    apiDocs: true,
    userCenterUrl: undefined,
    trustedProxies: [],
    captchaCorsOrigins: [],
    callsPerMinute: 1_200,
    hotline: '400-123-4567',
    serviceMail: undefined,
    siteOrigin: '',
    operatorName: 'Huayuntong Platform Operator',
    bankAccounts: {},
    secret: testSecret,
    ...given.config,
  };
  const passwords = openPasswords({ current: config.secret, previous: config.secretPrevious }, quickCost);
  const reader = given.reader ?? openTextReader();
  const app = createApp({
    db,
    clock,
    sms: inbox,
    mail: outbox,
    passwords,
    reader,
    scanner: noScanner,
    files: databaseFiles,
    imports: importWorkIn({ db, clock }),
    log: pino({ level: 'silent' }),
    sharing: unshared,
    recognition,
    ...given,
    config,
  });

  const fetch = (request: Request, address = '127.0.0.1'): Promise<Response> =>
    Promise.resolve(app.fetch(request, { incoming: { socket: { remoteAddress: address } } }));

  /** Calls an endpoint, and returns the response whatever its status. */
  const send = (endpoint: Endpoint, input: unknown, options: CallOptions = {}): Promise<Response> =>
    fetch(requestOf(endpoint, input, options), options.address);

  /** Calls an endpoint through the contract: returns the parsed output, or throws an `ApiError`. */
  const call = async <const E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<OutputOf<E>> => {
    const response = await send(endpoint, input, options);
    const { code, message, data, field } = envelope.parse(await response.json());
    if (code !== codes.ok) {
      const retryAfter = response.headers.get('retry-after');
      throw withField(new ApiError(code, message, retryAfter === null ? undefined : Number(retryAfter)), field);
    }
    return endpoint.output.parse(data) as OutputOf<E>;
  };

  /** Signs a phone in without captcha and SMS; creates its account the first time. */
  const signIn = async (phone = '13812345678'): Promise<SessionCredentials & { userId: string }> => {
    const { userId } = await db.transaction((tx) => openAccount(tx, clock, phone));
    return { userId, ...(await openSession({ db, clock }, { userId, by: 'smsCode', device: 'test' })) };
  };

  const closeAll = async () => {
    if (!given.reader) await reader.stop();
    await close();
  };

  const files = given.files ?? databaseFiles;
  return { app, db, clock, inbox, outbox, reader, files, fetch, send, call, signIn, close: closeAll };
};

export type TestService = Awaited<ReturnType<typeof freshService>>;

/** The headers of a session, as calls send them. */
export type Session = Awaited<ReturnType<TestService['signIn']>>;
