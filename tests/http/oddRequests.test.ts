import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portList } from '#contract/search/referenceData.ts';
import { newsDetail } from '#contract/content/content.ts';
import { addEnquiry } from '#contract/goods/goods.ts';
import { uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { smsLogin } from '#contract/auth/user.ts';
import { enquiries } from '#service/db/schema/enquiries.ts';
import { openServer } from '#service/http/server.ts';
import { enquiryForm } from '#tests/support/enquiry.ts';
import { RawSocket } from '#tests/support/rawSocket.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>化运通</title>');
writeFileSync(join(folder, 'assets/a.js'), 'export const a = 1;\n'.repeat(500));

let service: TestService;
let server: Awaited<ReturnType<typeof openServer>>;
let signedIn: Record<string, string>;
beforeAll(async () => {
  service = await freshService({ site: { folder } });
  const { token, secret } = await service.signIn();
  signedIn = { Authorization: token, Cookie: `__Host-sid=${secret}` };
  const options = { host: '127.0.0.1', port: 0, maxConnections: 100, keepAliveMs: 1_000, bodyBytesMax: 100_000 };
  server = await openServer(service.app, options);
});
afterAll(async () => {
  await server.stop();
  await service.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  body: string;
}

/** Sends a request as it stands and reads its answer to the end of the connection; fails where none comes in ten seconds. */
const answerTo = async (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: Uint8Array = new Uint8Array(),
): Promise<Answer> => {
  const socket = new RawSocket(server.port);
  const all = {
    Host: '127.0.0.1',
    appCode: 'echem',
    Connection: 'close',
    ...(body.length > 0 && { 'Content-Length': String(body.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  await socket.write(Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  await socket.write(body);
  const timer = setTimeout(() => socket.destroy(), 10_000);
  await socket.closed();
  clearTimeout(timer);
  const [head = '', ...rest] = socket.text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: rest.join('\r\n\r\n') };
};

const isApi = (path: string): boolean => path.startsWith('/api-');

/** The envelope in a body, whose length may stand in front of it in chunks. */
const envelopeIn = (body: string): unknown => JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1));

const refusal = {
  code: expect.stringMatching(/^1\d{7}$/) as string,
  message: expect.stringMatching(/\p{Script=Han}/u) as string,
  data: null,
};

const isRefusal = (body: string): boolean => {
  try {
    expect(envelopeIn(body)).toEqual(refusal);
    return true;
  } catch {
    return false;
  }
};

type Sent = Parameters<typeof answerTo>;

/** Sends requests; answers what is wrong with their answers: a fault of the service, none at all, or a refusal of the API that does not say why in the envelope. */
const wrongWith = async (requests: readonly Sent[]): Promise<string[]> => {
  const wrong: string[] = [];
  for (const request of requests) {
    const [method, path] = request;
    const { status, body } = await answerTo(...request);
    // what the parser refuses it answers without knowing the method
    const isServed = status >= 200 && status < 500 && (method !== 'HEAD' || body === '' || status === 400);
    const isSaid = method === 'HEAD' || status < 400 || !isApi(path) || isRefusal(body);
    if (!isServed || !isSaid) wrong.push(`${method} ${path}: ${status} ${body.slice(0, 100)}`);
  }
  return wrong;
};

const places = [
  portList.path,
  `${newsDetail.path}?id=1`,
  smsLogin.path,
  uploadOrderDocument.path,
  '/api-nothing/at/all',
  '/captcha/get',
  '/',
  '/news',
  '/nowhere',
  '/assets/a.js',
  '/assets/nothing.js',
  '/robots.txt',
  '/sitemap.xml',
  '/docs',
  '/openapi.json',
  '/healthz',
  '/user-center/account/close',
  '/dev/inbox',
  '/admin/audit',
  '/metrics',
];

const ranges = [
  'bytes=0-1',
  'bytes=-5',
  'bytes=999999999-',
  'bytes=5-2',
  'bytes=0-0,2-3',
  'bytes=a-b',
  'lines=1-2',
  '\u00ff',
];
const methods = ['OPTIONS', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];

test.each(places)('every method and range of %s', async (path) => {
  const ranged = ranges.flatMap((range): Sent[] =>
    ['GET', 'HEAD'].map((method): Sent => [method, path, { Range: range, 'If-Range': '"x"' }]),
  );
  expect(await wrongWith([...methods.map((method): Sent => [method, path]), ...ranged])).toEqual([]);
});

test('a method that is not served is refused with those that are', async () => {
  for (const path of [smsLogin.path, portList.path, '/news'])
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) expect((await answerTo(method, path)).status).toBe(405);
});

test('a part of a file is the part or the whole of it', async () => {
  const whole = await answerTo('GET', '/assets/a.js');
  const part = await answerTo('GET', '/assets/a.js', { Range: 'bytes=0-5' });
  expect([200, 206]).toContain(part.status);
  expect(part.body).toBe(part.status === 206 ? 'export' : whole.body);
});

const json = JSON.stringify(enquiryForm());
const encoded: [string, Uint8Array][] = [
  ['gzip', gzipSync(json)],
  ['br', brotliCompressSync(json)],
  ['deflate', deflateSync(json)],
  ['gzip', Buffer.from(json)],
  ['nonsense', Buffer.from(json)],
  ['gzip, br', gzipSync(brotliCompressSync(json))],
];

test.each(encoded)('a body with Content-Encoding %s', async (encoding, body) => {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Encoding': encoding,
    'Idempotency-Key': crypto.randomUUID(),
  };
  expect(await wrongWith([['POST', addEnquiry.path, headers, body]])).toEqual([]);
});

/** Everywhere in an address where a text may stand. */
const pathsWith = (text: string): string[] => [
  `/${text}`,
  `/news/${text}`,
  `/assets/${text}.js`,
  `/api-cms/${text}`,
  `${newsDetail.path}?id=${text}`,
  `/?${text}`,
];

const notUtf8: [string, readonly number[]][] = [
  ['a byte that never stands in it', [0xff]],
  ['half a character', [0xe4, 0xbd]],
  ['an overlong slash', [0xc0, 0xaf]],
  ['half a surrogate pair', [0xed, 0xa0, 0x80]],
  ['GBK', [0xc4, 0xe3, 0xba, 0xc3]],
];

describe.each(notUtf8)('what is not UTF-8: %s', (_, bytes) => {
  test('in a body is refused, and nothing is stored', async () => {
    const before = await service.db.$count(enquiries);
    const [head, tail] = JSON.stringify(enquiryForm({ contactName: '|' })).split('|') as [string, string];
    const body = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(tail)]);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    const answer = await answerTo('POST', addEnquiry.path, headers, body);
    expect([answer.status, isRefusal(answer.body)]).toEqual([400, true]);
    expect(await service.db.$count(enquiries)).toBe(before);
  });

  test('in a form of the user center', async () => {
    const headers = { ...signedIn, 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = Buffer.concat([Buffer.from('code='), Buffer.from(bytes)]);
    expect(await wrongWith([['POST', '/user-center/account/close', headers, body]])).toEqual([]);
  });

  test('in a path, a query and a header, as it is and percent-encoded', async () => {
    const raw = Buffer.from(bytes).toString('latin1');
    const escaped = bytes.map((byte) => `%${byte.toString(16)}`).join('');
    const requests = [raw, escaped].flatMap((text) =>
      pathsWith(text).flatMap((path) => ['GET', 'HEAD', 'POST'].map((method): Sent => [method, path])),
    );
    const headers: Sent = ['GET', portList.path, { Authorization: raw, Cookie: `token=${raw}` }];
    expect(await wrongWith([...requests, headers])).toEqual([]);
  });
});

test.each(['%', '%z', '%zz', '%2', '%%', '%u4f60', '%00', '%2e%2e%2f', '%2F%2f', '%25', '%E4%BD%A0%'])(
  'the percent-encoding %s in paths, queries, cookies and forms',
  async (text) => {
    const cookies = { Cookie: `token=${text}; __Host-sid=${text}; workplace=${text}; userInfo=${text}` };
    const form = { ...signedIn, 'Content-Type': 'application/x-www-form-urlencoded' };
    const requests: Sent[] = [
      ...pathsWith(text).flatMap((path) => ['GET', 'HEAD', 'POST', 'OPTIONS'].map((method): Sent => [method, path])),
      ...['/', portList.path, '/user-center', '/api-auth/sso/go?to=close'].map((path): Sent => ['GET', path, cookies]),
      ['POST', '/user-center/account/close', form, Buffer.from(`code=${text}&${text}=1`)],
    ];
    expect(await wrongWith(requests)).toEqual([]);
  },
);
