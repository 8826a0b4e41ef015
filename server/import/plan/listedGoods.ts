import { casNumbersIn } from '#contract/rules/classification/cas.ts';
import { dangerousGoodsEntries as entries } from '#server/db/schema/reference.ts';
import { importMessages } from '#server/import/messages.ts';
import type { ParsedTable } from '#server/import/files/parse.ts';
import type { Problem } from '#server/import/problem.ts';
import type { Snapshot } from './snapshot.ts';
import { goods } from '#server/import/tables/goodsTables.ts';

type Listed = Pick<typeof entries.$inferSelect, 'unNumber' | 'hazardClass' | 'packingGroup' | 'cas'>;

/**
 * The first contradiction between a row of goods and the dangerous-goods list (IMDG 3.2): UN number, class, group or
 * CAS.
 */
const contradiction = (
  row: Record<string, unknown>,
  list: readonly Listed[],
): { column: string; text: string } | undefined => {
  const { unNumber, hazardClass, packingGroup, cas } = row as Partial<Listed>;
  const { rows: messages } = importMessages;
  const ofCas = list.find((entry) => cas && entry.cas === cas);
  if (cas && casNumbersIn(cas).length === 0) return { column: 'cas', text: messages.casCheckDigit(cas) };
  if (!unNumber) return ofCas && { column: 'un_number', text: messages.unNumberMissing(ofCas.unNumber) };
  const own = list.filter((entry) => entry.unNumber === unNumber);
  if (own.length === 0) return { column: 'un_number', text: messages.unNumberUnlisted(unNumber) };
  const ofClass = own.filter((entry) => entry.hazardClass === hazardClass);
  if (ofClass.length === 0)
    return {
      column: 'hazard_class',
      text: messages.classOfAnother(unNumber, [...new Set(own.map((entry) => entry.hazardClass))]),
    };
  if (ofClass.every((entry) => entry.packingGroup !== (packingGroup ?? null)))
    return {
      column: 'packing_group',
      text: messages.groupOfAnother(
        unNumber,
        ofClass.map((entry) => entry.packingGroup ?? '—'),
      ),
    };
  return ofCas && ofCas.unNumber !== unNumber && own.some((entry) => entry.cas !== null)
    ? { column: 'cas', text: messages.casOfAnother(unNumber, ofCas.unNumber) }
    : undefined;
};

/** Finds goods whose UN number, class, packing group or CAS number contradicts the dangerous-goods list. */
export const listedGoodsProblems = async (tables: readonly ParsedTable[], snapshot: Snapshot): Promise<Problem[]> => {
  const table = tables.find(({ spec }) => spec === goods);
  if (!table) return [];
  const list = (await snapshot.rows(entries)) as Listed[];
  return table.rows.flatMap(({ file, row, values }) => {
    const found = contradiction(values, list);
    return found ? [{ file, row, column: table.headerOf(found.column), text: found.text, isOfRow: true as const }] : [];
  });
};
