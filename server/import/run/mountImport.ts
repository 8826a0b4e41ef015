import type { Context as HonoContext, Hono } from 'hono';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { operatorOf, operatorsOnly } from '#server/admin/access.ts';
import { secretOf } from '#server/config/secrets.ts';
import type { Context } from '#server/http/context.ts';
import type { DataChanges } from '#server/http/responses/dataChanges.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { packFiles, unpackFiles } from '#contract/desk/import/packedFiles.ts';
import { importLimits } from '#server/import/files/files.ts';
import { givenChoices } from '#server/import/plan/givenChoices.ts';
import type { ImportedBy } from './importWork.ts';
import { importMessages } from '#server/import/messages.ts';

/** The maximum bodies of the paths that accept files. */
export const importBodies: ReadonlyMap<string, number> = new Map(
  ['/import/preview', '/import/apply', '/import/wrong-rows'].map((path) => [path, importLimits.allBytes + 1_048_576]),
);

const filesOf = async (c: HonoContext): Promise<ImportFile[]> => {
  const files = unpackFiles(new Uint8Array(await c.req.arrayBuffer()));
  if (!files) throw new ApiError(codes.badInput, importMessages.files.none);
  return files;
};

const operatorIn = (c: HonoContext): ImportedBy => {
  const by = operatorOf(c);
  return { by, caller: { address: 'service', userAgent: `operator ${by}`, https: true } };
};

/**
 * Imports and exports for operators on this machine (`npm run import`): the running service has the embedded database
 * open, so the command uses it.
 */
export const mountImport = (
  app: Hono,
  {
    db,
    clock,
    imports,
    changes,
    config,
  }: Pick<Context, 'db' | 'clock' | 'imports'> & {
    changes?: DataChanges;
    config: Parameters<typeof secretOf>[0];
  },
): void => {
  app.use('/import/*', operatorsOnly(secretOf(config), 'import'));

  app.post('/import/preview', async (c) => {
    const choices = givenChoices(c.req.query('choices'));
    // a command confirms with its import, not before
    return c.json(await imports.preview(await filesOf(c), { choices }, c.req.raw.signal));
  });

  app.post('/import/wrong-rows', async (c) => {
    const { fileName, content } = await imports.wrongRows(
      await filesOf(c),
      givenChoices(c.req.query('choices')),
      c.req.raw.signal,
    );
    return c.body(packFiles([{ path: fileName, bytes: content }]), 200, { 'Content-Type': 'application/octet-stream' });
  });

  app.post('/import/apply', async (c) => {
    const { source = '', fingerprint } = c.req.query();
    const given = { source, fingerprint, choices: givenChoices(c.req.query('choices')) };
    const result = await imports.apply(operatorIn(c), await filesOf(c), given, c.req.raw.signal);
    // this instance need not wait for its next check
    await changes?.check(db);
    return c.json(result);
  });

  app.post('/import/undo', async (c) => {
    const result = await imports.undo(operatorIn(c));
    await changes?.check(db);
    return c.json(result);
  });

  // modules for tables are loaded when first used
  app.get('/import/list', async (c) => c.json(await (await import('./applyImport.ts')).importList(db)));

  app.get('/import/export', async (c) => {
    const now = clock.now();
    const { exportFiles, exportWorkbook } = await import('#server/import/output/exportFiles.ts');
    const isWorkbook = c.req.query('as') === 'xlsx';
    const bytes = isWorkbook ? await exportWorkbook(db, now) : packFiles(await exportFiles(db, now));
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'application/octet-stream' });
  });
};
