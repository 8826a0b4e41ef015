/** The messages of an order's dangerous goods papers. */
export const dangerousPaperMessages = {
  title: '危险货物单证',
  lead: '按订单内容生成，签署前请核对。缺项的单证标为草稿。',
  complete: '内容齐备',
  lacking: (count: number) => `缺 ${count} 项`,
  formats: { pdf: 'PDF', json: 'JSON' },
  download: (paper: string, format: string) => `下载${paper} ${format}`,
  missing: '尚缺',
  separator: '、',
  ofItems: (items: string, name: string) => `货物 ${items}：${name}`,
  fill: '去填写',
  fillOf: (name: string) => `去填写：${name}`,
  /** Why the customer cannot enter a fact. */
  why: {
    desk: '由平台确认后填入',
    requested: '订单已不能自行修改，请提交改单申请',
    closed: '订单已不能修改，请致电客服',
    late: '补料已截单，更改请致电客服',
    over: '提单已放单、货物已离港，或订单已结束',
  },
  byCustomer: { order: '由客户修改订单填入', instruction: '由客户在补料中填入', documents: '由客户上传', desk: '' },
  whyAtDesk: {
    desk: '由平台在“更正运输情况”或下一步操作中填入',
    requested: '客户须提交改单申请',
    closed: '客户已不能修改订单',
    late: '补料已截单，客户不能再填',
    over: '提单已放单、货物已离港，或订单已结束',
  },
} as const;
