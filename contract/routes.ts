/** Every path of the site (specification section 2), by name; `:id` is required, `:id?` optional. */
export const paths = {
  home: '/',
  airLift: '/airLift',
  business: '/business',
  dgdesk: '/dgdesk',
  domesticTrade: '/domesticTrade',
  enquiryFcl: '/enquiryFcl',
  fluidBag: '/fluidBag',
  helpCenter: '/helpCenter',
  lcl: '/lcl',
  news: '/news',
  railWayIndex: '/railWayIndex',
  root: '/root',
  shippingFcl: '/shippingFcl',
  shippingLcl: '/shippingLcl',
  tankIndex: '/tankIndex',
  warehouse: '/warehouse',
  warehouseing: '/warehouseing',

  airLiftOrder: '/airLift/airLiftOrder',
  builtInOrder: '/builtIn/addOrder',
  builtInOrderSuccess: '/builtIn/addOrderSuccess',
  dgdeskOrderSuccess: '/dgdesk/addOrderSuccess',
  dgdeskDetail: '/dgdesk/dgdeskDetail',
  domesticTradeOrder: '/domesticTrade/orderPage',
  railWayOrder: '/railWay/addOrder',
  railWaySuccess: '/railWay/success',
  shippingFclOrder: '/shippingFcl/addOrder',
  shippingFclOrderSuccess: '/shippingFcl/addOrderSuccess',
  shippingLclOldIndex: '/shippingLcl/oldIndex',
  shippingLclSuccess: '/shippingLcl/success',

  procurementMobile: '/procurement/mobile/:id?',
  procurementShare: '/procurement/share/:id?',
  activity: '/act/:id?',
  newsArticle: '/news/:id',
} as const;

export type RouteName = keyof typeof paths;

const patterns = Object.entries(paths).map(([name, path]) => ({
  name: name as RouteName,
  pattern: new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/([^/]+))?').replaceAll(/:\w+/g, '([^/]+)')}/?$`),
}));

const decoded = (segment: string | undefined): string | undefined => {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

/** The route a path (without query) leads to, with its parameter where it has one; undefined where it leads nowhere. */
export const matchedRoute = (path: string): { name: RouteName; id?: string | undefined } | undefined => {
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found) return { name, id: decoded(found[1]) };
  }
  return undefined;
};

/** The address of a route that takes a parameter. */
export const pathTo = (
  name: 'procurementMobile' | 'procurementShare' | 'activity' | 'newsArticle',
  id?: string,
): string => paths[name].replace(/\/:id\??$/, id === undefined ? '' : `/${encodeURIComponent(id)}`);
