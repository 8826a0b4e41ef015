import { beforeAll, expect, test } from 'vitest';
import { enterpriseDetail } from '#contract/enterprise/enterprise.ts';
import { deskKeyOf } from '#server/enterprise/desk.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { applyWith, enterpriseOf, scanOf } from '#tests/support/verification.ts';
import { sampleLicence } from '#tests/support/licence.ts';

const secret = 'a secret of the desk, also long enough';
const key = { Authorization: `Bearer ${deskKeyOf(secret)}` };

const service = serviceForAll({ config: { production: true, secret } });
const session = sessionForAll(service);
beforeAll(async () => {
  await applyWith(service, session);
});

const request = (path: string, init: RequestInit = {}, address?: string) =>
  service.fetch(new Request(`http://127.0.0.1:8080/review/applications${path}`, { headers: key, ...init }), address);
const waiting = async () => (await (await request('')).json()) as { id: string; fields: { enterpriseName: string } }[];
const detail = async () => {
  const { basicEntId } = await enterpriseOf(service, session);
  return service.call(enterpriseDetail, { basicEntId }, { session });
};

test('the desk lists what waits, with its licence', async () => {
  const [application, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(application?.fields.enterpriseName).toBe(sampleLicence.enterpriseName);
  const licence = await request(`/${application!.id}/licence`);
  expect(licence.headers.get('content-type')).toBe('image/png');
  expect(licence.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await licence.arrayBuffer()).equals(scanOf(sampleLicence))).toBe(true);
});

test('the desk is not there from elsewhere, through a proxy, by another name or without the key', async () => {
  expect((await request('', {}, '192.168.1.7')).status).toBe(404);
  expect((await request('', { headers: { ...key, 'X-Forwarded-For': '203.0.113.1' } })).status).toBe(404);
  expect((await request('', { headers: {} })).status).toBe(404);
  expect((await request('', { headers: { Authorization: `Bearer ${deskKeyOf('another secret')}` } })).status).toBe(404);
  const rebound = new Request('http://rebound.example:8080/review/applications', { headers: key });
  expect((await service.fetch(rebound)).status).toBe(404);
});

test('the desk decides once; a rejection needs its reason', async () => {
  const [application] = await waiting();
  const decide = (verdict: unknown) =>
    request(`/${application!.id}`, { method: 'POST', body: JSON.stringify(verdict) });
  expect((await decide({ status: 'REJECTED', reason: ' ' })).status).toBe(404);
  expect((await decide('nonsense')).status).toBe(404);
  expect((await request('/not-an-id', { method: 'POST', body: '{"status":"PASS"}' })).status).toBe(404);
  expect(await (await decide({ status: 'REJECTED', reason: '公章不清晰' })).json()).toMatchObject({
    status: 'REJECTED',
  });
  expect((await decide({ status: 'PASS' })).status).toBe(404);
  expect(await detail()).toMatchObject({ status: 'REJECTED', reason: '公章不清晰' });
  expect(await waiting()).toEqual([]);
});

test('the desk passes', async () => {
  await applyWith(service, session);
  const [application] = await waiting();
  const response = await request(`/${application!.id}`, { method: 'POST', body: '{"status":"PASS"}' });
  expect(await response.json()).toEqual({ status: 'PASS' });
  expect(await enterpriseOf(service, session)).toMatchObject({ serviceOpenAuditStatus: 'PASS' });
});
