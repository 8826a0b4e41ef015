import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { and, desc, eq, getTableName, isNull, lt } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import type { Database } from '#server/db/database.ts';
import { countEqual } from '#server/db/jsonRows.ts';
import type { ImportCounts } from '#server/db/schema/imports.ts';
import { importUndo, imports } from '#server/db/schema/imports.ts';
import { seedEditions, seededRows } from '#server/db/schema/seeding.ts';
import { countDataChange } from '#server/http/responses/dataChanges.ts';
import type { Context } from '#server/http/context.ts';
import { allTables } from '#server/import/allTables.ts';
import type { Applying, Imported, ImportedBy } from './importWork.ts';
import { importMessages } from '#server/import/messages.ts';
import type { Parsed } from '#server/import/files/parse.ts';
import type { ImportPlan } from '#server/import/plan/planImport.ts';
import { planImport } from '#server/import/plan/planImport.ts';
import type { Progress } from './progress.ts';
import { noProgress, within } from './progress.ts';
import type { TableSteps } from './steps.ts';
import { applySteps, reversed, stepsOf } from './steps.ts';

/** The operator and the target of an import. */
export type ImportContext = Pick<Context, 'db' | 'clock'> & ImportedBy;

/** The number of imports that can be undone, one after the other. */
const undoMax = 10;

const tables: readonly PgTable[] = [...allTables.map(({ table }) => table), seededRows, seedEditions];

/** The JSON of the steps, gzipped. */
const packed = async (steps: readonly TableSteps[]): Promise<Uint8Array> =>
  promisify(gzip)(JSON.stringify(steps), { level: 1 });

const unpacked = async (content: Uint8Array): Promise<TableSteps[]> =>
  JSON.parse((await promisify(gunzip)(content)).toString()) as TableSteps[];

const placed = (steps: readonly TableSteps[]) =>
  tables.flatMap((table) => {
    const own = steps.find(({ table: name }) => name === getTableName(table));
    return own ? [{ table, steps: own.steps }] : [];
  });

/** One import at a time: the row of the version is written first. Pass a transaction. */
const beginChange = (tx: Database): Promise<void> => countDataChange(tx);

export const countsOf = ({ tables: planned }: Pick<ImportPlan, 'tables'>): ImportCounts[] =>
  planned
    .filter(({ steps }) => steps.length > 0)
    .map(({ spec, counts: { added, changed, ended, demo } }) => ({ table: spec.name, added, changed, ended, demo }));

const total = (counts: readonly ImportCounts[], name: 'added' | 'changed' | 'ended' | 'demo'): number =>
  counts.reduce((sum, each) => sum + each[name], 0);

const record = async (
  tx: Database,
  { clock, caller, by }: ImportContext,
  { source, counts, steps }: { source: string; counts: ImportCounts[]; steps: TableSteps[] },
): Promise<number> => {
  const [row] = await tx.insert(imports).values({ at: clock.now(), by, source, counts }).returning({ id: imports.id });
  const { id } = row!;
  await tx.insert(importUndo).values({ importId: id, content: await packed(steps) });
  await tx.delete(importUndo).where(lt(importUndo.importId, id - undoMax + 1));
  const facts = Object.fromEntries(
    (['added', 'changed', 'ended', 'demo'] as const).map((name) => [name, total(counts, name)]),
  );
  await audit({ db: tx, clock, caller, user: null }, 'operator.command', {
    command: 'import',
    import: id,
    by,
    ...facts,
  });
  return id;
};

/** Imports parsed files as a whole or not at all: rejects problems, and a `fingerprint` of an outdated preview. */
export const applyImport = async (
  context: ImportContext,
  parsed: Parsed,
  { source, fingerprint, choices, progress = noProgress }: Applying & { progress?: Progress },
): Promise<Imported> =>
  context.db.transaction(async (tx) => {
    await beginChange(tx);
    const plan = await planImport(tx, parsed, {
      at: context.clock.now(),
      ...(choices && { choices }),
      progress: within(progress, 0, 0.4),
    });
    if (plan.isRejected) throw new ApiError(codes.badInput, importMessages.rejected.problems);
    if (parsed.recognised.some(({ isConfirmed }) => !isConfirmed))
      throw new ApiError(codes.badInput, importMessages.files.unconfirmed);
    if (fingerprint !== undefined && fingerprint !== plan.fingerprint)
      throw new ApiError(codes.conflict, importMessages.rejected.changed);
    const steps = [...plan.tables, ...plan.ownership].filter((each) => each.steps.length > 0).map(stepsOf);
    const counts = countsOf(plan);
    if (steps.length === 0) return { id: null, counts };
    await applySteps(tx, placed(steps), within(progress, 0.4, 1));
    return { id: await record(tx, context, { source, counts, steps }), counts };
  });

/** The imports, the last one first; only the first that is not undone can be taken back. */
export const importList = (db: Database, max = 20) => db.select().from(imports).orderBy(desc(imports.id)).limit(max);

/** The import that `undoImport` reverses: the last one that is not undone, if its changes are still stored. */
export const undoableImport = async (db: Database): Promise<number | undefined> => {
  const [last] = await db
    .select({ id: importUndo.importId })
    .from(imports)
    .leftJoin(importUndo, eq(importUndo.importId, imports.id))
    .where(isNull(imports.undoneAt))
    .orderBy(desc(imports.id))
    .limit(1);
  return last?.id ?? undefined;
};

/**
 * Reverses the last import as a whole; rejects if a row has changed since, there is none, or it is not the `expected`
 * one.
 */
export const undoImport = (
  context: ImportContext,
  expected?: number,
): Promise<{ id: number; counts: ImportCounts[] }> =>
  context.db.transaction(async (tx) => {
    await beginChange(tx);
    const id = await undoableImport(tx);
    if (expected !== undefined && id !== undefined && id !== expected)
      throw new ApiError(codes.conflict, importMessages.rejected.notLast);
    const [last] = await tx
      .select({ counts: imports.counts, content: importUndo.content })
      .from(imports)
      .innerJoin(importUndo, eq(importUndo.importId, imports.id))
      .where(eq(imports.id, id ?? 0));
    if (id === undefined || !last) throw new ApiError(codes.notFound, importMessages.rejected.noUndo);
    const { counts } = last;
    const steps = await unpacked(last.content);
    for (const { table, steps: own } of placed(steps)) {
      const written = own.flatMap(([, after]) => (after ? [after] : []));
      if ((await countEqual(tx, table, written)) !== written.length)
        throw new ApiError(codes.conflict, importMessages.rejected.undoChanged(getTableName(table)));
    }
    await applySteps(tx, placed(steps.map(reversed)));
    const { clock, caller, by } = context;
    await tx
      .update(imports)
      .set({ undoneAt: clock.now(), undoneBy: by })
      .where(and(eq(imports.id, id)));
    await tx.delete(importUndo).where(eq(importUndo.importId, id));
    await audit({ db: tx, clock, caller, user: null }, 'operator.command', { command: 'import.undo', import: id, by });
    return { id, counts };
  });
