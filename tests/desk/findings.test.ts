// @module-tag long
import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { FindingDecision } from '#contract/desk/orders/findings.ts';
import { answerFinding } from '#contract/desk/orders/findings.ts';
import { markedFieldsOf, markedParts } from '#contract/desk/orders/findingFields.ts';
import { correctGoodsName } from '#contract/desk/goodsNames.ts';
import { commandOrder, deskOrder } from '#contract/desk/orders/orderDesk.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/orders.ts';
import { seed } from '#server/db/seed/seed.ts';
import { seededTables } from '#server/db/seed/seededTables.ts';
import { GoodsList } from '#server/search/goodsList.ts';
import { staffMember } from '#tests/support/desk.ts';
import { acetoneEntry as entry, cargoItem, orderForm } from '#tests/support/order.ts';
import { place, amend } from '#tests/support/orders.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;

const service = serviceForAll();
const customer = sessionForAll(service);
const staff = madeForAll(async () => ({
  clerk: await staffMember(service, 'clerk'),
  reviewer: await staffMember(service, 'reviewer'),
  administrator: await staffMember(service, 'administrator'),
}));

const reason = '客户提供了鉴定书';
const formOf = (...names: string[]) =>
  orderForm('fcl', { cargo: names.map((nameZh) => cargoItem('fcl', { dangerous: null, nameZh })) });
/** An order of ordinary goods; the first names are suspected, with a proposed entry. */
const ordered = async (...names: string[]) => {
  const { orderNo, status } = await place(service, customer, formOf(...names));
  expect(status).toBe('DG_REVIEW');
  const own = eq(orders.orderNo, orderNo);
  const [row] = await service.db.select({ reasons: orders.reviewReasons }).from(orders).where(own);
  const reviewReasons = row!.reasons.map((each) => Object.assign({}, each, { entry, controls: ['drug3'] }));
  await service.db.update(orders).set({ reviewReasons }).where(own);
  return orderNo;
};
const atDesk = (orderNo: string, by = staff.reviewer) => service.call(deskOrder, { orderNo }, by);
const seen = (orderNo: string) => service.call(orderDetail, { orderNo }, { session: customer });
const minute = (hours: number) =>
  new Date(service.clock.now().getTime() + (8 + hours) * 3_600_000).toISOString().slice(0, 16);
const answer = async (
  orderNo: string,
  decision: FindingDecision,
  { by = staff.reviewer, nth = 0, ...given }: { by?: Staff; nth?: number; reason?: string; dueAt?: string } = {},
) => {
  const finding = (await atDesk(orderNo)).findings[nth]?.key ?? '';
  const form = { reason, ...(decision === 'declare' && { dueAt: minute(24) }), ...given };
  return service.call(answerFinding, { orderNo, finding, decision, ...form }, by);
};

test.each([
  ['clerk', { code: codes.forbidden }, []],
  ['reviewer', undefined, ['info.requested', 'goods.cleared', 'order.rejected']],
  ['administrator', undefined, ['info.requested', 'goods.cleared', 'order.rejected']],
] as const)('what each role may answer %s', async (role, rejection, commands) => {
  for (const [decision, status] of [
    ['ordinary', 'SUBMITTED'],
    ['declare', 'NEED_INFO'],
    ['reject', 'REJECTED'],
  ] as const) {
    const orderNo = await ordered('丙酮');
    const given = answer(orderNo, decision, { by: staff[role] });
    if (rejection) await expect(given).rejects.toMatchObject(rejection);
    else {
      expect((await atDesk(orderNo, staff[role])).commands).toEqual(commands);
      expect(await given).toEqual({ orderNo, status });
    }
  }
});

