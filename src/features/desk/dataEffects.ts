import { applyDataImport, dataImportList, previewDataImport, undoDataImport } from '#contract/desk/imports.ts';
import { packFiles } from '#contract/desk/packedFiles.ts';
import type { DataUpload, DeskDataRequests } from '#machines/desk/deskData.ts';
import { deskDataMachine } from '#machines/desk/deskData.ts';
import { requests } from '#machines/effects.ts';
import type { Caller } from '#src/api/client.ts';
import { withBytes } from '#src/platform/pageActions.ts';

const quiet = { quiet: true };

/** The path of a file within its chosen folder. */
const pathOf = ({ name, webkitRelativePath }: File): string =>
  webkitRelativePath ? webkitRelativePath.split('/').slice(1).join('/') : name;

/** A file by itself is sent as it is, several ones as a packed folder. */
const bodyOf = async ({
  source,
  files,
}: DataUpload): Promise<{ fileName: string; content: Blob | Uint8Array<ArrayBuffer> }> => {
  const all = files.map(withBytes);
  const [first] = all;
  if (first && all.length === 1 && pathOf(first) === first.name) return { fileName: first.name, content: first };
  const read = all.map(async (file) => ({ path: pathOf(file), bytes: new Uint8Array(await file.arrayBuffer()) }));
  return { fileName: source, content: packFiles(await Promise.all(read)) };
};

/** The page of the company's own data with its effects. */
export const dataWith = ({ call }: Pick<Caller, 'call'>) =>
  deskDataMachine.provide({
    actors: requests<DeskDataRequests>({
      fetchImports: async () => call(dataImportList, {}, quiet),
      previewImport: async (upload) => call(previewDataImport, await bodyOf(upload), quiet),
      applyImport: async ({ fingerprint, ...upload }) =>
        call(applyDataImport, { ...(await bodyOf(upload)), fingerprint }, quiet),
      undoImport: async (of) => call(undoDataImport, of, quiet),
    }),
  });
