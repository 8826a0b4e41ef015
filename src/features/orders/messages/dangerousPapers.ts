/** The messages of an order's dangerous goods papers. */
export const dangerousPaperMessages = {
  title: '危险货物单证',
  lead: '按订单内容生成，签署前请核对。缺项的单证标为草稿。',
  complete: '内容齐备',
  lacking: (count: number) => `缺 ${count} 项`,
  formats: { pdf: 'PDF', json: 'JSON' },
  download: (paper: string, format: string) => `下载${paper} ${format}`,
  missing: '尚缺',
  fill: '去填写',
  fillOf: (name: string) => `去填写：${name}`,
  atDesk: '由平台确认后填入',
  closed: '订单已不能自行修改，请提交改单申请',
} as const;
