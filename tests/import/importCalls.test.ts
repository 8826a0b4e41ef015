import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { portList } from '#contract/search/referenceData.ts';
import { operatorKeyOf } from '#server/admin/access.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { DataChanges } from '#server/http/responses/dataChanges.ts';
import { packFiles, unpackFiles } from '#contract/desk/import/packedFiles.ts';
import { readSource } from '#server/import/files/folder.ts';
import { importMessages } from '#server/import/messages.ts';
import { oneAtATime } from '#server/import/run/oneAtATime.ts';
import type { ImportPreview } from '#server/import/run/importWork.ts';
import { previewLines } from '#server/import/output/printPreview.ts';
import { testSecret } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const changes = new DataChanges();
const service = serviceForAll({ sharing: { freshMs: 600_000, staleMs: 600_000 }, changes });
beforeAll(() => changes.check(service.db));

const headers = { Authorization: `Bearer ${operatorKeyOf(testSecret, 'import')}`, 'X-Operator': 'li' };

const call = (path: string, init: RequestInit = {}, given = headers): Promise<Response> =>
  service.fetch(new Request(`http://127.0.0.1/import${path}`, { ...init, headers: given }));

const ports = readSource(join(projectRoot, 'server/import/sample')).filter(({ path }) => path === 'ports.csv');

const post = (path: string, files = ports) => call(path, { method: 'POST', body: packFiles(files) });

const portsShown = async () => (await service.call(portList, {})).map(({ code }) => code);

test('operators preview, apply and take back an import through the running service, which shows it at once', async () => {
  const before = await portsShown();
  const preview = (await (await post('/preview')).json()) as ImportPreview;
  expect(preview.problems).toEqual([]);
  expect(previewLines(preview).join('\n')).toMatch(/港口：新增 \d+，变更 \d+，终止 \d+/);
  expect(await portsShown()).toEqual(before);

  const applied = await post(`/apply?source=sample&fingerprint=${preview.fingerprint}`);
  expect(((await applied.json()) as { id: number | null }).id).toBeGreaterThan(0);
  const [entry] = await service.db.select().from(auditEntries).orderBy(desc(auditEntries.at)).limit(1);
  expect(entry!.detail).toMatchObject({ command: 'import', by: 'li' });
  expect((await portsShown()).toSorted()).toEqual([...new Set([...before, 'CNZHA'])].toSorted());
  expect(await (await call('/list')).json()).toMatchObject([{ by: 'li', source: 'sample', undoneAt: null }]);

  const exported = unpackFiles(new Uint8Array(await (await call('/export')).arrayBuffer()));
  expect(exported!.map(({ path }) => path)).toContain('ports.csv');

  expect((await call('/undo', { method: 'POST' })).status).toBe(200);
  expect(await portsShown()).toEqual(before);
  expect((await call('/undo', { method: 'POST' })).status).toBe(404);
});

const rejected = (message: string) => ({ code: codes.conflict, message });
const untilLeft = (left: AbortSignal) =>
  new Promise<string>((_, reject) => left.addEventListener('abort', () => reject(left.reason as Error)));

test('a person’s next import ends their own preview, and nobody else’s', async () => {
  const run = oneAtATime();
  const preview = run(untilLeft, { by: 'li', isRead: true });
  await expect(run(untilLeft, { by: 'wang' })).rejects.toMatchObject(rejected(importMessages.rejected.running));
  const next = run(() => Promise.resolve('applied'), { by: 'li' });
  await expect(preview).rejects.toMatchObject(rejected(importMessages.rejected.replaced));
  expect(await next).toBe('applied');
});

test('nobody else finds these calls', async () => {
  for (const key of ['', operatorKeyOf(testSecret, 'admin')]) {
    const given = { ...headers, Authorization: `Bearer ${key}` };
    expect((await call('/list', {}, given)).status).toBe(404);
  }
});
