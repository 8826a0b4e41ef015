// The texts of the files of an import, read in a thread of its own: unpacking and parsing are pieces that nothing interrupts.
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportFile } from '#contract/desk/packedFiles.ts';
import type { SheetsPart } from './readSheets.ts';
import { sheetsOf } from './sheets.ts';

const rowsPerPart = 2_000;
const port = parentPort!;

const partsOf = function* ({ sheets, problems }: Awaited<ReturnType<typeof sheetsOf>>): Generator<SheetsPart> {
  for (const { spec, file, header, rows } of sheets) {
    yield { sheet: { table: spec.name, file, header } };
    for (let start = 0; start < rows.length; start += rowsPerPart)
      yield { rows: rows.slice(start, start + rowsPerPart) };
  }
  yield { problems };
};

const parts = partsOf(await sheetsOf(workerData as ImportFile[]));
// each part is sent when the one before has been taken
port.on('message', () => {
  const { value, done } = parts.next();
  if (done) port.close();
  else port.postMessage(value);
});
port.postMessage('ready');
