import { Client } from 'pg';
import type { TestService } from '#tests/support/service.ts';

/** The reads of a service, before and after its data have grown. */
export interface Scale<Held extends { service: TestService } = { service: TestService }> {
  /** Starts with a normal number of rows. */
  begin: (service: TestService) => Promise<Held>;
  /** Lists, counts and searches. */
  reads: readonly (readonly [name: string, read: (held: Held) => Promise<unknown>])[];
  grow: (held: Held) => Promise<void>;
}

interface Query {
  text: string;
  values: unknown[];
}

/** The queries of a call that read a table. */
export const queriesOf = async (table: string, read: () => Promise<unknown>): Promise<Query[]> => {
  const query = Reflect.get(Client.prototype, 'query') as (...given: unknown[]) => unknown;
  const queries: Query[] = [];
  Client.prototype.query = function noted(this: Client, ...given: unknown[]) {
    const [statement, values] = given as [Partial<Query> | string, unknown[]?];
    if (typeof statement === 'object' && statement.text?.includes(`"${table}"`))
      queries.push({ text: statement.text, values: values ?? statement.values ?? [] });
    return query.apply(this, given);
  } as never;
  try {
    await read();
  } finally {
    Client.prototype.query = query as never;
  }
  return queries;
};

/** How the database would execute a query. */
export const planOf = async ({ db }: Pick<TestService, 'db'>, { text, values }: Query): Promise<string> => {
  const client = (db as unknown as { $client: Pick<Client, 'query'> }).$client;
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};
