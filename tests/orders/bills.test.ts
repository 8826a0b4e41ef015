import { eq } from 'drizzle-orm';
// @module-tag long
import { beforeAll, expect, test } from 'vitest';
import * as desk from '#contract/desk/orders/billDesk.ts';
import { correctShipment } from '#contract/desk/orders/correction.ts';
import { deskOrder } from '#contract/desk/orders/orderDesk.ts';
import * as contract from '#contract/orders/bill/bill.ts';
import { changedBillPaths } from '#contract/orders/bill/billContent.ts';
import { dangerousPaperFile } from '#contract/orders/dangerousPapers.ts';
import { instructionOfOrder } from '#contract/orders/instructionForms.ts';
import { orderDetail, orderPapers } from '#contract/orders/orderCalls.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { saveInstruction, submitInstruction } from '#contract/orders/shippingInstruction.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { billBlocks } from '#server/orders/papers/bill/billFile.ts';
import { storeShipment } from '#server/orders/shipments.ts';
import { staffMember } from '#tests/support/desk.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, session, { dangerous: true }));
const clerk = madeForAll(() => staffMember(service, 'clerk'));

const detail = () => service.call(orderDetail, { orderNo: order.orderNo }, { session });
const bill = () => service.call(contract.orderBill, { orderNo: order.orderNo }, { session });
const approve = (draft: number, answered: number) =>
  service.call(contract.approveBill, { orderNo: order.orderNo, draft, answered }, { session });
const change = (draft: number, answered: number, path: string, wanted: string, remark = '') => {
  const changes = [{ path, wanted, remark }];
  return service.call(contract.changeBill, { orderNo: order.orderNo, draft, answered, changes }, { session });
};
const submit = async (marks: string, after: number) => {
  const form = { ...instructionOfOrder(await detail()), marks };
  await service.call(submitInstruction, { orderNo: order.orderNo, after, form }, { session });
};
const seen = async () => {
  const at = await service.call(deskOrder, { orderNo: order.orderNo }, clerk);
  return { orderNo: order.orderNo, version: versionOf(at), seen: at.deskBill!.seen };
};
const issue = async (corrections: Record<string, string> = {}, as = seen()) =>
  service.call(desk.issueBill, { ...(await as), corrections, note: '' }, clerk);
const released = { releaseKind: 'original', billOfLadingNo: 'COSU6301', note: '' } as const;
const release = async (as = seen()) => service.call(desk.releaseBill, { ...(await as), form: released }, clerk);
const told = (kind: 'bill.drafted' | 'bill.released') => service.db.$count(notifications, eq(notifications.kind, kind));

beforeAll(async () => {
  const containers = [{ containerNo: 'MSCU1234566', sealNo: 'CN1' }];
  await storeShipment(service.db, order.orderNo, { ...noShipment, vessel: 'EVER GOODS', voyage: '012W', containers });
  await order.setStatus('RELEASED');
});

test('a draft follows the last instruction and agrees with the order; its text is complete, in Chinese and English', async () => {
  await submit('N/M', 0);
  const former = await seen();
  await submit('HAMBURG', 1);
  await expect(issue({}, Promise.resolve(former))).rejects.toThrow(/于 .+ 提交第 2 版补料/);
  await expect(issue({ 'lines.0.grossKg': '1' })).rejects.toMatchObject({ field: 'form.lines.0.grossKg' });
  await issue({ portOfDischarge: 'HAMBURG, GERMANY' });
  expect([await told('bill.drafted'), (await detail()).bill?.state]).toEqual([1, 'waiting']);
  const blocks = billBlocks('FCL1', { ...(await bill()).drafts[0]!, issuedAt: '2026-03-02T01:00:00Z' });
  const lines = blocks.flatMap((one) => ('rows' in one ? one.rows.map((row) => row.join(' | ')) : [one.text]));
  await expect(lines.join('\n')).toMatchFileSnapshot('bills.golden.txt');
  const file = await service.send(contract.billFile, { orderNo: order.orderNo, draft: 1 }, { session });
  expect(await file.text()).toMatch(/^%PDF-/);
  const other = { session: await service.signIn('13900000999') };
  const { status } = await service.send(contract.billFile, { orderNo: order.orderNo, draft: 1 }, other);
  expect(status).toBe(404);
});

