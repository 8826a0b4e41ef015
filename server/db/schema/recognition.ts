import { pgTable, text } from 'drizzle-orm/pg-core';
import type { ControlCode } from '#contract/rules/documents/controlledGoods.ts';

/** The catalogue of hazardous chemicals, with chemicals from the lists of explosive and drug precursors. */
export const hazardousChemicals = pgTable('hazardous_chemicals', {
  /** The number in the catalogue; one with a letter is only in the lists of precursors. */
  number: text('number').primaryKey(),
  nameZh: text('name_zh').notNull(),
  /** Separated by `；`. */
  aliasesZh: text('aliases_zh').notNull(),
  nameEn: text('name_en').notNull(),
  cas: text('cas').array().notNull(),
  unNumbers: text('un_numbers').array().notNull(),
  /** The limit of the catalogue's item: a concentration or a state. */
  limits: text('limits').notNull(),
  controls: text('controls').array().$type<ControlCode[]>().notNull(),
  source: text('source').notNull(),
});

/**
 * Names under which dangerous goods travel undeclared: trade names, names from casualties, formulas, words of hazards,
 * HS headings.
 */
export const goodsTerms = pgTable('goods_terms', {
  term: text('term').primaryKey(),
  kind: text('kind').$type<'undeclared' | 'hsCode' | 'tradeName' | 'formula' | 'hazardWord' | 'ordinary'>().notNull(),
  /** How much of a name the term must be; `prefix` for an HS heading. */
  match: text('match').$type<'any' | 'word' | 'head' | 'whole' | 'alone' | 'prefix'>().notNull(),
  unNumbers: text('un_numbers').array().notNull(),
  source: text('source').notNull(),
});
