import { asc } from 'drizzle-orm';
import * as contract from '#contract/basic.ts';
import { ports } from './db/schema/reference.ts';
import { handle } from './handler.ts';
import { searchDangerousGoods } from './trade/dangerousGoods.ts';

const portList = handle(
  contract.portList,
  async (_input, { db }) => await db.select().from(ports).orderBy(asc(ports.position)),
);

const dangerousGoodsSearch = handle(contract.dangerousGoodsSearch, (input, { db }) => searchDangerousGoods(db, input));

/** The trade's reference data. */
export const basicHandlers = [portList, dangerousGoodsSearch];
