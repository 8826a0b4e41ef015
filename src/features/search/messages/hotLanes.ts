/** Messages of the most requested lanes. */
export const hotLanesMessages = {
  failed: '热门航线加载失败',
  none: '暂无可订的热门航线，请用上方查询其他航线。',
  price: (size: string) => `${size} 海运费`,
  from: '起',
  departure: (day: string) => `最近开船 ${day}`,
} as const;
