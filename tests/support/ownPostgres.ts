import { PostgresServer } from '../faults/support/postgresServer.ts';

/** Gives the service's tests a PostgreSQL of their own, as `TEST_DATABASE_URL` does another. */
export const setup = async (): Promise<() => Promise<void>> => {
  if (process.env['TEST_DATABASE_URL']) return async () => {};
  const server = await PostgresServer.create();
  process.env['TEST_DATABASE_URL'] = server.url();
  return () => server.drop();
};
