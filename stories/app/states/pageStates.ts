import { pathTo, paths } from '#contract/app/routes.ts';
import { getInfo } from '#contract/auth/user.ts';
import { viewQuery, viewIn } from '#contract/desk/lists/lists.ts';
import { deskOrders } from '#contract/desk/lists/orderList.ts';
import type { PlainList } from '#contract/desk/lists/plainLists.ts';
import { deskList } from '#contract/desk/lists/plainLists.ts';
import { listStart } from '#contract/desk/lists/savedViews.ts';
import { placeAddress } from '#contract/desk/deskAddress.ts';
import { deskInbox } from '#contract/desk/notices.ts';
import { deskOrder } from '#contract/desk/orders/orderDesk.ts';
import { deskQueue } from '#contract/desk/queue.ts';
import { staffInfo } from '#contract/desk/staff.ts';
import { addressBook } from '#contract/enterprise/addressBook.ts';
import { orderDetail, orderPage } from '#contract/orders/orderCalls.ts';
import { orderInstruction } from '#contract/orders/shippingInstruction.ts';
import { orderBill } from '#contract/orders/bill/bill.ts';
import { orderVgm } from '#contract/orders/vgm/vgm.ts';
import { savedQuotePage, sharedQuote } from '#contract/quotes/savedQuotes.ts';
import { sellingMaintenance } from '#contract/services/publishedRates.ts';
import { rateTotals } from '#contract/services/rateTotals.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { places } from '#contract/services/allPaths.ts';
import type { PageCall } from '../pagesOfSite.ts';
import { callOf, ofService, pagesOfSite } from '../pagesOfSite.ts';

/** The states in which a page is reviewed, in display order. */
export const stateNames = {
  empty: '空',
  loading: '加载中',
  failed: '加载失败',
  full: '满',
  long: '长文字',
  gone: '不存在',
} as const;
export type PageState = keyof typeof stateNames;
export const pageStates = Object.keys(stateNames) as PageState[];

/** The states whose responses are recorded; in the others the service does not respond. */
export const recordedStates = ['empty', 'full', 'long', 'gone'] as const satisfies readonly PageState[];
export type RecordedState = (typeof recordedStates)[number];

/** A page in a state: its address and its calls. */
export interface ShownPage {
  address: string;
  calls: readonly PageCall[];
}

/** A page in a state, the id of a story elsewhere, or the reason for having none. */
export type StateOfPage = ShownPage | { story: string } | { why: string };

export interface PageInStates extends Record<PageState, StateOfPage> {
  zh: string;
  /** The viewer: a visitor who is not signed in, a customer or a clerk. */
  as: 'visitor' | 'customer' | 'clerk';
  /** The rows of its full state, if they are not the ones of the other pages. */
  rows?: 'noticed';
}

/** The calls for the signed-in user, which every page makes first. */
export const viewerCalls: Readonly<Record<PageInStates['as'], readonly PageCall[]>> = {
  visitor: [],
  customer: [callOf(getInfo, {})],
  clerk: [callOf(staffInfo, {}), callOf(deskInbox, { version: '' })],
};

const why = (reason: string) => ({ why: reason });
const listStays = why('列表本身总是存在');
const neverEmpty = why('有这个订单，就有内容');

/** A page whose calls are the same in each of these states: loading, failed and full. */
const waiting = (page: ShownPage) => ({ loading: page, failed: page, full: page });

/** The numbers under which the orders of these stories are placed, by state. */
const orderNos = { full: 'FCL260301000001', long: 'FCL260301000001', gone: 'FCL260302999999' } as const;

const ofOrder = (address: (orderNo: string) => string, calls: (orderNo: string) => PageCall[]) => {
  const shown = (orderNo: string) => ({ address: address(orderNo), calls: calls(orderNo) });
  return { ...waiting(shown(orderNos.full)), long: shown(orderNos.long), gone: shown(orderNos.gone) };
};

/** The order whose drafts these stories show; the order of other pages has none. */
export const billOrderNo = 'FCL260228900003';
const billOf = (orderNo: string) => ({ address: pathTo('bill', orderNo), calls: [callOf(orderBill, { orderNo })] });

const orderList = {
  address: paths.orders,
  calls: [callOf(orderPage, { keyword: '', state: 'all', page: 1 })],
};
const quoteList = { address: paths.quotes, calls: [callOf(savedQuotePage, { keyword: '', page: 1 })] };

/** The token of the shared quote in the recorded responses. */
export const sharedToken = 'f'.repeat(64);
const shared = (token: string) => ({
  address: pathTo('sharedQuote', token),
  calls: [callOf(sharedQuote, { token })],
});

const queue = {
  address: placeAddress(undefined),
  calls: [callOf(deskQueue, { kind: 'all', owner: 'all', version: '' })],
};
const ordersAtDesk = {
  address: placeAddress({ section: 'orders' }),
  calls: [callOf(listStart, { list: 'orders' }), callOf(deskOrders, { ...viewIn('orders', '').filter })],
};
const listAtDesk = (list: PlainList) => ({
  address: placeAddress({ section: list }),
  calls: [
    callOf(listStart, { list }),
    callOf(deskList, { list, view: viewQuery(list, { filter: viewIn(list, '').filter, columns: [] }) }),
  ],
});

/** A list whose loading and failed states are the order list's, because it is the same component. */
const furtherList = (list: PlainList) => ({
  as: 'clerk' as const,
  empty: listAtDesk(list),
  full: listAtDesk(list),
  loading: why('与订单列表同一个部件，见订单列表'),
  failed: why('与订单列表同一个部件，见订单列表'),
  long: listAtDesk(list),
  gone: listStays,
});

