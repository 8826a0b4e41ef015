import type { Recogniser } from '#contract/rules/acceptance/suspicions.ts';
import { recognise } from '#server/booking/recognition/recognition.ts';
import type { RecognitionRows } from '#server/booking/recognition/recognitionIndex.ts';
import { recognitionTablesOf } from '#server/booking/recognition/recognitionIndex.ts';
import { goodsTermRows, hazardousChemicalRows } from '#server/db/seed/recognition.ts';
import { dangerousGoodsRows } from '#server/db/seed/reference.ts';

/** The seed rows of the service. */
export const seededRows = (): RecognitionRows => ({
  entries: dangerousGoodsRows().map(({ packingGroup = null, cas = null, unNumber, hazardClass, ...names }) => {
    const { properShippingName, nameZh, commonNameZh } = names;
    return { unNumber, packingGroup, hazardClass, properShippingName, nameZh, commonNameZh, cas };
  }),
  items: hazardousChemicalRows(),
  terms: goodsTermRows(),
});

/** The recogniser of these rows. */
export const recogniserOf = async (rows: Partial<RecognitionRows>): Promise<Recogniser> => {
  const tables = await recognitionTablesOf({ entries: [], items: [], terms: [], ...rows });
  return (texts) => recognise(tables, texts);
};
