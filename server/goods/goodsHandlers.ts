import * as contract from '#contract/goods/goods.ts';
import { handle, handleRead } from '#server/http/handler.ts';
import { addEnquiry as setReceipt } from '#server/services/enquiries.ts';
import { goodsById, pageOfGoods } from './goods.ts';
import { withFreight } from './goodsFreight.ts';
import { documentOfGoods } from './goodsDocuments.ts';

const goodsPage = handleRead(contract.goodsPage, async (input, { db, clock }) => {
  const { rows, ...page } = await pageOfGoods(db, input);
  return { ...page, rows: await withFreight(db, rows, clock.now()) };
});

const goodsDetail = handleRead(contract.goodsDetail, ({ id }, { db }) => goodsById(db, id));

const goodsDocument = handle(contract.goodsDocument, (input, context) => documentOfGoods(context, input));

const addEnquiry = handle(contract.addEnquiry, (input, context) => setReceipt(context, input));

/** Goods for sale, and enquiries for everything. */
export const itemHandlers = [goodsPage, goodsDetail, goodsDocument, addEnquiry];
