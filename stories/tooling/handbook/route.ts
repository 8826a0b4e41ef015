import { useSyncExternalStore } from 'react';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { machineNames } from '#stories/tooling/charts/machines.ts';

/** What of a flow is looked at: a state by its path, or a transition by its id. */
export interface Picked {
  kind: 'state' | 'transition';
  id: string;
}

/** A place in the handbook. */
export type Route =
  | { page: 'front' | 'changes' | 'coverage' | 'stories' | 'unknown' }
  | { page: 'find'; words: string }
  | { page: 'flow'; name: MachineName; picked?: Picked | undefined };

/** A place's address: the part after `#`, which needs no server to know it. */
export const hashOf = (route: Route): string => {
  if (route.page === 'front' || route.page === 'unknown') return '#';
  if (route.page === 'find') return `#find/${encodeURIComponent(route.words)}`;
  if (route.page !== 'flow') return `#${route.page}`;
  const { name, picked } = route;
  return picked ? `#${name}/${picked.kind}/${encodeURIComponent(picked.id)}` : `#${name}`;
};

/** A state's address; the whole flow's where it is the flow itself. */
export const stateHash = (name: MachineName, path: string): string =>
  hashOf({ page: 'flow', name, picked: path === '' ? undefined : { kind: 'state', id: path } });

export const transitionHash = (name: MachineName, id: string): string =>
  hashOf({ page: 'flow', name, picked: { kind: 'transition', id } });

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The place of an address. */
export const routeOf = (hash: string): Route => {
  const [first = '', kind, ...rest] = hash.replace(/^#/, '').split('/');
  if (first === '') return { page: 'front' };
  if (first === 'find') return { page: 'find', words: decoded([kind ?? '', ...rest].join('/')) };
  if (first === 'changes' || first === 'coverage' || first === 'stories') return { page: first };
  const name = machineNames.find((one) => one === first);
  if (!name) return { page: 'unknown' };
  if (kind !== 'state' && kind !== 'transition') return { page: 'flow', name };
  return { page: 'flow', name, picked: { kind, id: decoded(rest.join('/')) } };
};

const subscribe = (onChange: () => void) => {
  globalThis.addEventListener('hashchange', onChange);
  return () => globalThis.removeEventListener('hashchange', onChange);
};

/** The place that the address bar names. */
export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, () => globalThis.location.hash));
