import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase, openEmbedded } from '#server/db/database.ts';
import { seed } from '#server/db/seed/seed.ts';
import { projectRoot } from '#server/config/projectRoot.ts';

/** The start time of every test's service: a Monday morning in China. */
export const testStart = new Date('2026-03-02T02:00:00.000Z');

const folder = join(projectRoot, 'dist/seeded');

let digestOfSources: string | undefined;

/** Identifies the sources of a seeded database. */
const sourceDigest = (): string => {
  if (digestOfSources !== undefined) return digestOfSources;
  const digest = createHash('sha256').update(readFileSync(join(projectRoot, 'package-lock.json')));
  for (const part of ['server', 'contract']) {
    for (const name of readdirSync(join(projectRoot, part), { recursive: true, encoding: 'utf8' }).toSorted()) {
      const file = join(projectRoot, part, name);
      if (/\.(?:ts|sql|csv|json|html)$/.test(name)) digest.update(name).update(readFileSync(file));
    }
  }
  return (digestOfSources = digest.digest('hex').slice(0, 16));
};

const seedAtStart = (db: Parameters<typeof seed>[0]) => seed(db, { now: () => testStart }, { demoData: true });

const snapshotFile = (): string => join(folder, `${sourceDigest()}.tar`);

/** Dumps a migrated and seeded embedded database, unless a dump of the current sources exists. */
export const makeSnapshot = async (): Promise<void> => {
  const file = snapshotFile();
  if (existsSync(file)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { embedded, close } = await openEmbedded({ memory: undefined }, seedAtStart);
  const part = `${file}.${process.pid}`;
  writeFileSync(part, await embedded.dump());
  renameSync(part, file);
  await close();
};

/** The dump that `makeSnapshot` has made. */
export const snapshot = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const file = snapshotFile();
  if (!existsSync(file)) throw new Error('A file of server/ or contract/ changed while the tests ran: run them again.');
  return new Uint8Array(await readFile(file));
};

const administer = async <T>(url: string, command: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await command(client);
  } finally {
    await client.end();
  }
};

const databaseUrl = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

const template = (): string => `freight_seed_${sourceDigest()}`;

/** Creates a migrated and seeded database on a server, which `freshPostgres` copies, unless it exists. */
export const makeTemplate = (server: string): Promise<void> =>
  administer(server, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [template()]);
    if (known.rowCount !== 0) return;
    const making = `${template()}_making`;
    await client.query(`drop database if exists ${making}`);
    await client.query(`create database ${making}`);
    const { close } = await openDatabase({ url: databaseUrl(server, making) }, seedAtStart);
    await close();
    await client.query(`alter database ${making} rename to ${template()}`);
  });

/** A fresh database on a server, copied from the one that `makeTemplate` has made; `drop` removes it. */
export const freshPostgres = async (server: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `freight_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, (client) =>
    client.query(`create database ${name} template ${template()} strategy file_copy`),
  );
  return {
    url: databaseUrl(server, name),
    drop: () => administer(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
};
