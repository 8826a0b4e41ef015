import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portList } from '#contract/search/referenceData.ts';
import { newsDetail } from '#contract/content/content.ts';
import { addEnquiry } from '#contract/goods/goods.ts';
import { smsLogin } from '#contract/auth/user.ts';
import { enquiries } from '#service/db/schema/enquiries.ts';
import { openServer } from '#service/http/server.ts';
import { enquiryForm } from '#tests/support/enquiry.ts';
import type { RawRequest } from '#tests/support/rawRequests.ts';
import { isApiError, rawRequestsTo } from '#tests/support/rawRequests.ts';
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

const { responseTo, wrongWith } = rawRequestsTo(() => server.port);

test('a method that is not served is rejected with those that are', async () => {
  for (const path of [smsLogin.path, portList.path, '/news'])
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) expect((await responseTo(method, path)).status).toBe(405);
});

test('a part of a file is the part or the whole of it', async () => {
  const whole = await responseTo('GET', '/assets/a.js');
  const part = await responseTo('GET', '/assets/a.js', { Range: 'bytes=0-5' });
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
  test('in a body is rejected, and nothing is stored', async () => {
    const before = await service.db.$count(enquiries);
    const [head, tail] = JSON.stringify(enquiryForm({ contactName: '|' })).split('|') as [string, string];
    const body = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(tail)]);
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    const response = await responseTo('POST', addEnquiry.path, headers, body);
    expect([response.status, isApiError(response.body)]).toEqual([400, true]);
    expect(await service.db.$count(enquiries)).toBe(before);
  });

  test('in a path, a query and a header, as it is and percent-encoded', async () => {
    const raw = Buffer.from(bytes).toString('latin1');
    const escaped = bytes.map((byte) => `%${byte.toString(16)}`).join('');
    const requests = [raw, escaped].flatMap((text) =>
      pathsWith(text).flatMap((path) => ['GET', 'HEAD', 'POST'].map((method): RawRequest => [method, path])),
    );
    const headers: RawRequest = ['GET', portList.path, { Authorization: raw, Cookie: `token=${raw}` }];
    expect(await wrongWith([...requests, headers])).toEqual([]);
  });
});

test.each(['%', '%z', '%zz', '%2', '%%', '%u4f60', '%00', '%2e%2e%2f', '%2F%2f', '%25', '%E4%BD%A0%'])(
  'the percent-encoding %s in paths, queries, cookies and forms',
  async (text) => {
    const cookies = { Cookie: `token=${text}; __Host-sid=${text}; workplace=${text}; userInfo=${text}` };
    const form = { ...signedIn, 'Content-Type': 'application/x-www-form-urlencoded' };
    const requests: RawRequest[] = [
      ...pathsWith(text).flatMap((path) =>
        ['GET', 'HEAD', 'POST', 'OPTIONS'].map((method): RawRequest => [method, path]),
      ),
      ...['/', portList.path, '/user-center', '/api-auth/sso/go?to=close'].map((path): RawRequest => [
        'GET',
        path,
        cookies,
      ]),
      ['POST', '/user-center/account/close', form, Buffer.from(`code=${text}&${text}=1`)],
    ];
    expect(await wrongWith(requests)).toEqual([]);
  },
);
