import type { EventObject } from 'xstate';
import { fromCallback } from 'xstate';
import {
  applyDataImport,
  dataImportList,
  importProgress,
  previewDataImport,
  undoDataImport,
  wrongImportRows,
} from '#contract/desk/import/imports.ts';
import { packFiles } from '#contract/desk/import/packedFiles.ts';
import type { ChosenUpload, DeskDataRequests } from '#machines/desk/deskDataSetup.ts';
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
  choices: chosen,
}: ChosenUpload): Promise<{ fileName: string; content: Blob | Uint8Array<ArrayBuffer>; choices: string }> => {
  const choices = JSON.stringify(chosen);
  const all = files.map(withBytes);
  const [first] = all;
  if (first && all.length === 1 && pathOf(first) === first.name)
    return { fileName: first.name, content: first, choices };
  const read = all.map(async (file) => ({ path: pathOf(file), bytes: new Uint8Array(await file.arrayBuffer()) }));
  return { fileName: source, content: packFiles(await Promise.all(read)), choices };
};

const progressPauseMs = 700;

/** Reads the progress of the running import again and again; a failed reading shows none. */
const progressOf = (call: Caller['call']) => ({
  watchProgress: fromCallback<EventObject, undefined>(({ sendBack }) => {
    const left = new AbortController();
    const read = async (): Promise<void> => {
      const found = await call(importProgress, {}, { quiet: true, signal: left.signal }).catch(() => ({
        percent: null,
      }));
      if (left.signal.aborted) return;
      sendBack({ type: 'progress.reported', ...found });
      timer = setTimeout(() => void read(), progressPauseMs);
    };
    let timer = setTimeout(() => void read(), progressPauseMs);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }),
});

/** The page of the company's own data with its effects. */
export const dataWith = ({ call, download }: Pick<Caller, 'call' | 'download'>) =>
  deskDataMachine.provide({
    actors: {
      ...progressOf(call),
      ...requests<DeskDataRequests>({
        fetchImports: async () => call(dataImportList, {}, quiet),
        // a preview that the person drops stops at the service, too
        previewImport: async (upload, { signal }) =>
          call(previewDataImport, await bodyOf(upload), { quiet: true, signal }),
        applyImport: async ({ fingerprint, ...upload }) =>
          call(applyDataImport, { ...(await bodyOf(upload)), fingerprint }, quiet),
        saveWrongRows: async (upload, { signal }) => {
          await download(wrongImportRows, await bodyOf(upload), { quiet: true, signal });
        },
        undoImport: async (of) => call(undoDataImport, of, quiet),
      }),
    },
  });
