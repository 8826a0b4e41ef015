import * as contract from '#contract/item.ts';
import { handle } from './handler.ts';
import { addEnquiry as keepEnquiry } from './selling/enquiries.ts';
import { goodsById, pageOfGoods } from './selling/goods.ts';

const goodsPage = handle(contract.goodsPage, (input, { db }) => pageOfGoods(db, input));

const goodsDetail = handle(contract.goodsDetail, ({ id }, { db }) => goodsById(db, id));

const addEnquiry = handle(contract.addEnquiry, (input, context) => keepEnquiry(context, input));

/** Goods for sale, and enquiries for everything. */
export const itemHandlers = [goodsPage, goodsDetail, addEnquiry];
