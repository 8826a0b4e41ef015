import { idOf, paths, pathTo } from '#contract/app/routes.ts';
import { draftsHref, templatesHref } from '#contract/orders/orderTabs.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import type { OrderAddress } from '#machines/orders/orderPages.ts';
import type { OrdersQuery } from '#machines/orders/orderList.ts';

const pageMax = 10_000;
const keywordMax = 40;
const typedMax = 60;

/** Converts a copied order number to the service's spelling; an impossible one stays as typed. */
const orderNoIn = (typed: string | null | undefined): string | undefined =>
  typed == null ? undefined : givenOrderNo.parse(typed) || typed.slice(0, typedMax);

/** The address of an order, or of two side by side. */
export const orderHref = (orderNo: string, other?: string): string =>
  pathTo('order', orderNo) + (other === undefined ? '' : `?${new URLSearchParams({ with: other })}`);

/** The address of the list under a filter; the first page of all orders is the bare path. */
export const ordersHref = ({ keyword, line, state }: OrdersQuery, page = 1): string => {
  const parameters = new URLSearchParams({
    ...(keyword === '' ? {} : { keyword }),
    ...(line ? { line } : {}),
    ...(state === 'all' ? {} : { state }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return parameters.size > 0 ? `${paths.orders}?${parameters}` : paths.orders;
};

/** The addresses of the tabs of orders. */
export const tabHrefs = { orders: paths.orders, drafts: draftsHref, templates: templatesHref, quotes: paths.quotes };

/** Parses the address of an order page; missing or unknown values are left out. */
export const orderAddressIn = (path: string, search: string): OrderAddress => {
  const given = new URLSearchParams(search);
  const orderNo = orderNoIn(idOf(path));
  const other = orderNoIn(given.get('with'));
  const line = serviceCode.safeParse(given.get('line'));
  const state = given.get('state');
  const tab = given.get('tab');
  const page = Number(given.get('page') ?? 1);
  return {
    orderNo,
    other: other === '' || other === orderNo ? undefined : other,
    tab: tab === 'drafts' || tab === 'templates' ? tab : 'orders',
    query: {
      keyword: given.get('keyword')?.trim().slice(0, keywordMax) ?? '',
      ...(line.success ? { line: line.data } : {}),
      state: state === 'open' || state === 'ended' ? state : 'all',
    },
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  };
};
