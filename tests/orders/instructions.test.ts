import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { orderDetail, orderPapers } from '#contract/orders/orderCalls.ts';
import { instructionDeadline, instructionProblems } from '#contract/orders/instructionChecks.ts';
import {
  differsFrom,
  editedInstruction,
  firstInstruction,
  instructionOfOrder,
} from '#contract/orders/instructionForms.ts';
import * as contract from '#contract/orders/shippingInstruction.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { vgmOfOrder } from '#contract/orders/vgm/vgmForms.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { queuePapersDue } from '#server/notifications/papersDue.ts';
import { storeDeparture, storeShipment } from '#server/orders/shipments.ts';
import { openSailings } from '#server/search/sailings.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { instructionFaults } from './dcsaBooking.ts';

const service = serviceForAll();
const session = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, session, { dangerous: true }));

const detail = () => service.call(orderDetail, { orderNo: order.orderNo }, { session });
const stored = (by = session) => service.call(contract.orderInstruction, { orderNo: order.orderNo }, { session: by });
const submit = (form: contract.InstructionForm, after: number) =>
  service.call(contract.submitInstruction, { orderNo: order.orderNo, after, form }, { session });
const save = (form: contract.InstructionForm, after: number) =>
  service.call(contract.saveInstruction, { orderNo: order.orderNo, after, form }, { session });
let placed: OrderDetail;
const withField = (form: contract.InstructionForm, path: string, value: string) =>
  editedInstruction(form, { type: 'field.changed', path, value }, placed);
const exported = () => service.send(contract.instructionExport, { orderNo: order.orderNo }, { session });

let form: contract.InstructionForm;
beforeAll(async () => {
  await storeShipment(service.db, order.orderNo, {
    ...noShipment,
    carrierBookingNo: 'COSU1',
    containers: [{ containerNo: 'MSCU1234566', sealNo: 'CN1' }],
  });
  placed = await detail();
  form = instructionOfOrder(placed);
});

test('begins with the order’s parties, terms, goods and container', () => {
  expect(form).toMatchObject({
    shipper: { name: 'Example Coatings (Shanghai) Co., Ltd.' },
    notifyParties: [{ name: 'Beispiel Farben GmbH' }],
    freightTerm: 'prepaid',
    billType: 'original',
    lines: [
      { containerNo: 'MSCU1234566', sealNo: 'CN1', description: 'UN 1263 PAINT\nINDUSTRIAL PAINT', packages: '40' },
    ],
  });
});

test('goods that an amendment added have a line to fill in, and those that it dropped have none', async () => {
  const own = await detail();
  const grown = { ...own, order: { ...own.order, cargo: [own.order.cargo[0]!, own.order.cargo[0]!] } };
  const first = firstInstruction({ draft: form, versions: [] }, grown);
  expect(first.lines.map(({ cargo }) => cargo)).toEqual([0, 1]);
  expect(firstInstruction({ draft: first, versions: [] }, own).lines).toEqual(form.lines);
});

test('number and seal of a container are typed once for all goods in it', () => {
  const { order: ordered } = placed;
  const [item] = ordered.cargo;
  const of = (quantity: number, units: readonly number[]) => ({
    ...placed,
    shipment: undefined,
    order: { ...ordered, items: [{ code: '20GP', quantity }], cargo: units.map((unit) => ({ ...item!, unit })) },
  });
  const typed = (on: ReturnType<typeof of>, line: number) =>
    (['containerNo', 'sealNo'] as const)
      .reduce(
        (before, name) =>
          editedInstruction(before, { type: 'field.changed', path: `lines.${line}.${name}`, value: name }, on),
        instructionOfOrder(on),
      )
      .lines.map(({ containerNo, sealNo }) => [containerNo, sealNo].join());
  const both = 'containerNo,sealNo';
  expect(typed(of(1, [1, 1, 1]), 1)).toEqual([both, both, both]);
  expect(typed(of(2, [1, 2, 2]), 1)).toEqual([',', both, both]);
  // goods that are not assigned to containers
  expect(typed(of(2, [1, 1]), 0)).toEqual([both, ',']);
});

