import { useSyncExternalStore } from 'react';
import type { MachineName } from '../charts/machines.ts';
import { machineNames } from '../charts/machines.ts';

/** The picked part of a machine: a state by its path, or a transition by its id. */
export interface Picked {
  kind: 'state' | 'transition';
  id: string;
}

/** A place in the handbook. */
export type Route =
  | { page: 'front' | 'stories' | 'unknown' }
  | { page: 'find'; query: string }
  | { page: 'changes'; between?: [before: string, after: string] | undefined; forUsers?: boolean }
  | { page: 'copy'; key?: string | undefined; story?: string | undefined; query?: string | undefined }
  | { page: 'journey'; id: string }
  | { page: 'flow'; name: MachineName; picked?: Picked | undefined };

/** A page's address: the part after `#`, which needs no server. */
export const hashOf = (route: Route): string => {
  if (route.page === 'front' || route.page === 'unknown') return '#';
  if (route.page === 'find') return `#find/${encodeURIComponent(route.query)}`;
  if (route.page === 'journey') return `#journey/${route.id}`;
  if (route.page === 'changes') {
    const { between = [], forUsers } = route;
    return ['#changes', ...between.map(encodeURIComponent), ...(forUsers ? ['users'] : [])].join('/');
  }
  if (route.page === 'copy') {
    const { key, story, query } = route;
    if (key !== undefined) return `#/copy/${key.split('/').map(encodeURIComponent).join('/')}`;
    if (story !== undefined) return `#/copy/story/${story}`;
    return query ? `#/copy/find/${encodeURIComponent(query)}` : '#/copy';
  }
  if (route.page !== 'flow') return `#${route.page}`;
  const { name, picked } = route;
  return picked ? `#${name}/${picked.kind}/${encodeURIComponent(picked.id)}` : `#${name}`;
};

/** A state's address; the machine's for the machine itself. */
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

/** The page of an address. */
export const routeOf = (hash: string): Route => {
  const [first = '', kind, ...rest] = hash.replace(/^#\/?/, '').split('/');
  if (first === '') return { page: 'front' };
  if (first === 'find') return { page: 'find', query: decoded([kind ?? '', ...rest].join('/')) };
  if (first === 'journey') return { page: 'journey', id: decoded(kind ?? '') };
  if (first === 'stories') return { page: first };
  if (first === 'changes') {
    const [after, readers] = rest.map(decoded);
    if (!kind || !after) return { page: 'changes' };
    return { page: 'changes', between: [decoded(kind), after], forUsers: readers === 'users' };
  }
  if (first === 'copy') {
    const more = decoded(rest.join('/'));
    if (kind === 'find') return { page: 'copy', query: more };
    if (kind === 'story') return { page: 'copy', story: more };
    return { page: 'copy', key: kind ? `${decoded(kind)}/${more}` : undefined };
  }
  const name = machineNames.find((one) => one === first);
  if (!name) return { page: 'unknown' };
  if (kind !== 'state' && kind !== 'transition') return { page: 'flow', name };
  return { page: 'flow', name, picked: { kind, id: decoded(rest.join('/')) } };
};

const subscribe = (onChange: () => void) => {
  globalThis.addEventListener('hashchange', onChange);
  return () => globalThis.removeEventListener('hashchange', onChange);
};

/** The page in the address bar. */
export const useRoute = (): Route => routeOf(useSyncExternalStore(subscribe, () => globalThis.location.hash));
