import type { Database } from './database.ts';

interface Executable<Rows> {
  execute: (values?: Record<string, unknown>) => Promise<Rows>;
}

interface Preparable<Rows> {
  prepare: (name: string) => Executable<Rows>;
}

/**
 * A statement that drizzle builds once for each database and `shape`, such as a number of rows, and executes with
 * values for its placeholders: building costs more than executing. A transaction builds it again. A placeholder for a
 * JSON or time column cannot be null.
 */
export const statement = <Rows, Shape extends readonly number[] = []>(
  build: (db: Database, ...shape: Shape) => Preparable<Rows>,
): ((db: Database, values: Record<string, unknown>, ...shape: Shape) => Promise<Rows>) => {
  const built = new WeakMap<Database, Map<string, Executable<Rows>>>();
  return (db, values, ...shape) => {
    const ofDatabase = built.get(db) ?? new Map<string, Executable<Rows>>();
    built.set(db, ofDatabase);
    const key = shape.join();
    // without a name, the connection chooses names for prepared statements
    const known = ofDatabase.get(key) ?? build(db, ...shape).prepare('');
    ofDatabase.set(key, known);
    return known.execute(values);
  };
};
