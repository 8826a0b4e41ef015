import { PostgresServer } from '../faults/support/postgresServer.ts';
import { makeTemplate } from './snapshot.ts';

/** Gives the service's tests a PostgreSQL of their own, as `TEST_DATABASE_URL` does another, with a seeded database to copy. */
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
