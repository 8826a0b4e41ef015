import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A column of bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A lookup column. */
export const terms = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A timestamp column. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * The validity of a price: from an instant, or always; until the first instant at which it is no longer valid, or
 * without end. A changed price is a new row, and the former one ends.
 */
export const validity = () => ({ validFrom: instant('valid_from'), validUntil: instant('valid_until') });
