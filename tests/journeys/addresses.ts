import { paths, pathTo } from '#contract/app/routes.ts';

/** Orders, their tracks and quotes have a sign-in over them; a signed-in user sees them. */
const ofOwners: ReadonlySet<string> = new Set([paths.orders, paths.tracking, paths.quotes]);

/** Every address a visitor may open: each route, those with a parameter with and without it. */
export const addresses = [
  ...Object.values(paths).filter((path) => !path.includes(':') && !ofOwners.has(path)),
  pathTo('activity'),
  pathTo('activity', 'first-dangerous-shipment'),
  pathTo('procurementMobile'),
  pathTo('procurementShare'),
  pathTo('newsArticle', 'imdg-42-24-in-force'),
  '/helpCenter?id=2',
  '/helpCenter?id=3',
  '/news?category=regulation',
  '/shippingFcl?orgPort=上海&orgPortCode=CNSHA&dstPort=汉堡&dstPortCode=DEHAM&isDanger=Y',
];

/** An address of each page: the success pages are one, at an address of each service. */
export const pageAddresses = addresses.filter(
  (address) => !/success$/i.test(address) || address === paths.shippingFclOrderSuccess,
);
