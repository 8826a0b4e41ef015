import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** Text normalised for a search: full-width forms and case are ignored. */
export const folded = (text: SQL): SQL => sql`lower(normalize(${text}, NFKC))`;

/** The pairs of letters of a normalised text, for the index of a search. */
export const pairsIn = (text: SQL): SQL => sql`text_pairs(${text})`;