const companyData = why('页面文字是固定的；地点、品名与承运商来自公司导入的数据，长度在导入时检查');

interface PricesPage {
  line: ServiceCode;
  calls: readonly PageCall[];
  /** A second call for prices if the document has none. */
  again?: PageCall;
  /** The story of the page with its prices, if it is elsewhere. */
  full?: string;
}

/** A service's page of prices in its states. */
const pricesOf = ({ line, calls, again, full }: PricesPage) => {
  const shown = { address: places[line].link.href, calls };
  return {
    as: 'visitor' as const,
    empty: { ...shown, calls: again ? [...calls, again] : calls },
    ...waiting(shown),
    ...(full !== undefined && { full: { story: full } }),
    long: companyData,
    gone: why('页面总是存在'),
  };
};

/** The pages of the site and the desk in each of their states, or the reasons for having no story. */
export const pagesInStates = {
  orders: { zh: '我的订单', as: 'customer', empty: orderList, ...waiting(orderList), long: orderList, gone: listStays },
  order: {
    zh: '订单',
    as: 'customer',
    empty: neverEmpty,
    ...ofOrder(
      (orderNo) => pathTo('order', orderNo),
      (orderNo) => [callOf(orderDetail, { orderNo })],
    ),
  },
  quotes: { zh: '我的报价', as: 'customer', empty: quoteList, ...waiting(quoteList), long: quoteList, gone: listStays },
  sharedQuote: {
    zh: '分享的报价',
    as: 'visitor',
    empty: why('报价保存时就有价格'),
    ...waiting(shared(sharedToken)),
    long: shared(sharedToken),
    gone: shared('0'.repeat(64)),
  },
  warehousing: {
    zh: '仓储',
    ...pricesOf({
      line: 'warehousing',
      calls: ofService('warehousing', 'warehouse'),
      again: callOf(sellingMaintenance, { line: 'warehousing', page: 1, size: 12 }),
      full: 'pages-servicepage--warehousing',
    }),
  },
  dgDesk: {
    zh: '危险品服务',
    ...pricesOf({
      line: 'dgDesk',
      calls: ofService('dgDesk', 'survey'),
      again: callOf(rateTotals, { isDanger: 'Y', line: 'dgDesk', page: 1, size: 20 }),
    }),
  },
  builtIn: {
    zh: '场站装箱',
    ...pricesOf({
      line: 'builtIn',
      calls: ofService('builtIn', 'warehouse'),
      again: callOf(rateTotals, { isDanger: 'Y', line: 'builtIn', page: 1, size: 20 }),
    }),
  },
  goods: {
    zh: '化工品订购',
    ...pricesOf({ line: 'goods', calls: pagesOfSite.goods.calls, full: 'pages-business--all' }),
  },
  instruction: {
    zh: '提单补料',
    as: 'customer',
    empty: why('开始时就填好订单的内容，见“满”'),
    ...ofOrder(
      (orderNo) => pathTo('instruction', orderNo),
      (orderNo) => [callOf(orderDetail, { orderNo }), callOf(orderInstruction, { orderNo }), callOf(addressBook, {})],
    ),
  },
  vgm: {
    zh: 'VGM 称重申报',
    as: 'customer',
    empty: why('开始时就填好订单的箱子，见“满”'),
    ...ofOrder(
      (orderNo) => pathTo('vgm', orderNo),
      (orderNo) => [callOf(orderDetail, { orderNo }), callOf(orderVgm, { orderNo })],
    ),
  },
  bill: {
    zh: '提单草稿',
    as: 'customer',
    empty: { story: 'flows-bill--none' },
    ...waiting(billOf(billOrderNo)),
    long: billOf(billOrderNo),
    gone: billOf(orderNos.gone),
  },
  deskQueue: { zh: '工作台 队列', as: 'clerk', empty: queue, ...waiting(queue), long: queue, gone: listStays },
  deskNotices: {
    zh: '工作台 提醒菜单',
    as: 'clerk',
    rows: 'noticed',
    empty: queue,
    loading: why('菜单在队列的页头，见“工作台 队列”'),
    failed: why('菜单在队列的页头，见“工作台 队列”'),
    full: queue,
    long: why('每条提醒至多显示三行'),
    gone: listStays,
  },
  deskOrders: {
    zh: '工作台 订单列表',
    as: 'clerk',
    empty: ordersAtDesk,
    ...waiting(ordersAtDesk),
    long: ordersAtDesk,
    gone: listStays,
  },
  deskEnquiries: { zh: '工作台 询价与报价', ...furtherList('enquiries') },
  deskApplications: { zh: '工作台 企业认证', ...furtherList('applications') },
  deskCompanies: { zh: '工作台 已认证企业', ...furtherList('companies') },
  deskOrder: {
    zh: '工作台 订单',
    as: 'clerk',
    empty: neverEmpty,
    ...ofOrder(
      (orderNo) => placeAddress({ about: 'order', subject: orderNo }),
      (orderNo) => [callOf(deskOrder, { orderNo })],
    ),
  },
} as const satisfies Readonly<Record<string, PageInStates>>;

export type StatefulPage = keyof typeof pagesInStates;

/** A page by its name, typed as an entry of the table. */
export const pageInStates = (name: StatefulPage): PageInStates => pagesInStates[name];

/** The id of the story of a page in a state; undefined if there is none. */
export const storyOf = (name: StatefulPage, state: PageState): string | undefined => {
  const of = pageInStates(name)[state];
  if ('why' in of) return undefined;
  return 'story' in of ? of.story : `states-${name.toLowerCase()}--${state}`;
};
