// Not route patterns: those would send every request through the slower of Hono's routers.

/** Whether a path belongs to the API. */
export const isApiCall = (path: string): boolean => /^\/api-[^/]+(?:\/|$)/.test(path);

/** Whether requests to a path are limited per address. */
export const isCall = (path: string): boolean => isApiCall(path) || path.startsWith('/captcha/');
