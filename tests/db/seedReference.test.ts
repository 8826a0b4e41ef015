import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { minimumPrices, sailingPage } from '#contract/search/sailingQuotes.ts';
import { containers } from '#contract/rules/loading/containers.ts';
import { seaExportDocuments } from '#contract/rules/documents/documents.ts';
import { schema as trade } from '#server/db/schema.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

test('every cut-off lies before departure, and none in the wrong order', async () => {
  const { rows } = await service.call(sailingPage, { orgPortCode: 'CNZJG', dstPortCode: 'SEGOT', size: 1 });
  const { cutOffs, estimatedTimeOfDeparture, viaPort } = rows[0]!.sailing;
  expect(cutOffs.map(({ code }) => code)).toEqual(['EFC', 'DG_DOC', 'SI', 'MANIFEST', 'VGM', 'CY', 'CUSTOMS']);
  for (const { at } of cutOffs) expect(Date.parse(at)).toBeLessThan(Date.parse(estimatedTimeOfDeparture));
  expect(viaPort).toMatch(/^上海/);
});

test('no carrier takes classes 1, 6.2 or 7 online', async () => {
  const closed = await service.db.select().from(trade.hazardClasses).where(eq(trade.hazardClasses.bookedOnline, false));
  expect(closed.map(({ division }) => division)).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '6.2', '7']);
  const carriers = await service.db.select().from(trade.carriers);
  const taken = new Set(carriers.flatMap(({ acceptedClasses }) => acceptedClasses));
  for (const { division } of closed) expect(taken).not.toContain(division);
});

test('the container sizes and documents of the contract are those of the tables', async () => {
  for (const [code, size] of Object.entries(containers)) {
    const [row] = await service.db.select().from(trade.containerTypes).where(eq(trade.containerTypes.code, code));
    expect(row).toMatchObject(size);
  }
  const documents = await service.db.select({ code: trade.tradeDocuments.code }).from(trade.tradeDocuments);
  expect(documents.map(({ code }) => code)).toEqual(expect.arrayContaining(seaExportDocuments.map(({ code }) => code)));
});

test('each hot lane has a lowest price', async () => {
  const lanes = await service.db.select().from(trade.hotLanes).orderBy(asc(trade.hotLanes.position));
  const prices = await service.call(minimumPrices, { size: 24 });
  expect(prices.map(({ orgPortCode, dstPortCode }) => [orgPortCode, dstPortCode])).toEqual(
    lanes.map(({ orgPortCode, dstPortCode }) => [orgPortCode, dstPortCode]),
  );
});
