import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderDetail, orderExport, uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { CallerDependencies } from '#src/api/client.ts';
import { createCaller } from '#src/api/client.ts';
import { sampleFile } from '#tests/support/files.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
let orderNo: string;
let caller: ReturnType<typeof createCaller>;
const save = vi.fn<CallerDependencies['save']>();
const fetchReal = globalThis.fetch;
beforeAll(async () => {
  const session = await service.signIn();
  ({ orderNo } = await place(service, session, orderForm('fcl')));
  // the browser would add the cookie itself
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('Cookie', `__Host-sid=${session.secret}`);
    return service.fetch(request);
  };
  caller = createCaller({
    apiBase: 'http://127.0.0.1',
    adapter: 'fetch',
    readToken: () => session.token,
    expired: () => undefined,
    report: () => undefined,
    save,
  });
});
afterAll(() => void (globalThis.fetch = fetchReal));

test('a file travels as the body, what belongs to it in the query', async () => {
  const content = sampleFile.pdf(2_000) as Uint8Array<ArrayBuffer>;
  const stored = await caller.call(uploadOrderDocument, { orderNo, fileName: '提单 #1 & 箱单.pdf', content });
  expect(stored).toMatchObject({ fileName: '提单 #1 & 箱单.pdf', paperCode: '', bytes: 2_000 });
  expect((await caller.call(orderDetail, { orderNo })).documents).toEqual([stored]);
});

test('a JSON file is saved as a file, an error is still shown', async () => {
  await caller.download(orderExport, { orderNo });
  const [file, name] = save.mock.lastCall!;
  expect(name).toBe(`${orderNo}-DCSA-Booking-2.0.json`);
  expect(JSON.parse(await file.text())).toMatchObject({ references: [{ type: 'CR', value: orderNo }] });
  await expect(caller.download(orderExport, { orderNo: 'FCL0' })).rejects.toHaveCode(codes.notFound);
  expect(save).toHaveBeenCalledTimes(1);
});
