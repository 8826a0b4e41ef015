/** Messages of the port picker; the others are in `sailingMessages.port`. */
export const portMessages = {
  names: { recent: '最近使用', hot: '热门港口', often: '常用' },
  tabs: (tab: string, ports: number) => `${tab}，${ports} 个港口，左右方向键切换分组`,
  matches: (ports: number) => `${ports} 个匹配的港口`,
} as const;
