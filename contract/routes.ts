/** Every path of the site (specification section 2), by name; `:id` is required, `:id?` optional. */
export const paths = {
  home: '/',
  shippingFcl: '/shippingFcl',
  shippingFclOrder: '/shippingFcl/addOrder',
} as const;

const patterns = Object.values(paths).map(
  (path) => new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`),
);

/** Whether a path (without query) belongs to the site; the service answers others with 404. */
export const isKnownPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
