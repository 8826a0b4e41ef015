import { asc, eq } from 'drizzle-orm';
import * as contract from '#contract/search/referenceData.ts';
import { constants } from '#server/db/schema/constants.ts';
import { ports } from '#server/db/schema/reference.ts';
import { handle, handleShared } from '#server/http/handler.ts';

const portList = handleShared(
  contract.portList,
  async (_input, { db }) => await db.select().from(ports).orderBy(asc(ports.position)),
);

const dangerousGoodsSearch = handle(contract.dangerousGoodsSearch, async (input, { db, tradeTables }) =>
  (await tradeTables.goods(db)).search(input),
);

const constantOf = ({ constType, code, name }: typeof constants.$inferSelect): contract.Constant => ({
  constType,
  code,
  name,
  constValue: code,
  constName: name,
});

const constantsList = handleShared(contract.constantsList, async (_input, { db }) =>
  (await db.select().from(constants).orderBy(asc(constants.position))).map(constantOf),
);

const constantsByType = handleShared(contract.constantsByType, async ({ constType }, { db }) =>
  (await db.select().from(constants).where(eq(constants.constType, constType)).orderBy(asc(constants.position))).map(
    constantOf,
  ),
);

/** The trade's reference data. */
export const basicHandlers = [portList, dangerousGoodsSearch, constantsList, constantsByType];
