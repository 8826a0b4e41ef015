import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A column of bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A column of what a row is found by. */
export const terms = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A column of an instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * When a price is in force: from an instant, or always; until an instant at which it no longer is, or without end. A
 * changed price is a new row, and the former one ends.
 */
export const validity = () => ({ validFrom: instant('valid_from'), validUntil: instant('valid_until') });
