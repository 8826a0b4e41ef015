import type { LineDefinition } from '#contract/lines/line.ts';
import { paths } from '#contract/routes.ts';

/** What the address of an order page asks for. */
export interface OrderAsked {
  line: LineDefinition;
  offerId: string;
  isDanger: 'Y' | 'N';
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

const sailingsPath = (sailingId: string, isDanger: 'Y' | 'N'): string => {
  const [, , orgPortCode = '', dstPortCode = ''] = sailingId.split('-');
  return `${paths.shippingFcl}?${new URLSearchParams({ orgPortCode, dstPortCode, isDanger, draft: sailingId })}`;
};

/** Where another offer of the line is found; for a sailing the others of its lane, with which its draft may go on. */
export const listPath = ({ line: { line, routes }, offerId, isDanger }: OrderAsked): string => {
  if (line === 'fcl') return sailingsPath(offerId, isDanger);
  return line === 'goods' ? paths.business : routes.order;
};
