import type { ControlCode } from '#contract/rules/documents/controlledGoods.ts';
import type { schema as trade } from '../schema.ts';
import { readTable, wordsOf } from './tables.ts';

type Chemical = typeof trade.hazardousChemicals.$inferInsert;
type Term = typeof trade.goodsTerms.$inferInsert;

export const hazardousChemicalRows = (): Chemical[] =>
  readTable('hazardous-chemicals', [
    'number',
    'name_zh',
    'aliases_zh',
    'name_en',
    'cas',
    'un_numbers',
    'limits',
    'controls',
    'source',
  ]).map((row) => ({
    number: row.number,
    nameZh: row.name_zh,
    aliasesZh: row.aliases_zh,
    nameEn: row.name_en,
    cas: wordsOf(row.cas),
    unNumbers: wordsOf(row.un_numbers),
    limits: row.limits,
    controls: wordsOf(row.controls) as ControlCode[],
    source: row.source,
  }));

/** Trade names come before those of casualties: of two equal terms the first counts. */
export const goodsTermRows = (): Term[] => {
  const own = readTable('trade-names', ['term', 'kind', 'match', 'un_numbers', 'source']);
  const notices = readTable('undeclared-names', ['term', 'kind', 'match', 'un_numbers', 'source']);
  const byTerm = new Map([...notices, ...own].map((row) => [row.term, row]));
  return [...byTerm.values()].map((row) => ({
    term: row.term,
    kind: row.kind as Term['kind'],
    match: row.match as Term['match'],
    unNumbers: wordsOf(row.un_numbers),
    source: row.source,
  }));
};
