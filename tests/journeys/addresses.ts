import { paths, pathTo } from '#contract/app/routes.ts';

/** Orders, their tracks and quotes require a sign-in; only a signed-in user sees them. */
const ofOwners: ReadonlySet<string> = new Set([paths.orders, paths.tracking, paths.quotes]);

/**
 * An address of each page that a visitor may open: routes with and without their parameter; the success page, at an
 * address of each service.
 */
export const pageAddresses = [
  ...Object.values(paths).filter((path) => !path.includes(':') && !ofOwners.has(path)),
  pathTo('activity'),
  pathTo('activity', 'first-dangerous-shipment'),
  pathTo('procurementShare'),
  pathTo('newsArticle', 'imdg-42-24-in-force'),
  '/helpCenter?id=2',
  '/shippingFcl?orgPort=上海&orgPortCode=CNSHA&dstPort=汉堡&dstPortCode=DEHAM&isDanger=Y',
].filter((address) => !/success$/i.test(address) || address === paths.shippingFclOrderSuccess);
