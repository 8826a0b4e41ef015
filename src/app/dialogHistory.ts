import type { SearchData } from '#machines/search/searchData.ts';

/** What one entry of the browser's history is known by; `dialogs` counts those open over its page. */
export interface EntryState {
  key?: string | undefined;
  /** The search that was made on its page, for whoever comes back to it. */
  search?: SearchData | undefined;
  dialogs?: number;
}

export const entry = (): EntryState => (history.state as EntryState | null) ?? {};

/** Adds to what the present entry is known by. */
export const keepInEntry = (state: Omit<EntryState, 'key' | 'dialogs'>): void =>
  history.replaceState({ ...entry(), ...state }, '');

type Close = () => void;

const held: Close[] = [];
let traversing = false;
let waiting: Close[] = [];
let scheduled = false;
let leaving = false;

/** Brings the number of entries over the page to the number of open dialogs. */
const adjust = (): void => {
  scheduled = false;
  const over = entry().dialogs ?? 0;
  if (leaving || traversing || over === held.length) return;
  if (over < held.length) {
    for (let dialogs = over + 1; dialogs <= held.length; dialogs += 1) history.pushState({ ...entry(), dialogs }, '');
    return;
  }
  traversing = true;
  history.go(held.length - over);
};

// one dialog often closes as the next opens: the history hears only of the difference
const schedule = (): void => {
  if (scheduled) return;
  scheduled = true;
  setTimeout(adjust);
};

/** An open dialog: the browser's back button calls `close` instead of leaving the page. Answers how to let it go. */
export const holdBack = (close: Close): (() => void) => {
  held.push(close);
  schedule();
  return () => {
    const index = held.indexOf(close);
    if (index !== -1) held.splice(index, 1);
    schedule();
  };
};

/** Runs once no traversal of ours is on its way, as it would undo what is written meanwhile. */
export const whenTraversed = (run: Close): void => {
  if (traversing) waiting.push(run);
  else run();
};

/** Has `go` leave this document: a traversal of ours would break that off, so one on its way comes first, and none after. */
export const leaveBy = (go: () => void): void =>
  whenTraversed(() => {
    leaving = true;
    go();
  });

/** Takes up a page that was left and is shown again as it was. */
export const comeBack = (): void => {
  leaving = false;
  schedule();
};

/** Takes a step of the browser that concerns dialogs; answers whether it did. */
export const takeDialogStep = (): boolean => {
  if (traversing) {
    traversing = false;
    const runs = waiting;
    waiting = [];
    for (const run of runs) run();
    schedule();
    return true;
  }
  const over = entry().dialogs ?? 0;
  if (over >= held.length) return false;
  for (const close of held.slice(over).toReversed()) close();
  // a dialog that does not close now keeps its entry
  schedule();
  return true;
};
