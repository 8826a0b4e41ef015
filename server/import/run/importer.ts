import { userInfo } from 'node:os';
import { join } from 'node:path';
import { ApiError } from '#contract/protocol/apiError.ts';
import { openLocalService } from '#server/admin/localService.ts';
import type { Config } from '#server/config/config.ts';
import { StartProblem } from '#server/config/startProblem.ts';
import { openDatabase } from '#server/db/database.ts';
import { hasDatabase } from '#server/db/embedded/folder.ts';
import { FolderInUse, lockFolder } from '#server/db/lock.ts';
import { defaultPoolLimits, patientLimits } from '#server/db/pool.ts';
import type { ImportCounts } from '#server/db/schema/imports.ts';
import { clockAhead } from '#server/http/context.ts';
import type { ImportChoices } from '#contract/desk/import/importChoices.ts';
import type { Imported, ImportPreview } from './importWork.ts';
import { importList } from './applyImport.ts';
import { exportFiles, exportWorkbook } from '#server/import/output/exportFiles.ts';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { packFiles, unpackFiles } from '#contract/desk/import/packedFiles.ts';
import { importWorkIn } from './importing.ts';
import { importMessages } from '#server/import/messages.ts';

/** The operations of the commands, in the database itself or through the service that has it open. */
export interface Importer {
  preview: (files: readonly ImportFile[], choices: ImportChoices) => Promise<ImportPreview>;
  wrongRows: (files: readonly ImportFile[], choices: ImportChoices) => Promise<ImportFile>;
  apply: (
    files: readonly ImportFile[],
    given: { source: string; fingerprint: string; choices: ImportChoices },
  ) => Promise<Imported>;
  undo: () => Promise<{ id: number; counts: ImportCounts[] }>;
  list: () => Promise<{ id: number; at: string; by: string; source: string; undoneAt: string | null }[]>;
  exportFiles: () => Promise<ImportFile[]>;
  exportWorkbook: () => Promise<Uint8Array>;
}

const operator = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
};

const post = (files: readonly ImportFile[]): RequestInit => ({ method: 'POST', body: packFiles(files) });

const queryOf = ({ choices, ...others }: { choices: ImportChoices; source?: string; fingerprint?: string }): string =>
  new URLSearchParams({ ...others, choices: JSON.stringify(choices) }).toString();

const ofService = (variables: NodeJS.ProcessEnv): Importer => {
  const call = openLocalService(variables, 'import');
  const json = async <Result>(path: string, init?: RequestInit): Promise<Result> =>
    (await (await call(path, init)).json()) as Result;
  const bytes = async (path: string) => new Uint8Array(await (await call(path)).arrayBuffer());
  return {
    preview: (files, choices) => json(`/preview?${queryOf({ choices })}`, post(files)),
    wrongRows: async (files, choices) => {
      const response = await call(`/wrong-rows?${queryOf({ choices })}`, post(files));
      return unpackFiles(new Uint8Array(await response.arrayBuffer()))![0]!;
    },
    apply: (files, given) => json(`/apply?${queryOf(given)}`, post(files)),
    undo: () => json('/undo', { method: 'POST' }),
    list: () => json('/list'),
    exportFiles: async () => unpackFiles(await bytes('/export')) ?? [],
    exportWorkbook: () => bytes('/export?as=xlsx'),
  };
};

const withDatabase = async <Result>(
  place: Parameters<typeof openDatabase>[0],
  clockOffsetMs: number,
  run: (importer: Importer) => Promise<Result>,
): Promise<Result> => {
  const { db, close } = await openDatabase(place);
  const clock = clockAhead(clockOffsetMs);
  const by = operator();
  const who = { by, caller: { address: 'command', userAgent: `operator ${by}`, https: true } };
  const work = importWorkIn({ db, clock });
  try {
    return await run({
      preview: (files, choices) => work.preview(files, { choices }),
      wrongRows: async (files, choices) => {
        const { fileName, content } = await work.wrongRows(files, choices);
        return { path: fileName, bytes: content };
      },
      apply: (files, given) => work.apply(who, files, given),
      undo: () => work.undo(who),
      list: async () =>
        (await importList(db)).map(({ id, at, by: importedBy, source, undoneAt }) => ({
          id,
          at: at.toISOString(),
          by: importedBy,
          source,
          undoneAt: undoneAt?.toISOString() ?? null,
        })),
      exportFiles: () => exportFiles(db, clock.now()),
      exportWorkbook: () => exportWorkbook(db, clock.now()),
    });
  } catch (error) {
    throw error instanceof ApiError ? new StartProblem(error.message) : error;
  } finally {
    await close();
  }
};

/** Opens the company's database: PostgreSQL directly, an embedded one through the service if it is running. */
export const withImporter = async <Result>(
  config: Config,
  run: (importer: Importer) => Promise<Result>,
): Promise<Result> => {
  const { databaseUrl, directDatabaseUrl: url = databaseUrl, migrationDatabaseUrl, dataDir, clockOffsetMs } = config;
  if (url)
    return withDatabase(
      { url, migrationUrl: migrationDatabaseUrl, limits: patientLimits(defaultPoolLimits) },
      clockOffsetMs,
      run,
    );
  if (!hasDatabase(join(dataDir, 'database'))) throw new StartProblem(importMessages.command.noDatabase(dataDir));
  let lock: { release: () => void };
  try {
    lock = await lockFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return run(ofService(process.env));
  }
  try {
    return await withDatabase({ dataDir: join(dataDir, 'database') }, clockOffsetMs, run);
  } finally {
    lock.release();
  }
};
