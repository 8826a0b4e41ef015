// @module-tag deep
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { packFiles } from '#contract/desk/import/packedFiles.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { openLocalService } from '#server/admin/localService.ts';
import type { Imported, ImportPreview } from '#server/import/run/importWork.ts';
import { importMessages } from '#server/import/messages.ts';
import { importFile } from '../import/importFiles.ts';
import { SiteClient } from '../support/siteClient.ts';
import { StartedService } from '../support/startedService.ts';
import { patient, serviceOverPostgres } from './support/serviceProcess.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const overPglite = async (): Promise<StartedService> => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-import-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(inject('seededFolder'), folder, { recursive: true });
  const service = await StartedService.over(folder);
  ends.push(() => service.kill());
  return service;
};

const body = packFiles([importFile('lanes.csv', 'code,name_zh\nHXTEST,华信测试航线')]);

const postTo =
  ({ environment }: StartedService) =>
  async <Result>(path: string, given?: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<Result> => {
    const call = openLocalService(environment, 'import');
    const sent = { method: 'POST', ...(given && { body: given }), ...(signal && { signal }) };
    return (await (await call(path, sent)).json()) as Result;
  };

test('an import in a thread of its own is previewed, applied and taken back, rejected in words, and the queries after it are served', async () => {
  const service = await overPglite();
  const post = postTo(service);
  const client = new SiteClient(service.origin);
  const expectServed = async (): Promise<void> => {
    const outcomes = await Promise.all(
      ['苯', '酸', '醇'].map((keyword) => client.call(dangerousGoodsSearch, { keyword })),
    );
    expect(outcomes.map(({ code }) => code)).toEqual([codes.ok, codes.ok, codes.ok]);
  };

  await expectServed();
  const [preview] = await Promise.all([post<ImportPreview>('/preview', body), expectServed()]);
  expect(preview.problems).toEqual([]);
  await expect(post('/apply?source=x&fingerprint=other', body)).rejects.toThrow(importMessages.rejected.changed);
  await expectServed();
  const apply = `/apply?${new URLSearchParams({ source: 'x', fingerprint: preview.fingerprint }).toString()}`;
  const [{ id }] = await Promise.all([post<Imported>(apply, body), expectServed()]);
  expect(id).toBe(1);
  await expectServed();
  expect(await post('/undo')).toMatchObject({ id });
  await expect(post('/undo')).rejects.toThrow(importMessages.rejected.noUndo);
  await expectServed();
  const counted = await (await fetch(`${service.origin}/metrics`)).text();
  expect(counted).toContain('audit_events_total{event="operator.command"} 2');
});

test('imports are computed one at a time, and one whose caller has left is stopped', async () => {
  const { postgres, service, stop } = await serviceOverPostgres(patient);
  ends.push(stop);
  const post = postTo(service);
  const holder = await postgres.connect();
  ends.push(() => holder.end());
  await holder.query('begin; lock table trade_lanes in access exclusive mode');
  const waiting = async () =>
    (await postgres.query(`select 1 from pg_locks where relation = 'trade_lanes'::regclass and not granted`)).length;
  const caller = new AbortController();
  const first = post('/preview', body, caller.signal).then(
    () => 'answered',
    () => 'left',
  );
  await expect.poll(waiting).toBe(1);
  await expect(post('/preview', body)).rejects.toThrow(importMessages.rejected.running);
  caller.abort();
  expect(await first).toBe('left');
  const again = (): Promise<ImportPreview> =>
    post<ImportPreview>('/preview', body).catch((error: Error) => {
      if (error.message.includes(importMessages.rejected.running)) return again();
      throw error;
    });
  const second = again();
  await expect.poll(waiting).toBe(2);
  await holder.query('rollback');
  expect((await second).problems).toEqual([]);
});