test('a generic entry is described with its technical name (3.1.2.8)', async () => {
  const own = await detail();
  own.order.cargo[0]!.dangerous!.technicalName = 'xylenes';
  const [begun] = instructionOfOrder(own).lines;
  expect(begun!.description).toBe('UN 1263 PAINT (XYLENES)\nINDUSTRIAL PAINT');
  own.order.cargo[0]!.nameEn = 'Paint';
  expect(instructionOfOrder(own).lines[0]!.description).toBe('UN 1263 PAINT (XYLENES)');
  const written = (description: string) =>
    instructionProblems(withField(form, 'lines.0.description', description), own);
  expect(written('UN 1263 PAINT (Xylenes), 3, PG II')).toEqual({});
  expect(written('UN 1263 PAINT')).toMatchObject({
    'lines.0.description': { messageZh: expect.stringContaining('(XYLENES)') as string },
  });
});

test('is stored as typed, for its owner alone, and not submitted before the order is accepted', async () => {
  const half = withField(form, 'lines.0.grossKg', '8 0');
  await save(half, 0);
  const savedAt = service.clock.now().toISOString();
  expect(await stored()).toEqual({ draft: half, savedAt, versions: [] });
  await expect(stored(await service.signIn('13700000977'))).rejects.toHaveCode(codes.notFound);
  await expect(submit(form, 0)).rejects.toThrow('订单受理后才能提交补料');
});

test('a customer is told a day before the cut-off, once', async () => {
  await order.setStatus('RELEASED');
  const day = Date.parse(instructionDeadline(await detail())!) - 86_400_000;
  await queuePapersDue(service.db, new Date(day - 1));
  expect(await service.db.$count(notifications, eq(notifications.kind, 'instruction.due'))).toBe(0);
  await queuePapersDue(service.db, new Date(day));
  await queuePapersDue(service.db, new Date(day + 60_000));
  const told = await service.db.select().from(notifications).where(eq(notifications.kind, 'instruction.due'));
  expect(told).toHaveLength(1);
});

test('of two pages before the first submission neither overwrites what the other saved', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const { savedAt = null } = await stored();
  const sent = (page: string, marks: string) => ({
    orderNo: order.orderNo,
    after: 0,
    known: { page, savedAt },
    form: withField(form, 'marks', marks),
  });
  service.clock.advance(60_000);
  await service.call(contract.saveInstruction, sent(one, 'A'), { session });
  await service.call(contract.saveInstruction, sent(one, 'B'), { session });
  for (const endpoint of [contract.saveInstruction, contract.submitInstruction]) {
    const overwritten = service.call(endpoint, sent(other, 'C'), { session });
    await expect(overwritten).rejects.toHaveCode(codes.conflict, /已于 .+ 在另一页保存草稿，与本页不同：唛头。/);
  }
  expect((await stored()).draft).toMatchObject({ marks: 'B' });
});

test.each([
  ['lines.0.packages', '39', '“第 1 行 件数”本项货物合计 39 件，订单为 40 件'],
  ['lines.0.grossKg', '8001', '“第 1 行 毛重”本项货物合计 8001 kg，订单为 8000 kg'],
  ['lines.0.containerNo', 'TGHU7654320', '箱号'],
  ['lines.0.containerNo', 'CSQU3054383', '“第 1 行 箱号”不是本单的集装箱（MSCU1234566）'],
  ['lines.0.description', 'INDUSTRIAL PAINT', '危险品品名须与订单一致，写明“UN 1263 PAINT”'],
  ['lines.0.description', 'UN 1866 RESIN SOLUTION', 'UN 1866 不是订单申报的联合国编号'],
  ['lines.0.description', 'UN 1263 PAINT\nTOLUENE 20 DRUMS', '“TOLUENE”像是本单没有申报的危险货物'],
  ['marks', 'POWER BANK', '“POWER BANK”像是本单没有申报的危险货物'],
  ['shipper.name', '上海化工', '发货人的名称'],
  ['notifyParties.0.address', '', '地址'],
  ['marks', '唛头', '唛头'],
  ['letterOfCredit', 'L\n'.repeat(149), '信用证'],
])('%s %j is rejected at its field', async (path, value, message) => {
  await expect(submit(withField(form, path, value), 0)).rejects.toHaveCode(
    codes.badInput,
    expect.stringContaining(message),
    `form.${path}`,
  );
});

