import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { paths } from '#contract/app/routes.ts';
import type { RateChoice } from '#contract/rules/pricing/rateChoice.ts';
import { rateChoiceOf } from '#contract/rules/pricing/rateChoice.ts';
import type { RatedCargo } from '#contract/services/ratedCargo.ts';
import { cargoIn, cargoTyped } from '#contract/services/ratedCargo.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';

/** The parameters of an order page's address. */
export interface OrderRequest {
  service: ServiceDefinition;
  offerId: string;
  isDanger: 'Y' | 'N';
  /** The chosen row of a price table; undefined if the address has none. */
  row: RateChoice | undefined;
  /** As typed in the search; empty if not. */
  volume: string;
  weight: string;
  readyDay: string;
  /** The UN number that was checked before; empty if none was. */
  unNumber: string;
  /** The days, pallets and area of a price list's cargo. */
  cargo?: Partial<RatedCargo>;
  /** The quote whose draft continues with this one, for example a sailing that has closed. */
  draftOf: string | undefined;
  /** The order that is amended. */
  amends: string | undefined;
  /** Whether the amendment begins with what the desk has proposed to declare. */
  declares: boolean;
}

/** The service of a quote: it precedes the first `~`; sailings have none. */
export const serviceOfQuote = (offerId: string): string => (offerId.includes('~') ? offerId.split('~')[0]! : 'fcl');

const rowIn = ({ fields, items }: ServiceDefinition, given: URLSearchParams): RateChoice | undefined => {
  const item = given.get('item')?.slice(0, 40);
  if (!item) return undefined;
  const danger = given.get('isDanger');
  const details = Object.entries(fields).flatMap(([name, field]) => {
    const value = given.get(name);
    const isOffered = field.kind === 'choice' && field.options.some((option) => option.value === value);
    return value !== null && isOffered ? [[name, value]] : [];
  });
  const quantity = Number(given.get('quantity'));
  return {
    item,
    ...(items && Number.isInteger(quantity) && quantity >= 1 && quantity <= items.max ? { quantity } : {}),
    ...(danger === 'Y' || danger === 'N' ? { isDanger: danger } : {}),
    details: Object.fromEntries(details) as Record<string, string>,
  };
};

/** Parses an order page's address; undefined if it has no quote of these services. */
export const orderRequestIn = (query: string, services: readonly ServiceDefinition[]): OrderRequest | undefined => {
  const given = new URLSearchParams(query);
  const read = (name: string) => given.get(name)?.slice(0, 80) ?? '';
  const offerId = read('offer');
  const service = services.find((one) => one.line === serviceOfQuote(offerId));
  if (offerId === '' || !service) return undefined;
  return {
    service,
    offerId,
    isDanger: (given.get('isDanger') ?? (service.beginsDangerous ? 'Y' : 'N')) === 'N' ? 'N' : 'Y',
    row: rowIn(service, given),
    volume: read('volume'),
    weight: read('weight'),
    readyDay: read('readyDay'),
    unNumber: read('un'),
    cargo: cargoTyped(['pieces'], cargoIn(given, 'Y')) ?? {},
    draftOf: read('draft') || undefined,
    amends: read('amend') || undefined,
    declares: read('declare') !== '',
  };
};

/** The address at which a quote is ordered, a draft continued or an order amended. */
export const orderPath = (
  { routes: { order } }: Pick<ServiceDefinition, 'routes'>,
  offerId: string,
  more: Partial<Record<'isDanger' | 'amend' | 'declare' | 'field', string>> = {},
): string => `${order}?${new URLSearchParams({ offer: offerId, ...more })}`;

/** The address at which a published price is ordered: its quote with the chosen row, and the cargo it was priced for. */
export const ratePath = (
  order: string,
  { line, offerId, itemCode }: Pick<PublishedRate, 'line' | 'offerId' | 'itemCode'>,
  cargo: Readonly<Record<string, string>> = {},
): string => {
  const { item, isDanger, details } = rateChoiceOf(line, itemCode) ?? {};
  const row = { ...(item !== undefined && { item }), ...(isDanger !== undefined && { isDanger }) };
  return `${order}?${new URLSearchParams({ offer: offerId, ...cargo, ...row, ...details })}`;
};

/** The same address without the row, once the draft stores it. */
export const withoutRow = (query: string, { details }: RateChoice): string => {
  const address = new URLSearchParams(query);
  for (const name of ['item', 'quantity', ...Object.keys(details)]) address.delete(name);
  return String(address);
};

/** The address after placing an order; a reload of it finds the order. */
export const placedPath = (
  { routes: { order, success } }: Pick<ServiceDefinition, 'routes'>,
  orderNo: string,
): string => `${success ?? order}?${new URLSearchParams({ no: orderNo })}`;

/** The number of an order or an enquiry in an address; undefined without one. */
export const numberIn = (query: string): string | undefined => {
  const no = new URLSearchParams(query).get('no');
  return no && /^[\w-]{1,40}$/.test(no) ? no : undefined;
};

/** The sailings of a sailing's lane, on one of which its draft goes on. */
export const sailingsPath = (sailingId: string, isDanger: 'Y' | 'N'): string => {
  const [, , orgPortCode = '', dstPortCode = ''] = sailingId.split('-');
  return `${paths.shippingFcl}?${new URLSearchParams({ orgPortCode, dstPortCode, isDanger, draft: sailingId })}`;
};

/** Where the next order of a service begins. */
export const againPath = ({ line, routes }: ServiceDefinition): string =>
  line === 'goods' ? paths.business : line === 'fcl' ? paths.shippingFcl : routes.order;

/** The list of other quotes of the service; for a sailing the others of its lane, on which its draft may continue. */
export const listPath = ({ service, offerId, isDanger }: OrderRequest): string =>
  service.line === 'fcl' ? sailingsPath(offerId, isDanger) : againPath(service);