test('a finding that is confirmed to be ordinary is settled with its person, and the order goes on with the last', async () => {
  const orderNo = await ordered('丙酮', '甲苯');
  await expect(answer(orderNo, 'ordinary', { reason: ' ' })).rejects.toMatchObject({ field: 'reason' });
  await expect(
    service.call(commandOrder, { orderNo, version: 1, command: 'order.accepted', form: {} }, staff.reviewer),
  ).rejects.toHaveCode(codes.conflict, /尚有 2 项/);
  await expect(
    service.call(commandOrder, { orderNo, version: 1, command: 'goods.cleared', form: {} }, staff.reviewer),
  ).rejects.toHaveCode(codes.conflict);
  expect(await answer(orderNo, 'ordinary')).toMatchObject({ status: 'DG_REVIEW' });
  expect(await answer(orderNo, 'ordinary', { nth: 1 })).toMatchObject({ status: 'SUBMITTED' });
  const { timeline, findings } = await atDesk(orderNo);
  expect(timeline.at(-1)).toMatchObject({ act: 'goods.cleared', person: '周敏' });
  expect(timeline.at(-1)?.note).toContain(reason);
  expect(findings.map((each) => each.answer?.decision)).toEqual(['ordinary', 'ordinary']);
  const audited = await service.db.select().from(auditEntries).where(eq(auditEntries.event, 'finding.answered'));
  expect(audited.at(-1)).toMatchObject({
    userId: customer.userId,
    detail: { orderNo, decision: 'ordinary', staff: 'reviewer' },
  });
  expect(JSON.stringify(await seen(orderNo))).not.toMatch(/reviewer|周敏/);
});

test('the customer reads what is proposed, by message as well; an amendment keeps the answers to the same text alone', async () => {
  const orderNo = await ordered('丙酮', '甲苯');
  await answer(orderNo, 'ordinary', { nth: 1 });
  await expect(answer(orderNo, 'declare', { dueAt: minute(-1) })).rejects.toMatchObject({ field: 'dueAt' });
  await answer(orderNo, 'declare', { reason: '须附安全数据单' });
  const { timeline, reviewReasons } = await seen(orderNo);
  expect(timeline.at(-1)?.note).toBe(
    '建议将货物 1按危险货物申报：UN 1090 丙酮，ACETONE，3 类，包装类别 II。请在订单页按建议填写后提交。须附安全数据单',
  );
  expect(reviewReasons[0]).toMatchObject({ entry, controls: ['drug3'], answer: { decision: 'declare' } });
  const [message] = await service.db
    .select({ facts: notifications.facts })
    .from(notifications)
    .where(eq(notifications.kind, 'order.infoWanted'));
  expect(JSON.stringify(message)).toContain('UN 1090');
  const amended = async (...names: string[]) => {
    await amend(service, customer, orderNo, formOf(...names));
    return (await atDesk(orderNo)).findings.map((each) => each.answer?.decision);
  };
  // the cargo items are swapped
  expect(await amended('甲苯', '丙酮')).toEqual(['ordinary', 'declare']);
  expect(await amended('甲苯溶液', '丙酮')).toEqual([undefined, 'declare']);
});

test('of two colleagues the second reads who answered; a finding that the customer changed is gone', async () => {
  const orderNo = await ordered('丙酮', '甲苯');
  const [first] = (await atDesk(orderNo)).findings;
  const give = (by: Staff) =>
    service.call(answerFinding, { orderNo, finding: first!.key, decision: 'ordinary', reason }, by);
  const given = await Promise.allSettled([give(staff.reviewer), give(staff.administrator)]);
  const lost = given.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  expect(lost).toMatchObject([{ code: codes.conflict }]);
  expect(lost[0]?.message).toMatch(/^该事项已由 (?:周敏|郑宁) 于 .+ 确认为普通货物，请刷新$/);
  await expect(
    service.call(answerFinding, { orderNo, finding: 'gone', decision: 'ordinary', reason }, staff.reviewer),
  ).rejects.toHaveCode(codes.conflict, /客户已更改订单/);
  await answer(orderNo, 'declare', { nth: 1 });
  await expect(answer(orderNo, 'reject', { nth: 1 })).rejects.toHaveCode(codes.conflict);
});

test('a decision about a name is proposed with the next order of that name, and not applied', async () => {
  const before = await ordered('丙酮 （99.9%）');
  await answer(before, 'declare');
  const orderNo = await ordered('丙酮(99.9%)', '甲苯');
  const { findings, status } = await atDesk(orderNo);
  const [decided] = findings[0]!.earlier;
  expect(decided).toMatchObject({ decision: 'declare', entry, reason, by: '周敏', orderNo: before });
  expect(decided?.at).toBe(service.clock.now().toISOString());
  expect([status, findings[0]?.answer]).toEqual(['DG_REVIEW', undefined]);
  expect((await atDesk(before)).findings[0]?.earlier).toEqual([]);
});

