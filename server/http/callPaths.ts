// Not patterns of routes: those would have every request looked up by the slow one of Hono's routers.

/** Whether a path is one of the API. */
export const isApiCall = (path: string): boolean => /^\/api-[^/]+(?:\/|$)/.test(path);

/** Whether a path is one whose requests are limited for each address. */
export const isCall = (path: string): boolean => isApiCall(path) || path.startsWith('/captcha/');