test('a sea waybill names its consignee, and a bill to order whom to notify', async () => {
  const open = { ...form, consignee: { ...form.consignee, name: 'TO ORDER OF EXAMPLE BANK', address: '' } };
  await expect(submit({ ...open, billType: 'seaWaybill' }, 0)).rejects.toMatchObject({ field: 'form.billType' });
  await expect(submit({ ...open, notifyParties: [] }, 0)).rejects.toMatchObject({ field: 'form.notifyParties' });
});

test('is submitted once, amended by the last version, and exported as DCSA', { tags: ['postgres'] }, async () => {
  await order.setStatus('RELEASED');
  expect((await exported()).status).toBe(404);
  const first = await submit(form, 0);
  expect(await submit(form, 0)).toEqual(first);
  expect(await stored()).toEqual({ draft: null, versions: [first] });
  const amended = withField(form, 'letterOfCredit', 'L/C NO. 123 DATED 2026-03-01');
  const second = await submit(amended, 1);
  expect(second).toMatchObject({ version: 2 });
  const typed = { ...amended, letterOfCredit: `${amended.letterOfCredit} ` };
  expect([typed, form].map((each) => differsFrom(each, second.content))).toEqual([false, true]);
  await expect(submit(withField(form, 'marks', 'A'), 1)).rejects.toThrow(
    /补料已有第 2 版（更改：信用证要求的文字；.+于 .+ 提交）/,
  );
  await expect(save(form, 1)).rejects.toThrow('补料已有第 2 版');
  const file = await (await exported()).json();
  expect(instructionFaults(file)).toEqual([]);
  expect(file).toMatchObject({
    transportDocumentTypeCode: 'BOL',
    isToOrder: false,
    numberOfOriginalsWithoutCharges: 3,
    consignmentItems: [
      {
        carrierBookingReference: 'COSU1',
        descriptionOfGoods: ['UN 1263 PAINT', 'INDUSTRIAL PAINT', 'L/C NO. 123 DATED 2026-03-01'],
        HSCodes: ['32089010'],
        cargoItems: [{ equipmentReference: 'MSCU1234566', weight: 8_000, weightUnit: 'KGM' }],
      },
    ],
    utilizedTransportEquipments: [{ isShipperOwned: false, seals: [{ number: 'CN1' }] }],
  });
  // what the transport does not know of its containers, the instruction says
  const containers = [{ containerNo: 'MSCU1234566', sealNo: '' }];
  await storeShipment(service.db, order.orderNo, { ...noShipment, carrierBookingNo: 'COSU1', containers });
  const instructed = await detail();
  expect(instructed.shipment!.containers).toMatchObject([{ sealNo: 'CN1' }]);
  expect(vgmOfOrder({ ...instructed, shipment: undefined }).containers).toMatchObject([{ containerNo: 'MSCU1234566' }]);
  const papers = await service.send(orderPapers, { orderNo: order.orderNo }, { session });
  expect(await papers.text()).toContain('DCSA-Shipping-Instructions-3.0.json');
});

test('is neither amended nor stored after the cut-off', { tags: ['postgres'] }, async () => {
  service.clock.advance(Date.parse(instructionDeadline(await detail())!) - service.clock.now().getTime());
  const late = withField(form, 'marks', 'LATE');
  await expect(submit(late, 2)).rejects.toThrow(/截单，不能再提交或更改补料/);
  await expect(save(late, 2)).rejects.toHaveCode(codes.conflict);
});

test('another voyage has its published cut-offs, or those of its stated departure', async () => {
  const booked = placed.offer.sailing!;
  const next = (await openSailings(service.db, { ...booked, dangerous: false }, service.clock.now())).at(-1)!;
  const on = async (vessel: string, voyage: string) => {
    await storeShipment(service.db, order.orderNo, { ...noShipment, vessel, voyage });
    return instructionDeadline(await detail());
  };
  expect(await on(`${booked.vessel.replace(' ', '').toLowerCase()}.`, booked.voyage)).toBe(instructionDeadline(placed));
  const [published, unknown] = [await on(next.vessel.toLowerCase(), next.voyage), await on('Other', booked.voyage)];
  await storeDeparture(service.db, order.orderNo, next.departsAt);
  const cutOff = next.cutOffs.find(({ code }) => code === 'SI')!.at.toISOString();
  expect([published, unknown, instructionDeadline(await detail())]).toEqual([cutOff, undefined, cutOff]);
});
