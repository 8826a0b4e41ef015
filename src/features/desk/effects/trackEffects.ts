import { importTracks, wrongTrackRows } from '#contract/desk/orders/trackDesk.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { withBytes } from '#src/platform/pageActions.ts';
import type { Caller } from '#src/api/client.ts';
import { trackWords } from '#src/features/desk/messages/tracks.ts';

const quiet = { quiet: true };

/** Sends a table of events, perhaps with what its columns are; saves the rows that were not entered, and says what became of the others, also of those that go back to a former time. */
export const sendTrackTable = async (
  { call, download }: Pick<Caller, 'call' | 'download'>,
  file: ChosenFile,
  columns: readonly string[],
): Promise<unknown> => {
  const table = {
    fileName: file.name,
    ...(columns.length > 0 && { columns: columns.join(',') }),
    content: withBytes(file),
  };
  const imported = await call(importTracks, table, quiet);
  if ('unmapped' in imported || (imported.wrongRows === 0 && imported.returned.length === 0)) return imported;
  if (imported.wrongRows > 0) await download(wrongTrackRows, table, quiet);
  throw new ApiError(codes.badInput, trackWords.imported(imported));
};
