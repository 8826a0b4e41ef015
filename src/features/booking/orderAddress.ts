import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { paths } from '#contract/app/routes.ts';
import type { RateChoice } from '#contract/rules/pricing/rateChoice.ts';
import { rateChoiceOf } from '#contract/rules/pricing/rateChoice.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';

/** What the address of an order page asks for. */
export interface OrderAsked {
  line: LineDefinition;
  offerId: string;
  isDanger: 'Y' | 'N';
  /** The row of a price table that was chosen; undefined where the address names none. */
  row: RateChoice | undefined;
  /** As they were typed in the search; empty where nothing was. */
  volume: string;
  weight: string;
  /** The offer whose draft goes on with this one, such as a sailing that has closed meanwhile. */
  draftOf: string | undefined;
  /** The order that is changed. */
  amends: string | undefined;
}

/** The line an offer belongs to: it stands before the first `~`, sailings have none. */
export const lineOfOffer = (offerId: string): string => (offerId.includes('~') ? offerId.split('~')[0]! : 'fcl');

const rowIn = ({ fields }: LineDefinition, given: URLSearchParams): RateChoice | undefined => {
  const item = given.get('item')?.slice(0, 40);
  if (!item) return undefined;
  const danger = given.get('isDanger');
  const details = Object.entries(fields).flatMap(([name, field]) => {
    const value = given.get(name);
    const isOffered = field.kind === 'choice' && field.options.some((option) => option.value === value);
    return value !== null && isOffered ? [[name, value]] : [];
  });
  return {
    item,
    ...(danger === 'Y' || danger === 'N' ? { isDanger: danger } : {}),
    details: Object.fromEntries(details) as Record<string, string>,
  };
};

/** Reads what is ordered from an address; undefined where it names nothing of these lines. */
export const orderAskedIn = (query: string, lines: readonly LineDefinition[]): OrderAsked | undefined => {
  const given = new URLSearchParams(query);
  const read = (name: string) => given.get(name)?.slice(0, 80) ?? '';
  const offerId = read('offer');
  const line = lines.find((one) => one.line === lineOfOffer(offerId));
  if (offerId === '' || !line) return undefined;
  return {
    line,
    offerId,
    isDanger: (given.get('isDanger') ?? (line.beginsDangerous ? 'Y' : 'N')) === 'N' ? 'N' : 'Y',
    row: rowIn(line, given),
    volume: read('volume'),
    weight: read('weight'),
    draftOf: read('draft') || undefined,
    amends: read('amend') || undefined,
  };
};

/** The address on which an offer is ordered, a draft goes on or an order is changed. */
export const orderPath = (
  { routes: { order } }: Pick<LineDefinition, 'routes'>,
  offerId: string,
  more: Partial<Record<'isDanger' | 'amend', string>> = {},
): string => `${order}?${new URLSearchParams({ offer: offerId, ...more })}`;

/** The address on which a published price is ordered: its offer with the row chosen that it stands in. */
export const ratePath = (
  order: string,
  { line, offerId, itemCode }: Pick<PublishedRate, 'line' | 'offerId' | 'itemCode'>,
): string => {
  const { details, ...row } = rateChoiceOf(line, itemCode) ?? {};
  return `${order}?${new URLSearchParams({ offer: offerId, ...row, ...details })}`;
};

/** The same address once the draft itself keeps what the row chose. */
export const withoutRow = (query: string, { details }: RateChoice): string => {
  const address = new URLSearchParams(query);
  for (const name of ['item', ...Object.keys(details)]) address.delete(name);
  return String(address);
};

/** The address that a placed order leads to, and that a reload of its page finds it by. */
export const placedPath = ({ routes: { order, success } }: Pick<LineDefinition, 'routes'>, orderNo: string): string =>
  `${success ?? order}?${new URLSearchParams({ no: orderNo })}`;

/** The number of an order or an enquiry in an address; undefined where there is none. */
export const numberIn = (query: string): string | undefined => {
  const no = new URLSearchParams(query).get('no');
  return no && /^[\w-]{1,40}$/.test(no) ? no : undefined;
};

const sailingsPath = (sailingId: string, isDanger: 'Y' | 'N'): string => {
  const [, , orgPortCode = '', dstPortCode = ''] = sailingId.split('-');
  return `${paths.shippingFcl}?${new URLSearchParams({ orgPortCode, dstPortCode, isDanger, draft: sailingId })}`;
};

/** Where the next order of a line begins. */
export const againPath = ({ line, routes }: LineDefinition): string =>
  line === 'goods' ? paths.business : line === 'fcl' ? paths.shippingFcl : routes.order;

/** Where another offer of the line is found; for a sailing the others of its lane, with which its draft may go on. */
export const listPath = ({ line, offerId, isDanger }: OrderAsked): string =>
  line.line === 'fcl' ? sailingsPath(offerId, isDanger) : againPath(line);
