/** Texts of an order's calendar. */
export const calendarMessages = {
  name: (orderNo: string) => `订单 ${orderNo}`,
  allOrders: '化运通订单截止时间',
  departure: (vessel: string, voyage: string) => `预计开船 ${vessel} ${voyage}`,
  noSailing: '本订单没有船期，没有可列入日历的截止时间',
  linkUnknown: '日历订阅链接无效或已停用',
} as const;
