import { recogniseGoods } from '#contract/booking/recognisedGoods.ts';
import { suspicionIn } from '#contract/rules/acceptance/listedText.ts';
import { handle } from '#service/http/handler.ts';

/** Tells a form what an ordinary cargo looks like, by the rule that reviews the placed order. */
export const recognitionHandlers = [
  handle(recogniseGoods, async ({ names: [nameZh = '', nameEn = ''], notes }, { db, tradeTables }) => {
    const list = await tradeTables.names(db);
    const found = suspicionIn({ nameZh, nameEn, notes }, list);
    if (!found) return null;
    const number = /^UN (\d{4})/.exec(found.words)?.[1];
    const entry = list.find(({ unNumber, cas }) => unNumber === number || cas === found.words);
    if (!entry) return found;
    const { unNumber, packingGroup, hazardClass, properShippingName, nameZh: listedZh } = entry;
    return { ...found, entry: { unNumber, packingGroup, hazardClass, properShippingName, nameZh: listedZh } };
  }),
];
