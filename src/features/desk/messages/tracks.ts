/** The texts of tracked shipments at the desk. */
export const trackWords = {
  /** What an entry's time is called in its form. */
  at: { EST: '预计时间（北京时间）', ACT: '实际时间（北京时间）' },
  titles: { EST: '更新预计时间', ACT: '登记实际节点' },
} as const;
