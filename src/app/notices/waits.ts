import type { WaitEvent } from '#machines/app/waits.ts';

/** How something that the user waits for begins again, and how it is given up. */
interface Wait {
  repeat: () => void;
  abandon: () => void;
}

export interface Waits {
  pending: ReadonlyMap<string, Wait>;
  /** Begins a wait; the returned function ends it. */
  begin: (wait: Wait) => () => void;
  /** Set by the actor that announces what lasts. */
  report?: (event: WaitEvent) => void;
}

/** What the user waits for, recorded from the beginning of a page load: the code that announces it comes later. */
export const createWaits = (): Waits => {
  const pending = new Map<string, Wait>();
  let begun = 0;
  const waits: Waits = {
    pending,
    begin: (wait) => {
      begun += 1;
      const id = String(begun);
      pending.set(id, wait);
      waits.report?.({ type: 'wait.begun', id });
      return () => {
        if (pending.delete(id)) waits.report?.({ type: 'wait.ended', id });
      };
    },
  };
  return waits;
};
