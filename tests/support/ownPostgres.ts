import { PostgresServer } from '../faults/support/postgresServer.ts';
import { makeTemplate } from './snapshot.ts';

/** Starts a PostgreSQL for the service's tests, like the one of `TEST_DATABASE_URL`, with a seeded database to copy. */
export const setup = async (): Promise<() => Promise<void>> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    await makeTemplate(given);
    return async () => {};
  }
  const server = await PostgresServer.create();
  process.env['TEST_DATABASE_URL'] = server.url();
  await makeTemplate(server.url());
  return () => server.drop();
};
