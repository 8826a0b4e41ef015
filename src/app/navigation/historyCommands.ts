import { newId } from '#src/platform/id.ts';
import { entry } from './historyEntry.ts';
import type { Site } from '#src/app/siteContext.ts';

/** How each open dialog is closed, by its id in the dialog history. */
export type OpenDialogs = Map<string, () => void>;

/** The site's functions that change the browser's history. */
export const historyCommands = (
  site: Pick<Site, 'dialogHistory' | 'focusTrail' | 'pageHistory'>,
  openDialogs: OpenDialogs,
): Pick<Site, 'show' | 'showTraversed' | 'rename' | 'leaveFor' | 'reload' | 'holdBack'> => ({
  show: (to, { replace, still } = {}) =>
    site.pageHistory.send({ type: 'page.shown', to, key: newId(), replace, still }),
  showTraversed: (to) => site.pageHistory.send({ type: 'page.traversed', to, key: entry().key }),
  rename: (to) => site.pageHistory.send({ type: 'page.renamed', to, key: newId() }),
  leaveFor: (href) => site.dialogHistory.send({ type: 'leave.requested', href }),
  reload: () => site.dialogHistory.send({ type: 'leave.requested' }),
  holdBack: (close) => {
    const id = newId();
    const giveBackFocus = site.focusTrail.remember();
    openDialogs.set(id, close);
    site.dialogHistory.send({ type: 'dialog.opened', id });
    return () => {
      openDialogs.delete(id);
      site.dialogHistory.send({ type: 'dialog.closed', id });
      giveBackFocus();
    };
  },
});
