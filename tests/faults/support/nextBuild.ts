import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/config/projectRoot.ts';

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** A copy of the built service with one more migration, like the next release; `remove` deletes it. */
export const nextBuild = (sql: string): { main: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-build-'));
  for (const part of ['package.json', 'server', 'dist/server'])
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'contract', 'machines']) symlinkSync(join(projectRoot, part), join(folder, part));

  const journal = join(folder, 'server/db/migrations/meta/_journal.json');
  const written = JSON.parse(readFileSync(journal, 'utf8')) as Journal;
  const last = written.entries.at(-1)!;
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next_release' };
  writeFileSync(journal, JSON.stringify({ ...written, entries: [...written.entries, next] }));
  writeFileSync(join(folder, `server/db/migrations/${next.tag}.sql`), sql);
  return { main: join(folder, 'dist/server/main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
};
