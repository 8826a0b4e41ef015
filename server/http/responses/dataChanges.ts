import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { dataVersions } from '#server/db/schema/imports.ts';

const only = 1;

/** Counts a change of the company's data; other changes wait until the transaction ends. Pass a transaction. */
export const countDataChange = async (db: Database): Promise<void> => {
  await db
    .insert(dataVersions)
    .values({ id: only, version: 1 })
    .onConflictDoUpdate({ target: dataVersions.id, set: { version: sql`${dataVersions.version} + 1` } });
};

const versionOf = async (db: Database): Promise<number> => {
  const [row] = await db.select().from(dataVersions).where(eq(dataVersions.id, only));
  return row?.version ?? 0;
};

/**
 * Detects changes of the company's data by any instance or command, so that caches are cleared. Each instance checks
 * every two seconds.
 */
export class DataChanges {
  readonly #listeners: (() => void)[] = [];
  #version: number | undefined;

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async check(db: Database): Promise<void> {
    const version = await versionOf(db);
    const isChanged = this.#version !== undefined && this.#version !== version;
    this.#version = version;
    if (isChanged) for (const listener of this.#listeners) listener();
  }
}
