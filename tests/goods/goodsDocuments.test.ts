import { describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import type { GoodsDocumentKind } from '#contract/goods/goods.ts';
import { goodsDetail, goodsDocument } from '#contract/goods/goods.ts';
import { blocksOfGoods } from '#server/goods/goodsDocuments.ts';
import { safetyBlocks } from '#server/goods/safetyDataSheet.ts';
import { stateOf } from '#src/features/goods/parts/GoodsItem.tsx';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const fetched = (id: string, kind: string) =>
  service.fetch(new Request(`http://127.0.0.1${goodsDocument.path}?${new URLSearchParams({ id, kind })}`));
const words = async (id: string, kind: GoodsDocumentKind) => JSON.stringify(await blocksOfGoods(service.db, id, kind));

describe('the documents of goods', () => {
  test('are PDFs that are named after their product, without a sign-in', async () => {
    const response = await fetched('methanol', 'SDS');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('SDS-甲醇-methanol.pdf');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('a safety data sheet has the sixteen sections, with what the catalogue and the list say', async () => {
    const text = await words('methanol', 'SDS');
    for (let section = 1; section <= 16; section += 1) expect(text).toContain(`"${section}　`);
    for (const stated of ['甲醇', '67-56-1', 'UN 1230', '第 3 类', 'METHANOL', 'F-E', 'P001', 'T7', '6.1'])
      expect(text).toContain(stated);
  });

  test('what nobody said is not made up', async () => {
    const text = await words('ethylene-glycol', 'SDS');
    expect(text).toContain('供应方按非危险货物申报');
    expect(text).not.toMatch(/UN \d|第 \d/);
    expect(text.split('目录未提供').length - 1).toBeGreaterThan(8);
  });

  test('the day of the last change is that of China', async () => {
    const item = { ...(await service.call(goodsDetail, { id: 'methanol' })), updatedAt: '2026-03-01T16:00:00.000Z' };
    expect(JSON.stringify(safetyBlocks(item, undefined))).toContain('2026-03-02');
  });

  test('other goods and other kinds are unknown', async () => {
    await expect(service.call(goodsDocument, { id: 'nothing', kind: 'SDS' })).rejects.toMatchObject({
      code: codes.notFound,
    });
    expect((await fetched('methanol', 'MSDS')).status).toBe(400);
  });
});

test.each([
  ['3', '散水，30 t 罐车', 'bulkLiquid'],
  ['3', '160 kg 钢桶 / 散水', 'liquid'],
  [null, '散水 / 225 kg 钢桶', 'bulkLiquid'],
  ['8', '25 kg 编织袋（内衬）', 'solid'],
  ['9', '25 kg 纸塑袋 / 800 kg 吨袋', 'solid'],
  ['6.1', '50 kg 开口钢桶（1A2）', 'solid'],
  ['2.1', '40 L 钢瓶', 'gas'],
])('class %s in %s is %s', (hazardClass, packagingZh, state) => {
  expect(stateOf({ hazardClass, packagingZh })).toBe(state);
});
