import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { goodsDocument, GoodsDocumentKind, GoodsItem } from '#contract/goods/goods.ts';
import type { OutputOf, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { dangerousGoodsEntries } from '#server/db/schema/reference.ts';
import type { Database } from '#server/db/database.ts';
import type { Context } from '#server/http/context.ts';
import type { Block } from '#server/orders/pdf/printed.ts';
import { printed } from '#server/orders/pdf/printed.ts';
import { goodsById } from './goods.ts';
import { documentTitles, generatedNote } from './goodsDocumentText.ts';
import type { ListedGoods } from './goodsFacts.ts';
import { changedOn } from './goodsFacts.ts';
import { safetyBlocks } from './safetyDataSheet.ts';
import { analysisBlocks, technicalBlocks } from './technicalDataSheet.ts';

/** The entry of the dangerous-goods list for a product; undefined for goods that are not dangerous. */
const entryOf = async (
  db: Database,
  { unNumber, packingGroup, hazardClass }: GoodsItem,
): Promise<ListedGoods | undefined> => {
  if (unNumber === null || hazardClass === null) return undefined;
  const [entry] = await db
    .select()
    .from(dangerousGoodsEntries)
    .where(
      and(
        eq(dangerousGoodsEntries.unNumber, unNumber),
        // in the list, the contents decide the division of aerosols
        inArray(dangerousGoodsEntries.hazardClass, [hazardClass, hazardClass.replace(/^2\.\d$/, '2')]),
        packingGroup === null
          ? isNull(dangerousGoodsEntries.packingGroup)
          : eq(dangerousGoodsEntries.packingGroup, packingGroup),
      ),
    )
    .orderBy(asc(dangerousGoodsEntries.variant))
    .limit(1);
  return entry;
};

const contentOf: Record<GoodsDocumentKind, (item: GoodsItem, entry: ListedGoods | undefined) => Block[]> = {
  SDS: safetyBlocks,
  TDS: technicalBlocks,
  COA: analysisBlocks,
};

const blocksOf = async (db: Database, item: GoodsItem, kind: GoodsDocumentKind): Promise<Block[]> => {
  const note: Block = { kind: 'note', text: generatedNote[kind] };
  return [note, ...contentOf[kind](item, await entryOf(db, item)), note];
};

/** The content of a product's document, in reading order. */
export const blocksOfGoods = async (db: Database, id: string, kind: GoodsDocumentKind): Promise<Block[]> =>
  blocksOf(db, await goodsById(db, id), kind);

/** Calls from one address in a minute: each generates a PDF. */
const perMinute = 60;

/** A document of a product as a PDF, made from the data of its entry and of the dangerous-goods list. */
export const documentOfGoods = async (
  { db, clock, caller }: Pick<Context, 'db' | 'clock' | 'caller'>,
  { id, kind }: ParsedInputOf<typeof goodsDocument>,
): Promise<OutputOf<typeof goodsDocument>> => {
  const now = clock.now();
  await limitCalls(db, now, [{ key: `goodsDocument:address:${caller.address}`, max: perMinute, seconds: 60 }]);
  const item = await goodsById(db, id);
  return {
    fileName: `${kind}-${item.nameZh}-${item.id}.pdf`,
    contentType: 'application/pdf',
    content: printed({
      title: documentTitles[kind],
      reference: `${item.id} · ${changedOn(item)}`,
      blocks: await blocksOf(db, item, kind),
      footer: `化运通　${dateMinute(now)}（北京时间）由商品目录数据生成`,
    }) as Uint8Array<ArrayBuffer>,
  };
};
