// After `npm run migrations`: the next migration is generated from the last snapshot of the schema alone.
import { readdirSync, rmSync } from 'node:fs';

const folder = new URL('migrations/meta/', import.meta.url);
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(new URL(name, folder));
