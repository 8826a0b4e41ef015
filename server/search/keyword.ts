import type { SQL } from 'drizzle-orm';
import { and, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { searchable } from './searchable.ts';

/** Escapes text for a `like` pattern. */
export const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * The rows that match a keyword in searchable columns: every word must occur; exact UN and CAS numbers rank first, then
 * whole names, then beginnings.
 */
export const keywordSearch = (
  keyword: string,
  columns: { searchText: AnyPgColumn; unNumber: AnyPgColumn; cas: AnyPgColumn },
): { matching: SQL | undefined; rank: SQL } => {
  const { searchText, unNumber, cas } = columns;
  const wanted = searchable(keyword).replace(/^un\s*(?=\d)/, '');
  if (wanted === '') return { matching: undefined, rank: sql`0::int` };
  const lines = sql`string_to_array(${searchText}, chr(10))`;
  const beginning = `${literally(wanted)}%`;
  return {
    matching: and(...wanted.split(' ').map((word) => sql`${searchText} like ${`%${literally(word)}%`}`)),
    rank: sql`case
      when ${unNumber} = ${wanted} then 0
      when ${cas} = ${wanted} then 1
      when ${wanted} = any(${lines}) then 2
      when ${unNumber} like ${beginning} then 3
      when exists (select 1 from unnest(${lines}) as line where line like ${beginning}) then 4
      else 5 end`,
  };
};
