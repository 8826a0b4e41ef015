// @module-tag long
import { eq, inArray } from 'drizzle-orm';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { enterpriseDetail, verifyEnterprise } from '#contract/enterprise/enterprise.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { applications } from '#server/db/schema/verification.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { cancelOverdue } from '#server/orders/autoCancel.ts';
import { reviewDue } from '#server/enterprise/review.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { printedFields, sampleLicence } from '#tests/support/licence.ts';
import { place } from '#tests/support/orders.ts';
import { readerOf } from './reader.ts';
import type { Session } from '#tests/support/service.ts';
import { applyWith, enterpriseOf, upload } from '#tests/support/verification.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';

const log = pino({ level: 'silent' });

const service = serviceForEach({ reader: readerOf() });
let session: Session;
beforeEach(async () => {
  session = await service.signIn();
});

const detail = async (of = session) => {
  const { basicEntId } = await enterpriseOf(service, of);
  return service.call(enterpriseDetail, { basicEntId }, { session: of });
};
const review = () => reviewDue({ ...service, log });
const verdicts = async () => {
  const events = ['verification.submitted', 'verification.passed', 'verification.rejected'];
  const entries = await service.db.select().from(auditEntries).where(inArray(auditEntries.event, events));
  return entries.map(({ event }) => event);
};

describe('an application', () => {
  test('waits for its review, and shows what was submitted', async () => {
    expect(await detail()).toEqual({ status: 'NONE', reason: null, submittedAt: null, fields: null, fileId: null });
    expect(await applyWith(service, session)).toEqual({ status: 'REVIEWING' });
    expect(await detail()).toEqual({
      status: 'REVIEWING',
      reason: null,
      submittedAt: service.clock.now().toISOString(),
      fields: { ...printedFields(sampleLicence), englishName: '', englishAddress: '' },
      fileId: expect.any(String),
    });
    expect((await enterpriseOf(service, session)).serviceOpenAuditStatus).toBe('REVIEWING');
  });

  test('is taken once, of ten at once', { tags: ['postgres'] }, async () => {
    const fileId = await upload(service, session);
    const fields = sampleLicence;
    const sent = await Promise.allSettled(
      Array.from({ length: 10 }, () => service.call(verifyEnterprise, { fileId, fields }, { session })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(applyWith(service, session)).rejects.toHaveCode('12000009');
    expect(await service.db.select().from(applications)).toHaveLength(1);
  });

  test('is rejected with a code that is none, and with somebody else’s picture', async () => {
    await expect(applyWith(service, session, { submitted: { creditCode: '91310115MA1H00000G' } })).rejects.toHaveCode(
      '10000400',
      /统一社会信用代码/,
    );
    const stranger = await service.signIn('13700000001');
    const fileId = await upload(service, stranger);
    await expect(service.call(verifyEnterprise, { fileId, fields: sampleLicence }, { session })).rejects.toHaveCode(
      '10000404',
    );
  });

  test('is not shown to users of another enterprise', async () => {
    const { basicEntId } = await enterpriseOf(service, session);
    const stranger = await service.signIn('13700000001');
    await expect(service.call(enterpriseDetail, { basicEntId }, { session: stranger })).rejects.toHaveCode('10000403');
  });
});

describe('the review by rule', () => {
  test('passes a licence of the applicant’s own after a few seconds: name, member code, orders stay', async () => {
    const { orderNo } = await place(service, session, fclForm());
    await applyWith(service, session);
    expect(await review()).toBe(0);
    service.clock.advance(4_000);
    expect(await review()).toBe(1);
    expect(await enterpriseOf(service, session)).toMatchObject({
      serviceOpenAuditStatus: 'PASS',
      enterpriseName: sampleLicence.enterpriseName,
      mcpCode: expect.stringMatching(/^MC\d{8}$/),
    });
    expect(await verdicts()).toEqual(['verification.submitted', 'verification.passed']);
    service.clock.advance(3 * 86_400_000);
    expect(await cancelOverdue(service.db, service.clock)).not.toContain(orderNo);
    await expect(applyWith(service, session)).rejects.toHaveCode('10000409');
  });

  test.each([
    [{ enterpriseName: '王小明' }, '完整的公司名称'],
    [{ creditCode: '91310000MA1FL5E373' }, '与填写的不一致'],
  ])('rejects with its reason, and takes a better application: %o', async (submitted, reason) => {
    await applyWith(service, session, { submitted });
    service.clock.advance(4_000);
    await review();
    expect(await detail()).toMatchObject({ status: 'REJECTED', reason: expect.stringContaining(reason) });
    expect(await applyWith(service, session)).toEqual({ status: 'REVIEWING' });
    service.clock.advance(4_000);
    await review();
    expect(await detail()).toMatchObject({ status: 'PASS', reason: null });
  });

  test('gives a code to one enterprise: a second is rejected, a third at once', { tags: ['postgres'] }, async () => {
    const [second, third] = [await service.signIn('13700000001'), await service.signIn('13700000002')];
    await applyWith(service, session);
    await applyWith(service, second);
    service.clock.advance(4_000);
    expect(await review()).toBe(2);
    expect((await detail()).status).toBe('PASS');
    expect(await detail(second)).toMatchObject({ status: 'REJECTED', reason: expect.stringContaining('其他企业') });
    await expect(applyWith(service, third)).rejects.toHaveCode('10000409');
  });

  test('decides once, for any number of instances', { tags: ['postgres'] }, async () => {
    await applyWith(service, session);
    service.clock.advance(4_000);
    const rounds = await Promise.all(Array.from({ length: 3 }, review));
    expect(rounds.reduce((sum, each) => sum + each)).toBe(1);
    expect(await verdicts()).toEqual(['verification.submitted', 'verification.passed']);
  });

  test('is done by the job, which finds what was submitted before it started', async () => {
    await applyWith(service, session);
    service.clock.advance(4_000);
    await startJobs({ ...service, log, reader: undefined }).stop();
    expect((await detail()).status).toBe('REVIEWING');
    const jobs = startJobs({ ...service, log });
    await expect.poll(async () => (await detail()).status).toBe('PASS');
    await jobs.stop();
    const [application] = await service.db.select().from(applications).where(eq(applications.status, 'PASS'));
    expect(application?.decidedAt).toEqual(service.clock.now());
  });
});
