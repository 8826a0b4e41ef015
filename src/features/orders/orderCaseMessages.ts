/** Words around an order's life; statuses, acts and parties are named by the contract. */
export const orderCopy = {
  life: '订单进度',
  present: '当前状态',
  past: '经过',
  next: '接下来可能',
  ended: '订单已结束。',
  done: (party: string, what: string) => `${party}：${what}`,
  lapses: (time: string) => `${time} 前未完成企业认证则自动取消`,
} as const;
