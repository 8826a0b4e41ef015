import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { constantsList, portList } from '#contract/search/referenceData.ts';
import { carouselQuery, cityPage } from '#contract/content/content.ts';
import { goodsPage } from '#contract/goods/goods.ts';
import { cancelOrder, orderDetail, orderPage, uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { supplierList } from '#contract/services/suppliers.ts';
import { internalFeePage, sellingMaintenance } from '#contract/services/publishedRates.ts';
import { wholeVehicleOrders } from '#server/db/schema/wholeVehicle.ts';
import { wholeVehicleOrdersOf } from '#server/enterprise/wholeVehicle.ts';
import { sampleFile } from '#tests/support/files.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

/** What a table's column holds, by the table's own positions. */
const inTable = async (table: string, column: string, where = 'true'): Promise<string[]> => {
  const rows = sql.raw(`select ${column} as name, position from ${table} where ${where}`);
  const { rows: found } = (await service.db.execute(rows)) as { rows: { name: string; position: number }[] };
  return found.toSorted((one, other) => one.position - other.position).map(({ name }) => name);
};

interface List {
  table: string;
  column: string;
  where?: string;
  listed: () => Promise<string[]>;
}

const whole = { page: 1, size: 100 };
const lists: Record<string, List> = {
  ports: {
    table: 'ports',
    column: 'code',
    listed: async () => (await service.call(portList, {})).map(({ code }) => code),
  },
  constants: {
    table: 'constants',
    column: 'name',
    listed: async () => (await service.call(constantsList, {})).map(({ name }) => name),
  },
  slides: {
    table: 'slides',
    column: 'id',
    where: "place = 'home'",
    listed: async () => (await service.call(carouselQuery, { place: 'home' })).map(({ id }) => id),
  },
  cities: {
    table: 'cities',
    column: 'code',
    listed: async () => (await service.call(cityPage, whole)).rows.map(({ code }) => code),
  },
  goods: {
    table: 'goods_items',
    column: 'id',
    listed: async () => (await service.call(goodsPage, whole)).rows.map(({ id }) => id),
  },
  suppliers: {
    table: 'suppliers',
    column: 'id',
    where: "role = 'carrier'",
    listed: async () => (await service.call(supplierList, { supplierRole: 'carrier' })).map(({ id }) => id),
  },
  'published rates': {
    table: 'published_rates',
    column: "line || '-' || position",
    where: "line = 'tank'",
    listed: async () => (await service.call(sellingMaintenance, { line: 'tank', ...whole })).rows.map(({ id }) => id),
  },
  'charges of a line': {
    table: 'line_charges',
    column: 'code',
    where: "line = 'tank'",
    listed: async () => (await service.call(internalFeePage, { line: 'tank', ...whole })).rows.map(({ code }) => code),
  },
};

describe('a list of the site’s own tables', () => {
  test.each(Object.entries(lists))('%s come as they are placed, and turned around where that is', async (_, list) => {
    const { table, column, where, listed } = list;
    const before = await inTable(table, column, where);
    expect(before.length).toBeGreaterThan(1);
    expect(await listed()).toEqual(before.slice(0, 100));
    await service.db.execute(sql.raw(`update ${table} set position = -position - 1`));
    expect(await listed()).toEqual((await inTable(table, column, where)).slice(0, 100));
    await service.db.execute(sql.raw(`update ${table} set position = -position - 1`));
    expect(await listed()).toEqual(before.slice(0, 100));
  });
});

describe('a list of what has happened', () => {
  const phone = '13812340001';

  test('orders: the newest first; the events of one and its documents: the oldest first', async () => {
    const session = await service.signIn(phone);
    const placed: string[] = [];
    for (let each = 0; each < 3; each += 1) {
      placed.push((await place(service, session, orderForm('fcl'))).orderNo);
      service.clock.advance(61_000);
    }
    const { rows } = await service.call(orderPage, { page: 1, size: 10 }, { session });
    expect(rows.map(({ orderNo }) => orderNo)).toEqual(placed.toReversed());

    const orderNo = placed[0]!;
    const uploaded: string[] = [];
    for (const name of ['c.pdf', 'a.pdf', 'b.pdf']) {
      const content = sampleFile.pdf() as Uint8Array<ArrayBuffer>;
      const stored = await service.call(
        uploadOrderDocument,
        { orderNo, fileName: name, paperCode: '', content },
        { session },
      );
      uploaded.push(stored.fileName);
      service.clock.advance(1_000);
    }
    const { documents } = await service.call(orderDetail, { orderNo }, { session });
    expect(documents.map(({ fileName }) => fileName)).toEqual(uploaded);
    await service.call(cancelOrder, { orderNo }, { session });
    const { timeline } = await service.call(orderDetail, { orderNo }, { session });
    expect(timeline.map(({ status }) => status)).toEqual([rows.at(-1)!.status, 'CANCELLED']);
  });

  test('whole-vehicle orders: the newest first', async () => {
    const { userId } = await service.signIn('13812340003');
    const rowOf = (day: number) => ({
      orderNo: `MM-${day}`,
      userId,
      status: 'PENDING' as const,
      origin: '上海',
      destination: '南京',
      goods: '甲苯',
      placedAt: new Date(Date.UTC(2026, 0, day)),
    });
    await service.db.insert(wholeVehicleOrders).values([2, 9, 5].map(rowOf));
    const listed = await wholeVehicleOrdersOf(service.db, userId);
    expect(listed.map(({ orderNo }) => orderNo)).toEqual(['MM-9', 'MM-5', 'MM-2']);
  });
});
