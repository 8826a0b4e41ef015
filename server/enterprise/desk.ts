import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { eq } from 'drizzle-orm';
import { operatorKeyOf, operatorsOnly } from '#server/admin/access.ts';
import type { FileStore } from '#server/files/fileStore.ts';
import type { Clock } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { applications, licenceFiles } from '#server/db/schema/verification.ts';
import { upTo } from '#server/http/requests/bodySize.ts';
import { secretOf } from '#server/config/secrets.ts';
import { latestEnquiries } from '#server/services/enquiries.ts';
import { mountOrderDesk } from '#server/orders/orderDesk.ts';
import { decide, waitingApplications } from './review.ts';

/** The key of the review desk, derived from the service's secret: a person who can read that may decide. */
export const deskKeyOf = (secret: string): string => operatorKeyOf(secret, 'review desk');

/** The desk's decision; a rejection has a reason for the applicant. */
export const deskVerdict = z.union([
  z.object({ status: z.literal('PASS') }),
  z.object({ status: z.literal('REJECTED'), reason: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)) }),
]);

const isId = (value: string): boolean => z.uuid().safeParse(value).success;

/**
 * The desk where staff review applications, read enquiries and give commands to orders (`npm run review`): on this
 * machine only, with the secret.
 */
export const mountReviewDesk = (
  app: Hono,
  {
    db,
    clock,
    files,
    config,
  }: { db: Database; clock: Clock; files: FileStore; config: Parameters<typeof secretOf>[0] },
): void => {
  app.use('/review/*', operatorsOnly(secretOf(config), 'review desk'), upTo(4_096));

  app.get('/review/applications', async (c) => c.json(await waitingApplications(db)));

  app.get('/review/enquiries', async (c) => c.json(await latestEnquiries(db)));

  app.get('/review/applications/:id/licence', async (c) => {
    const id = c.req.param('id');
    const [file] = isId(id)
      ? await db
          .select({ id: licenceFiles.id, content: licenceFiles.content, contentType: licenceFiles.contentType })
          .from(applications)
          .innerJoin(licenceFiles, eq(licenceFiles.id, applications.fileId))
          .where(eq(applications.id, id))
      : [];
    if (!file) return c.notFound();
    return c.body(await files.contentOf(file), 200, { 'Content-Type': file.contentType });
  });

  app.post('/review/applications/:id', async (c) => {
    const id = c.req.param('id');
    const verdict = deskVerdict.safeParse(await c.req.json().catch(() => null));
    const [application] =
      isId(id) && verdict.success ? await db.select().from(applications).where(eq(applications.id, id)) : [];
    if (!application || !verdict.success) return c.notFound();
    const decided = await decide({ db, clock, by: 'desk' }, application, verdict.data);
    return decided ? c.json(decided) : c.notFound();
  });

  mountOrderDesk(app, { db, clock });
};