test('changes are one answer, corrected in the next draft, and the former one is not approved any more', async () => {
  const path = 'consignee.address';
  await expect(change(1, 0, path, '汉堡')).rejects.toMatchObject({ field: `changes.${path}` });
  const asked = await change(1, 0, path, 'Neue Str. 5, Hamburg');
  expect(await change(1, 0, path, 'Neue Str. 5, Hamburg')).toEqual(asked);
  await expect(approve(1, 0)).rejects.toMatchObject({ code: codes.conflict, field: 'version' });
  await expect(approve(1, 1)).rejects.toThrow(/于 .+ 提出更改（提单草稿第 1 版）/);
  await issue({ [path]: 'Neue Str. 5, Hamburg' });
  const [one, two] = (await bill()).drafts;
  expect(changedBillPaths(one!.content, two!.content)).toEqual([path]);
  expect(two!.content).toMatchObject({ marks: 'HAMBURG', portOfDischarge: 'HAMBURG, GERMANY' });
  await expect(approve(1, 1)).rejects.toThrow(/平台已于 .+ 签发第 2 版/);
});

test('is released once approved, unless changes were asked for meanwhile, and stands in the order', async () => {
  await approve(2, 0);
  const approved = await seen();
  await expect(release()).rejects.toThrow('还没有登记开船');
  await order.setStatus('SAILED');
  await change(2, 1, 'other', '', '请等一天');
  await expect(release(Promise.resolve(approved))).rejects.toThrow(/提出更改（提单草稿第 2 版）/);
  await issue({ placeOfDelivery: 'BERLIN', marks: 'BERLIN 1', 'consignee.name': 'TO ORDER', 'consignee.address': '' });
  await expect(release()).rejects.toThrow('未经客户确认');
  await approve(3, 0);
  const asWaybill = { ...(await seen()), form: { ...released, releaseKind: 'seaWaybill' as const } };
  await expect(service.call(desk.releaseBill, asWaybill, clerk)).rejects.toMatchObject({ field: 'form.releaseKind' });
  await release();
  const followed = await detail();
  expect([await told('bill.released'), followed.shipment?.billOfLadingNo]).toEqual([1, 'COSU6301']);
  expect(followed.bill).toMatchObject({ state: 'released', release: { kind: 'original', billNo: 'COSU6301' } });
  const note = '正本提单，正本 3 份，提单号 COSU6301';
  expect(followed.timeline.at(-1)).toMatchObject({ act: 'bill.released', note });
  expect(JSON.stringify([followed, await bill()])).not.toContain('吴凡');
  await expect(issue({ marks: 'X' })).rejects.toThrow('提单已放单');
  await expect(submit('X', 2)).rejects.toThrow('提单已放单');
  const late = { orderNo: order.orderNo, after: 2, form: instructionOfOrder(followed) };
  await expect(service.call(saveInstruction, late, { session })).rejects.toThrow('提单已放单');
  const corrected = { billOfLadingNo: 'COSU9', reason: 'X' };
  const renumbered = service.call(correctShipment, { ...(await seen()), form: corrected }, clerk);
  await expect(renumbered).rejects.toMatchObject({ field: 'form.billOfLadingNo' });
  const form = { orderNo: order.orderNo, paper: 'multimodal', format: 'json' } as const;
  expect(await (await service.send(dangerousPaperFile, form, { session })).text()).toContain('BERLIN 1');
  const papers = await service.send(orderPapers, { orderNo: order.orderNo }, { session });
  expect((await papers.text()).match(/提单草稿-\S+?第\d版\.pdf/g)).toContain(`提单草稿-${order.orderNo}-第3版.pdf`);
});
