/** Messages of the pagination. */
export const pagingMessages = {
  label: '分页',
  previous: '上一页',
  next: '下一页',
  at: (page: number, pages: number, total: number) => `第 ${page} / ${pages} 页，共 ${total} 条`,
} as const;
