import { allPaths } from '#contract/services/allPaths.ts';

/** Every path of the site (specification section 2, and those of orders and quotes), by name; `:id` is required, `:id?` optional. */
export const paths = {
  home: '/',
  helpCenter: '/helpCenter',
  news: '/news',
  root: '/root',

  ...allPaths,

  activity: '/act/:id?',
  newsArticle: '/news/:id',

  orders: '/orders',
  order: '/orders/:id',
  instruction: '/instructions/:id',
  vgm: '/vgm/:id',
  bill: '/bills/:id',
  tracking: '/tracking',
  sharedTrack: '/t/:id',

  quotes: '/quotes',
  quote: '/quotes/:id',
  sharedQuote: '/q/:id',
  offer: '/b/:id',
} as const;

export type RouteName = keyof typeof paths;

const patterns = Object.entries(paths).map(([name, path]) => ({
  name: name as RouteName,
  base: path.replace(/\/:\w+\??$/, ''),
  pattern: new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/([^/]+))?').replaceAll(/:\w+/g, '([^/]+)')}/?$`, 'i'),
}));

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

const found = (path: string): { name: RouteName; base: string; segment: string | undefined } | undefined => {
  for (const { name, base, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, base, segment: match[1] };
  }
  return undefined;
};

/**
 * The route that a path (without query) matches in any letter case, with its parameter if it has one. Undefined if no
 * route matches or the parameter cannot be decoded.
 */
export const matchedRoute = (path: string): { name: RouteName; id?: string | undefined } | undefined => {
  const route = found(path);
  if (route?.segment === undefined) return route && { name: route.name, id: undefined };
  const id = decoded(route.segment);
  return id === undefined ? undefined : { name: route.name, id };
};

/**
 * A path in the spelling of its route. The parameter and a trailing slash stay as given; an unknown path is returned
 * unchanged.
 */
export const spelledPath = (path: string): string => {
  const route = found(path);
  if (!route) return path;
  const slash = path.length > 1 && path.endsWith('/') ? '/' : '';
  const parts = route.segment === undefined ? [route.base] : [route.base, route.segment];
  return parts.join('/') + slash;
};

/** The address of a route that takes a parameter. */
export const pathTo = (
  name:
    | 'procurementMobile'
    | 'procurementShare'
    | 'activity'
    | 'newsArticle'
    | 'order'
    | 'instruction'
    | 'vgm'
    | 'bill'
    | 'sharedTrack'
    | 'quote'
    | 'sharedQuote'
    | 'offer',
  id?: string,
): string => paths[name].replace(/\/:id\??$/, id === undefined ? '' : `/${encodeURIComponent(id)}`);

/** The parameter of a path, if its route has one. */
export const idOf = (path: string): string | undefined => matchedRoute(path)?.id;

/** The parameters by which an address of any page opens a dialog. */
export const dialogParameters = ['orderQuery', 'verify', 'passwordChange'] as const;
