import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase, openEmbedded } from '#service/db/database.ts';
import { seed } from '#service/db/seed/seed.ts';
import { projectRoot } from '#service/config/projectRoot.ts';

/** When every test's service begins: a Monday morning in China. */
export const testStart = new Date('2026-03-02T02:00:00.000Z');

const folder = join(projectRoot, 'node_modules/.cache/service-tests');

const sourceDigest = (): string => {
  const digest = createHash('sha256');
  for (const part of ['service/db', 'service/search', 'service/services', 'contract']) {
    for (const name of readdirSync(join(projectRoot, part), { recursive: true, encoding: 'utf8' }).toSorted()) {
      const file = join(projectRoot, part, name);
      if (/\.(?:ts|sql|csv|json|html)$/.test(name)) digest.update(name).update(readFileSync(file));
    }
  }
  return digest.digest('hex').slice(0, 16);
};

const seedAtStart = (db: Parameters<typeof seed>[0]) => seed(db, { now: () => testStart }, { demoData: true });

/** Lets one process make a thing that others wait for; a maker that died is overtaken after two minutes. */
const madeOnce = async (path: string, make: () => Promise<void>): Promise<void> => {
  const claim = `${path}.making`;
  for (let waited = 0; !existsSync(path); waited += 250) {
    try {
      mkdirSync(claim);
    } catch {
      if (waited > 120_000) rmSync(claim, { recursive: true, force: true });
      await pause(250);
      continue;
    }
    try {
      if (!existsSync(path)) await make();
    } finally {
      rmSync(claim, { recursive: true, force: true });
    }
  }
};

/** A dump of the migrated and seeded embedded database, made once for the sources as they are. */
export const snapshot = async (): Promise<Uint8Array<ArrayBuffer>> => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${sourceDigest()}.tar`);
  await madeOnce(file, async () => {
    for (const old of readdirSync(folder).filter((name) => name.endsWith('.tar'))) rmSync(join(folder, old));
    const { embedded, close } = await openEmbedded({ memory: undefined }, seedAtStart);
    const dump = await embedded.dump();
    writeFileSync(`${file}.part`, dump);
    renameSync(`${file}.part`, file);
    await close();
  });
  return new Uint8Array(readFileSync(file));
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

/** A fresh database on that server, copied from one that was migrated and seeded once; `drop` removes it. */
export const freshPostgres = async (server: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const template = `freight_seed_${sourceDigest()}`;
  const name = `freight_test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await administer(server, async (client) => {
    // one test file at a time makes the template or copies it: PostgreSQL rejects to copy a database in use
    await client.query('select pg_advisory_lock(7204712)');
    const known = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) {
      await client.query(`create database ${template}_making`);
      const { close } = await openDatabase({ url: databaseUrl(server, `${template}_making`) }, seedAtStart);
      await close();
      await client.query(`alter database ${template}_making rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: databaseUrl(server, name),
    drop: () => administer(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
};
