import type { Page, Route } from 'playwright';

/**
 * Lets `give` respond to the requests of a page that match, until the returned function is called. The route stays, and
 * then lets everything through: Playwright loses pending requests when a route is removed or has reached its `times`.
 */
export const intercept = async (
  page: Page,
  url: string,
  give: (route: Route) => Promise<unknown> | void,
): Promise<() => void> => {
  let isOver = false;
  await page.route(url, async (route) => {
    await (isOver ? route.fallback() : give(route));
  });
  return () => void (isOver = true);
};
