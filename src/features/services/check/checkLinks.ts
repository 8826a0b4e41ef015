import { paths } from '#contract/app/routes.ts';
import type { LowestPrice, ServiceDecision } from '#contract/search/goodsCheck.ts';
import type { ServiceLink } from '#contract/services/servicePaths.ts';
import { places } from '#contract/services/allPaths.ts';
import { ratePath } from '#src/features/booking/orderAddress.ts';

/** The list of a service's prices for dangerous goods; the search of sailings keeps their UN number for the order. */
export const pricesHref = ({ line }: Pick<ServiceDecision, 'line'>, unNumber: string): string =>
  `${places[line].link.href}?isDanger=Y${line === 'fcl' ? `&un=${unNumber}` : '#rates'}`;

/** Where dangerous goods of a UN number are ordered at a price: the form of its quote, or the sailings of its lane. */
export const orderHref = ({ rate, lane }: LowestPrice, unNumber: string): string => {
  if (lane) return `${paths.shippingFcl}?${new URLSearchParams({ ...lane, isDanger: 'Y', un: unNumber })}`;
  if (!rate) return paths.home;
  const { href, order = href }: ServiceLink = places[rate.line].link;
  return ratePath(order, rate, { isDanger: 'Y', un: unNumber });
};

/** The address of the enquiry form of a service, for goods of a UN number. */
export const enquiryHref = ({ line }: Pick<ServiceDecision, 'line'>, unNumber: string): string => {
  const { href, enquiry = href }: ServiceLink = places[line].link;
  return `${enquiry}?${new URLSearchParams({ un: unNumber })}#enquiry`;
};
