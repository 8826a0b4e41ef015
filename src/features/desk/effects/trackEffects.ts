import { importTracks, wrongTrackRows } from '#contract/desk/orders/trackDesk.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { withBytes } from '#src/platform/pageActions.ts';
import type { Caller } from '#src/api/client.ts';
import { trackWords } from '#src/features/desk/messages/tracks.ts';

const quiet = { quiet: true };

/** Sends a table of events; saves the rows that were not entered, and says what became of the others. */
export const sendTrackTable = async (
  { call, download }: Pick<Caller, 'call' | 'download'>,
  file: ChosenFile,
): Promise<unknown> => {
  const table = { fileName: file.name, content: withBytes(file) };
  const imported = await call(importTracks, table, quiet);
  if (imported.wrongRows === 0) return imported;
  await download(wrongTrackRows, table, quiet);
  throw new ApiError(codes.badInput, trackWords.imported(imported));
};
