/** Messages of the flows in the lower part of the home page. */
export const homeSectionMessages = {
  figures: {
    failed: '平台数据加载失败',
    names: {
      origins: '起运港',
      destinations: '海外目的港',
      lanes: '航线区域',
      entries: '危险货物条目',
      checks: '填单校验规则',
    },
    units: { origins: '个', destinations: '个', lanes: '个', entries: '条', checks: '项' },
    notes: {
      origins: '沿海与长江口岸',
      destinations: '按名称、代码或拼音可查',
      lanes: '按目的港所属航线计',
      entries: 'IMDG Code 42-24 一览表',
      checks: '提交前逐项指出',
    },
  },
  cities: {
    legend: '选择口岸',
    failed: '口岸信息加载失败',
    none: '口岸信息整理中，可先致电服务热线咨询。',
    terminals: '主要码头',
    dangerous: '危险品作业要点',
    address: '服务地址',
    telephone: '联系电话',
    sailings: (city: string) => `查询${city}始发船期`,
  },
  news: {
    failed: '资讯加载失败',
    none: '暂无内容',
    more: '更多',
    moreOf: (title: string) => `更多${title}`,
    pinned: '置顶',
  },
} as const;