const marked = (text: string, words: string[]) =>
  markedParts(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('the words of a finding in its fields', () => {
  test.each([
    ['工业丙酮 99%', ['丙酮'], '工业[丙酮] 99%'],
    ['ＡＣＥＴＯＮＥ, pure', ['acetone'], '[ＡＣＥＴＯＮＥ], pure'],
    ['丙 - 酮', ['丙酮'], '[丙 - 酮]'],
    ['丙酮丙酮', ['丙酮'], '[丙酮丙酮]'],
    ['清洗剂', ['丙酮', ''], '清洗剂'],
  ])('%s', (text, words, expected) => {
    expect(marked(text, words)).toBe(expected);
  });

  test('what is spelled otherwise marks its whole field', () => {
    const order = { order: formOf('清洗剂'), offer: { goods: null } };
    const fields = markedFieldsOf(order as Parameters<typeof markedFieldsOf>[0], {
      path: 'cargo.0.nameZh',
      why: 'name',
      words: 'bingtong',
    });
    expect(fields[0]).toEqual({ path: 'nameZh', parts: [{ text: '清洗剂', isMarked: true }] });
    expect(fields.slice(1).flatMap(({ parts }) => parts.filter(({ isMarked }) => isMarked))).toEqual([]);
  });
});

const carbon = { unNumber: 'UN1361', properShippingName: 'CARBON, animal or vegetable origin' };
const found = async (keyword: string) =>
  (await service.call(dangerousGoodsSearch, { keyword })).rows.map((row) => [
    row.unNumber,
    row.packingGroup,
    row.nameZh,
    row.nameZhSource,
  ]);

test('a reviewer corrects a Chinese name, by which the entry is then found', async () => {
  expect((await found('1361'))[0]).toEqual(['1361', 'II', '碳，来源于动物或植物', 'translated']);
  const corrected = await service.call(correctGoodsName, { ...carbon, nameZh: '动植物碳' }, staff.reviewer);
  expect(corrected).toEqual({ entries: 2 });
  expect(await found('动植物碳')).toEqual([
    ['1361', 'II', '动植物碳', 'corrected'],
    ['1361', 'III', '动植物碳', 'corrected'],
  ]);
});

test('the name survives the next edition of the list, whose other columns are taken over', async () => {
  const list = seededTables.find(({ key }) => key.join() === 'unNumber,variant,packingGroup')!;
  const changes = { nameZh: '新版', ems: 'F-A, S-A' };
  const rowsAt = (now: Date) => list.rowsAt(now).map((row) => Object.assign(row, changes));
  const tables = [{ ...list, rowsAt }];
  await seed(service.db, service.clock, { demoData: false, tables, editions: { reference: 30_000_000, demo: 0 } });
  const [renamed] = (await new GoodsList().get(service.db)).ofNumber('1361');
  expect(renamed).toMatchObject({ nameZh: '动植物碳', ems: 'F-A, S-A' });
});

test('a name that the list lacks is rejected', async () => {
  const call = service.call(correctGoodsName, { ...carbon, properShippingName: 'COAL', nameZh: '煤' }, staff.reviewer);
  await expect(call).rejects.toHaveCode(codes.notFound);
});

test('a reviewer sees the declared entries of an order with the names of today; a clerk, who corrects none, sees none', async () => {
  const { orderNo } = await place(service, await service.signIn(), orderForm('fcl'));
  const names = async (by: Record<string, string>) =>
    (await service.call(deskOrder, { orderNo }, { headers: by })).goodsNames;
  const [paint] = await names(staff.reviewer.headers);
  expect(paint).toMatchObject({ unNumber: '1263', nameZh: '涂料或涂料相关材料', nameZhSource: 'official' });
  const { unNumber, properShippingName } = paint!;
  await service.call(correctGoodsName, { unNumber, properShippingName, nameZh: '油漆' }, staff.reviewer);
  expect(await names(staff.reviewer.headers)).toEqual([{ ...paint, nameZh: '油漆', nameZhSource: 'corrected' }]);
  expect(await names(staff.clerk.headers)).toEqual([]);
});
