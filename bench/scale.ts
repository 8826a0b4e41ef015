// How long lists, counts and searches take among 100,000 orders and ten times the voyages, compared with their time
// before, on the embedded database and on PostgreSQL. Exits with 1 if a target is missed.
import { PostgresServer } from '#tests/faults/support/postgresServer.ts';
import { orderScale } from './scales/orderScale.ts';
import type { Scale } from './scales/scale.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';
import { makeSnapshot, makeTemplate } from '#tests/support/snapshot.ts';
import { voyageScale } from './scales/voyageScale.ts';
import { progress, report } from './report.ts';

/**
 * The limit for a read's time after the growth, as a multiple; and the time that is too short to compare, in
 * milliseconds.
 */
const timesMax = 2;
const leastMs = 3;

/** The minimum of many runs, so that a busy machine does not matter, in milliseconds. */
const timeOf = async (read: () => Promise<unknown>, rounds = 25): Promise<number> => {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await read();
    least = Math.min(least, performance.now() - begun);
  }
  return least;
};

const measure = async <Held extends { service: TestService }>(
  { begin, reads, grow }: Scale<Held>,
  title: string,
): Promise<void> => {
  progress(title);
  const held = await begin(await freshService());
  const before = new Map<string, number>();
  for (const [name, read] of reads) before.set(name, await timeOf(() => read(held)));
  await grow(held);
  for (const [name, read] of reads) {
    const [former, ms] = [before.get(name)!, await timeOf(() => read(held))];
    const more = `${ms.toFixed(1)} of ${former.toFixed(1)} ms`;
    // shorter times are noise of the machine
    report(`${title}: ${name}`, ms / Math.max(leastMs, former), timesMax, '×', more);
  }
};

const measureAll = async (database: string): Promise<void> => {
  await measure(orderScale, `100,000 orders, ${database}`);
  await measure(voyageScale, `10 × voyages, ${database}`);
};

await makeSnapshot();
await measureAll('embedded');
const server = await PostgresServer.create();
process.env['TEST_DATABASE_URL'] = server.url();
await makeTemplate(server.url());
await measureAll('PostgreSQL');
await server.drop();
// the services hold their connections
process.exit();
