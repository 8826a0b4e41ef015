/** Chinese text of the layouts. */
export const layoutMessages = {
  links: {
    news: '资讯',
    help: '帮助',
  },
  rail: {
    label: '中欧班列换装口岸',
    lead: '轨距 1435 → 1520 毫米，货物在口岸换装后出境。危险货物不在线受理，转危险品专员。',
    facing: (country: string, station: string) => `对 ${country} ${station}`,
    borders: [
      { corridor: '西通道', name: '阿拉山口', across: '多斯特克', country: '哈萨克斯坦' },
      { corridor: '西通道', name: '霍尔果斯', across: '阿腾科里', country: '哈萨克斯坦' },
      { corridor: '中通道', name: '二连浩特', across: '扎门乌德', country: '蒙古' },
      { corridor: '东通道', name: '满洲里', across: '后贝加尔斯克', country: '俄罗斯' },
      { corridor: '东通道', name: '绥芬河', across: '格罗杰科沃', country: '俄罗斯' },
    ],
  },
} as const;
