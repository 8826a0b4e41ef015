import type { LoggedEvent, Inspection, LiveActor } from './inspection.ts';
import { inspectionChannel } from './inspection.ts';

/** What is known about the page that opened this window. */
export interface Known {
  /** Its address; undefined if it was closed or shows another site. */
  address: string | undefined;
  actors: readonly LiveActor[];
  logged: readonly LoggedEvent[];
}

const nothing: Known = { address: undefined, actors: [], logged: [] };

const inspectionOf = (page: Window | null): { inspection: Inspection; address: string } | undefined => {
  if (!page) return undefined;
  try {
    const inspection = page.flowInspection;
    return inspection && { inspection, address: page.location.href };
  } catch {
    // it shows another site, whose pages are not accessible
    return undefined;
  }
};

/** Follows the page that opened this window through its reloads; `page` is the window's opener. */
export const followOpener = (page: Window | null) => {
  const listeners = new Set<() => void>();
  let known = nothing;
  let part: (() => void) | undefined;

  const publish = (now: Known) => {
    known = now;
    for (const listener of listeners) listener();
  };
  const meet = () => {
    part?.();
    part = undefined;
    const met = inspectionOf(page);
    if (!met) return publish(nothing);
    const refresh = () =>
      publish({ address: met.address, actors: met.inspection.actors(), logged: met.inspection.logged() });
    part = met.inspection.subscribe(refresh);
    return refresh();
  };
  new BroadcastChannel(inspectionChannel).addEventListener('message', meet);
  meet();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    known: () => known,
  };
};
