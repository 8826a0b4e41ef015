import { readSafetySheet } from '#contract/booking/readSafetySheet.ts';
import { sheetReadingMachine } from '#machines/booking/sheetReading.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';
import { uploading } from '#src/app/uploading.ts';
import { signedIn } from '#src/features/orders/documentsEffects.ts';
import { withBytes } from '#src/platform/pageActions.ts';
import type { PanelProps } from './SheetPanel.tsx';
import { SheetPanel } from './SheetPanel.tsx';

const sheetReadingWith = (site: Site) =>
  sheetReadingMachine.provide({
    actors: {
      readSheet: uploading(async ({ file }: { file: ChosenFile }, options) => {
        await signedIn(site, undefined);
        return site.call(readSafetySheet, withBytes(file), options);
      }),
    },
  });

/** The panel with its effects. */
export default function SheetReader(props: Omit<PanelProps, 'actor'>) {
  return <SheetPanel {...props} actor={useSiteActor(sheetReadingWith, { input: undefined })} />;
}
