import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import type { PgSession } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

interface Executable<Rows> {
  execute: (values?: Record<string, unknown>) => Promise<Rows>;
}

interface Preparable<Rows> {
  prepare: (name: string) => Executable<Rows>;
}

type Given = Parameters<Database['_']['session']['prepareQuery']>;

/** What drizzle adds to a query that it prepares: which joined tables may lack a row. */
class Added {
  setToken(): this {
    return this;
  }
}

/** What a session prepares a statement from. */
interface Template {
  given: Given;
  added: Added;
}

/** Builds a statement over a session that executes nothing. */
const templateOf = (build: (db: Database) => Preparable<unknown>): Template => {
  let given: Given | undefined;
  const added = new Added();
  const session = {
    prepareQuery: (...all: Given) => {
      given = all;
      return added;
    },
  };
  build(new PgDatabase(new PgDialect(), session as unknown as PgSession, undefined) as unknown as Database).prepare('');
  if (!given) throw new Error('the statement is none that a session prepares');
  const [query, fields, , ...rest] = given;
  // without a name the connection gives it one
  return { given: [query, fields, undefined, ...rest], added };
};

/**
 * A statement that is built once for each `shape`, such as a number of rows, and executed on any connection or
 * transaction with values for its placeholders: building costs more than executing. A placeholder for a column of JSON
 * or a time cannot be null.
 */
export const statement = <Rows, Shape extends readonly number[] = []>(
  build: (db: Database, ...shape: Shape) => Preparable<Rows>,
): ((db: Database, values: Record<string, unknown>, ...shape: Shape) => Promise<Rows>) => {
  const templates = new Map<string, Template>();
  return (db, values, ...shape) => {
    const key = shape.join();
    const known = templates.get(key) ?? templateOf((empty) => build(empty, ...shape));
    templates.set(key, known);
    const query = db._.session.prepareQuery(...known.given) as unknown as Executable<Rows>;
    return Object.assign(query, known.added).execute(values);
  };
};
