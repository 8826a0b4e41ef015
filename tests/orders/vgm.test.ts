// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { orderDetail, orderPapers } from '#contract/orders/orderCalls.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import * as contract from '#contract/orders/vgm/vgm.ts';
import { vgmDeadline } from '#contract/orders/vgm/vgmChecks.ts';
import { editedVgm, vgmOfOrder } from '#contract/orders/vgm/vgmForms.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { vgmDeclarations } from '#server/db/schema/orderPapers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { queuePapersDue } from '#server/notifications/papersDue.ts';
import { storeShipment } from '#server/orders/shipments.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, session, { dangerous: true }));

const detail = () => service.call(orderDetail, { orderNo: order.orderNo }, { session });
const stored = (by = session) => service.call(contract.orderVgm, { orderNo: order.orderNo }, { session: by });
const submit = (form: contract.VgmForm, after: number) =>
  service.call(contract.submitVgm, { orderNo: order.orderNo, after, form }, { session });
const exported = (format: contract.VgmFormat) =>
  service.send(contract.vgmExport, { orderNo: order.orderNo, format }, { session });

let form: contract.VgmForm;
beforeAll(async () => {
  await storeShipment(service.db, order.orderNo, {
    ...noShipment,
    carrierBookingNo: 'COSU1',
    containers: [{ containerNo: 'MSCU1234566', sealNo: 'CN1', tareKg: 2_230 }],
  });
  const begun = vgmOfOrder(await detail());
  const [row] = begun.containers;
  const calculated = { ...row!, method: '2', vgmKg: '', packingKg: '80', dunnageKg: '40' };
  form = { ...begun, signatory: 'chen min', containers: [calculated] };
});

test('is stored as typed, for its owner alone, and not submitted before the order is accepted', async () => {
  const half = editedVgm(form, { path: 'containers.0.tareKg', value: '2 2' });
  await service.call(contract.saveVgm, { orderNo: order.orderNo, after: 0, form: half }, { session });
  const savedAt = service.clock.now().toISOString();
  expect(await stored()).toEqual({ draft: half, savedAt, versions: [] });
  const known = { page: '8b0f1b1e-5d0c-4c52-9a3b-0d2f6f4a5c11', savedAt: null };
  const other = service.call(contract.saveVgm, { orderNo: order.orderNo, after: 0, known, form }, { session });
  await expect(other).rejects.toThrow(/已于 .+ 在另一页保存草稿，与本页不同：第 1 箱 皮重。/);
  await expect(stored(await service.signIn('13700000978'))).rejects.toHaveCode(codes.notFound);
  await expect(submit(form, 0)).rejects.toThrow('订单受理后才能提交 VGM');
  const lcl = await livingOrder(service, session, { dangerous: true, line: 'lcl' });
  const consolidated = service.call(contract.orderVgm, { orderNo: lcl.orderNo }, { session });
  await expect(consolidated).rejects.toHaveCode(codes.badInput);
});

test('a customer is told a day before the cut-off, once, and not after the masses are submitted', async () => {
  const told = () => service.db.$count(notifications, eq(notifications.kind, 'vgm.due'));
  const day = Date.parse(vgmDeadline(await detail())!) - 86_400_000;
  const { orderNo } = await livingOrder(service, session, { dangerous: true });
  await service.db.update(orders).set({ status: 'RELEASED' });
  await service.db
    .insert(vgmDeclarations)
    .values({ orderNo, version: 1, content: {} as contract.VgmDeclaration, submittedAt: new Date(day) });
  await queuePapersDue(service.db, new Date(day - 1));
  expect(await told()).toBe(0);
  await queuePapersDue(service.db, new Date(day));
  await queuePapersDue(service.db, new Date(day + 60_000));
  expect(await told()).toBe(1);
});

test('is rejected at its field, submitted once, and stands with the container', async () => {
  await order.setStatus('RELEASED');
  expect((await exported('dcsa')).status).toBe(404);
  const heavy = editedVgm(form, { path: 'containers.0.cargoKg', value: '30000' });
  await expect(submit(heavy, 0)).rejects.toHaveCode(
    codes.badInput,
    /“第 1 箱 货物”VGM 32,350 kg 超过/,
    'form.containers.0.cargoKg',
  );
  const [first, again] = await Promise.all([submit(form, 0), submit(form, 0)]);
  expect(again).toEqual(first);
  expect(await stored()).toEqual({ draft: null, versions: [first] });
  expect(await detail()).toMatchObject({
    vgm: { version: 1 },
    submissions: [{ paper: 'vgm', version: 1, at: first.submittedAt, person: expect.stringMatching(/./) as string }],
    shipment: { containers: [{ containerNo: 'MSCU1234566', sealNo: 'CN1', tareKg: 2_230, vgmKg: 10_350 }] },
  });
});

test('is amended by the version it is based on, and exported in both standards', async () => {
  const weighed = {
    ...form.containers[0]!,
    method: '1',
    vgmKg: '10,400 kg',
    certificateNo: 'W-1',
    weighedOn: service.clock.now().toISOString().slice(0, 10),
    weighedBy: "O'Hara: Scales",
    cargoKg: '',
    packingKg: '',
    dunnageKg: '',
  };
  const second = { ...form, containers: [weighed] };
  expect(await submit(second, 1)).toMatchObject({ version: 2, content: { signatory: 'CHEN MIN' } });
  const overtaken = submit(editedVgm(form, { path: 'responsible', value: 'A' }), 1);
  await expect(overtaken).rejects.toThrow(/VGM 已有第 2 版（更改：第 1 箱 VGM、/);
  expect(await (await exported('dcsa')).json()).toMatchObject({
    VGMDeclarations: [
      {
        VGM: { weight: { value: 10_400, unit: 'KGM' }, method: 'SM1', certificationReference: 'W-1' },
        equipmentDetails: { equipmentReference: 'MSCU1234566', tareWeight: { value: 2_230 } },
        shipmentDetails: { carrierBookingReference: 'COSU1' },
        authorizedPersonSignatory: 'CHEN MIN',
      },
    ],
  });
  const segments = (await (await exported('vermas')).text()).split("'\r\n");
  expect(segments).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^UNH\+\d{14}\+VERMAS:D:16A:UN:SMDG10$/),
      expect.stringMatching(/^BGM\+749\+FCL\d+-2\+5$/),
      'RFF+BN:COSU1',
      'MEA+AAE+VGM+KGM:10400',
      'DOC+SM1:VGM:306+W-1',
      'CTA+RP+:CHEN MIN',
      "NAD+WPA+++O?'HARA?: SCALES",
      'NAD+SPC+++EXAMPLE COATINGS (SHANGHAI) CO.,:LTD.',
      expect.stringMatching(new RegExp(`^UNT\\+${segments.length - 3}\\+`)),
    ]),
  );
  const papers = await service.send(orderPapers, { orderNo: order.orderNo }, { session });
  expect(await papers.text()).toMatch(/DCSA-VGM-1\.0\.json[^]*VERMAS-D16A\.edi/);
});

test('is neither amended nor stored after the cut-off', async () => {
  service.clock.advance(Date.parse(vgmDeadline(await detail())!) - service.clock.now().getTime());
  await expect(submit(editedVgm(form, { path: 'signatory', value: 'LATE' }), 2)).rejects.toThrow(/截 VGM，不能再/);
  const late = service.call(contract.saveVgm, { orderNo: order.orderNo, after: 0, form }, { session });
  await expect(late).rejects.toHaveCode(codes.conflict);
});
