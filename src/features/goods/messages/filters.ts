/** Messages of the filters of goods. */
export const filterMessages = {
  filters: '筛选商品',
  filtersWith: (count: number) => (count > 0 ? `筛选（已选 ${count} 项）` : '筛选'),
  classes: '危险类别',
  notDangerous: '普通化工品',
  count: (of: number) => `${of} 件`,
  counted: (name: string, count: number) => `${name}（${count}）`,
  place: '交货地',
  placeAll: '全部交货地',
  priceFrom: '最低单价',
  priceTo: '最高单价',
  perTon: '元/吨',
  tons: '需要数量',
  ton: '吨',
  apply: '筛选',
  clear: '清除筛选',
} as const;
