import { pgTable, text } from 'drizzle-orm/pg-core';
import type { ControlCode } from '#contract/rules/documents/controlledGoods.ts';

/** The catalogue of hazardous chemicals with the chemicals that the lists of explosive and drug precursors add. */
export const hazardousChemicals = pgTable('hazardous_chemicals', {
  /** The number in the catalogue; one with a letter is of the lists of precursors only. */
  number: text('number').primaryKey(),
  nameZh: text('name_zh').notNull(),
  /** Separated by `；`. */
  aliasesZh: text('aliases_zh').notNull(),
  nameEn: text('name_en').notNull(),
  cas: text('cas').array().notNull(),
  unNumbers: text('un_numbers').array().notNull(),
  /** What limits the catalogue's item: a concentration or a state. */
  limits: text('limits').notNull(),
  controls: text('controls').array().$type<ControlCode[]>().notNull(),
  source: text('source').notNull(),
});

/** Names by which dangerous goods travel undeclared: of trade, of casualties, formulas, words of hazards, HS headings. */
export const goodsTerms = pgTable('goods_terms', {
  term: text('term').primaryKey(),
  kind: text('kind').$type<'undeclared' | 'hsCode' | 'tradeName' | 'formula' | 'hazardWord' | 'ordinary'>().notNull(),
  /** How much of a name the term has to be; `prefix` for an HS heading. */
  match: text('match').$type<'any' | 'word' | 'head' | 'whole' | 'alone' | 'prefix'>().notNull(),
  unNumbers: text('un_numbers').array().notNull(),
  source: text('source').notNull(),
});
