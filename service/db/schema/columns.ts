import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A column of bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A column of an instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
