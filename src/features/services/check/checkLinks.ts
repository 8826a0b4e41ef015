import { paths } from '#contract/app/routes.ts';
import type { LowestPrice, ServiceDecision } from '#contract/search/goodsCheck.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { ratePath } from '#src/features/booking/orderAddress.ts';

/** The pages of a service's prices, and of its orders if these are others. */
const pages: Readonly<Partial<Record<ServiceCode, { prices: string; order?: string; enquiry?: string }>>> = {
  fcl: { prices: paths.shippingFcl, enquiry: paths.enquiryFcl },
  lcl: { prices: paths.shippingLcl, enquiry: paths.lcl },
  air: { prices: paths.airLift, order: paths.airLiftOrder },
  rail: { prices: paths.railWayIndex, order: paths.railWayOrder },
  tank: { prices: paths.tankIndex },
  flexitank: { prices: paths.fluidBag },
  warehousing: { prices: paths.warehouse, order: paths.warehouseing },
  builtIn: { prices: paths.builtInOrder },
  domestic: { prices: paths.domesticTrade, order: paths.domesticTradeOrder },
  dgDesk: { prices: paths.dgdesk, order: paths.dgdeskDetail },
};

const pagesOf = (line: ServiceCode) => pages[line] ?? { prices: paths.home };

/** The list of a service's prices for dangerous goods; the search of sailings keeps their UN number for the order. */
export const pricesHref = ({ line }: Pick<ServiceDecision, 'line'>, unNumber: string): string =>
  `${pagesOf(line).prices}?isDanger=Y${line === 'fcl' ? `&un=${unNumber}` : '#rates'}`;

/** Where dangerous goods of a UN number are ordered at a price: the form of its quote, or the sailings of its lane. */
export const orderHref = ({ rate, lane }: LowestPrice, unNumber: string): string => {
  if (lane) return `${paths.shippingFcl}?${new URLSearchParams({ ...lane, isDanger: 'Y', un: unNumber })}`;
  if (!rate) return paths.home;
  const { prices, order = prices } = pagesOf(rate.line);
  return ratePath(order, rate, { isDanger: 'Y', un: unNumber });
};

/** The address of the enquiry form of a service, for goods of a UN number. */
export const enquiryHref = ({ line }: Pick<ServiceDecision, 'line'>, unNumber: string): string => {
  const { prices, enquiry = prices } = pagesOf(line);
  return `${enquiry}?${new URLSearchParams({ un: unNumber })}#enquiry`;
};
