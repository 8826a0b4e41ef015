import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { operatorsOnly } from '#server/admin/access.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context } from '#server/http/context.ts';
import type { Backup } from './backupFile.ts';
import { headerLine } from './backupFile.ts';

/** `POST /backup` sends a backup of the embedded database to operators on this machine only, for `npm run backup`. */
export const mountBackup = (
  app: Hono,
  take: () => Promise<Backup>,
  { db, clock, secret }: Pick<Context, 'db' | 'clock' | 'secret'>,
): void => {
  app.post('/backup', operatorsOnly(secret, 'backup'), async (c) => {
    const backup = await take();
    const caller = { address: 'service', userAgent: 'operator', https: true };
    await audit({ db, clock, caller, user: null }, 'operator.command', { command: 'backup' });
    const header = headerLine(backup);
    return c.body(Readable.toWeb(Readable.from([header, backup.archive])) as ReadableStream, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(header.length + backup.archive.length),
    });
  });
};
