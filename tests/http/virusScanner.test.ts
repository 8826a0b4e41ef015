// @module-tag long
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { uploadLicence } from '#contract/enterprise/enterprise.ts';
import { uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { BadConfiguration, configOf } from '#server/config/config.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { orderDocuments } from '#server/db/schema/orders.ts';
import { licenceFiles } from '#server/db/schema/verification.ts';
import { clamavScanner, scannerAddressOf } from '#server/http/uploads/virusScanner.ts';
import { sampleFile } from '#tests/support/files.ts';
import { sampleLicence } from '#tests/support/licence.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';
import { scanOf } from '#tests/support/verification.ts';

const marker = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
const commandLength = 'zINSTREAM\0'.length;

/** The content of an INSTREAM command, or undefined until its closing chunk of length 0 has arrived. */
const streamIn = (bytes: Buffer): Buffer | undefined => {
  const chunks: Buffer[] = [];
  for (let at = commandLength; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};

/** A daemon on a free port that speaks clamd's INSTREAM and finds the EICAR test file; `verdict` replaces what it replies. */
const daemon = async (verdict?: string) => {
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      bytes = Buffer.concat([bytes, part]);
      const content = streamIn(bytes);
      if (content === undefined) return;
      socket.end(`${verdict ?? (content.includes(marker) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')}\0`);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { server, url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const infected = Buffer.concat([sampleFile.pdf(2_000), marker]);

test('an address of the scanner is checked at start', () => {
  expect(configOf({ CLAMAV_URL: 'tcp://127.0.0.1' }).scanner).toEqual({ host: '127.0.0.1', port: 3310 });
  expect(() => configOf({ CLAMAV_URL: 'localhost' })).toThrow(BadConfiguration);
});

describe('an upload', () => {
  const servers: Server[] = [];
  let service: TestService;
  const start = async (url: string) => {
    service = await freshService({ scanner: clamavScanner(scannerAddressOf(url)!) });
    const session = await service.signIn();
    return { session, order: await livingOrder(service, session, { dangerous: true }) };
  };
  const started = async (verdict?: string) => {
    const { server, url } = await daemon(verdict);
    servers.push(server);
    return start(url);
  };
  afterEach(() => service.close());
  afterAll(() => servers.forEach((server) => server.close()));

  const uploads = ({ session, order }: Awaited<ReturnType<typeof start>>, content: Uint8Array) =>
    service.call(
      uploadOrderDocument,
      { orderNo: order.orderNo, fileName: 'MSDS.pdf', paperCode: '', content: new Uint8Array(content) },
      { session },
    );

  test('that is clean is stored', async () => {
    const given = await started();
    expect(await uploads(given, sampleFile.pdf(2_000_000))).toMatchObject({ bytes: 2_000_000 });
    expect(await service.call(uploadLicence, new Uint8Array(scanOf(sampleLicence)), given)).toMatchObject({
      fileId: expect.any(String),
    });
  });

  test('that is infected is rejected, not stored, and written into the audit log', async () => {
    const given = await started();
    const rejected = { code: '10000400', message: '该文件未通过病毒扫描，请更换文件后重试' };
    await expect(uploads(given, infected)).rejects.toMatchObject(rejected);
    const licence = Buffer.concat([scanOf(sampleLicence), marker]);
    await expect(service.call(uploadLicence, new Uint8Array(licence), given)).rejects.toMatchObject(rejected);
    expect(await service.db.select().from(orderDocuments)).toEqual([]);
    expect(await service.db.select().from(licenceFiles)).toEqual([]);
    const entries = await service.db.select().from(auditEntries).where(eq(auditEntries.event, 'file.infected'));
    expect(entries.map(({ detail }) => detail['malware'])).toEqual(['Eicar-Test-Signature', 'Eicar-Test-Signature']);
  });

  test.each(['INSTREAM size limit exceeded. ERROR', ''])(
    'is not accepted while the scanner gives no verdict: “%s”',
    async (verdict) => {
      const given = await started(verdict);
      await expect(uploads(given, sampleFile.pdf(2_000))).rejects.toMatchObject({
        code: '10000503',
        retryAfterSeconds: 30,
      });
      expect(await service.db.select().from(orderDocuments)).toEqual([]);
    },
  );

  test('is not accepted while the scanner is not there', async () => {
    const { server, url } = await daemon();
    server.close();
    await expect(uploads(await start(url), sampleFile.pdf(2_000))).rejects.toHaveCode('10000503');
  });
});
