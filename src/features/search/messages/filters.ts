import type { SailingSort } from '#contract/search/sailingQuotes.ts';
import type { ContainerType, Currency } from '#contract/rules/pricing/price.ts';
import type { SailingFilters } from '#src/features/search/sailingSearch.ts';
import { searchCardMessages } from './searchCard.ts';

/** Messages of the results' filters; the others are in `sailingMessages`. */
export const filterMessages = {
  filters: '筛选与排序',
  filtersWith: (count: number) => (count > 0 ? `筛选（${count}）` : '筛选'),
  carrier: '船公司',
  carrierAll: '全部船公司',
  hazardClass: '危险品类别',
  hazardClassAll: '全部类别',
  directOnly: '直达',
  transit: '航程',
  transitAll: '航程不限',
  transitMax: (days: number) => `${days} 天以内`,
  total: '合计不超过',
  totalSign: '合计 ≤',
  currencyUnits: { '1': '元', '2': '美元' } satisfies Record<Currency, string>,
  inTimeOnly: '来得及',
  sort: '排序',
  sorts: {
    departure: '开船日早的在前',
    total: '合计低的在前',
    arrival: '到港日早的在前',
    transit: '航程短的在前',
    price: '20GP 海运费低的在前',
    carbon: '碳排放低的在前',
  } satisfies Record<SailingSort, string>,
  sorted: {
    departure: '按开船日排序',
    total: '按合计排序',
    arrival: '按到港日排序',
    transit: '按航程排序',
    price: '按 20GP 海运费排序',
    carbon: '按碳排放排序',
  } satisfies Record<SailingSort, string>,
  found: (total: number, sort: string) => `共 ${total} 个航次，${sort}。`,
  reset: '清除筛选',

  narrowed: '所选条件下没有航次',
  drop: {
    day: (day) => `开船日 ${day}`,
    carrierCode: (carrier) => `船公司 ${carrier}`,
    directOnly: () => '只看直达',
    hazardClass: (hazard) => `危险品类别 ${hazard}`,
    transitMax: (days) => `航程 ${days} 天以内`,
    totalMax: (amount) => `合计不超过 ${amount}`,
    inTimeOnly: () => '只看来得及的',
  } satisfies Record<keyof SailingFilters, (value: string) => string>,
  dropped: (filter: string, total: number) => `去掉“${filter}”，有 ${total} 个航次`,
  dropAll: '只去掉其中一个条件仍没有航次，请清除筛选。',
  past: '没有这一页',
  firstPage: '回到第一页',

  load: (amounts: string) => `货量 ${amounts}`,
  volume: searchCardMessages.cubicMetres,
  weight: searchCardMessages.kilograms,
  containers: (size: ContainerType, count: number) => `${size} 须 ${count} 箱`,
  loadNote: '只按箱容与载重估算，实际箱量以配载、限重与隔离要求为准。',
  boxes: searchCardMessages.boxes,
  currency: '合计币种',
  currencyNames: { '1': '人民币', '2': '美元' } satisfies Record<Currency, string>,
  totalFor: (boxes: string) => `按 ${boxes} 合计。`,
  rate: (cny: string, source: string, day: string) =>
    `参考汇率：1 美元 = ${cny} 元（${source}，${day} 公布），只供比较，费用按原币种收取。`,
  noRate: '暂无参考汇率，合计按币种分列。',
  tooFew: (size: ContainerType, count: number) => `所填箱量不足：${size} 至少须 ${count} 箱。`,
  currencies: (names: string) => `费用分${names}收取。`,
  payments: (names: string) => `付款方式：${names}。`,
  watch: '关注此航线',
  watchNote: '，运价或航次有变时邮件通知。',
} as const;
