/** Messages of the carousel of the home page. */
export const carouselMessages = {
  carousel: {
    label: '平台动态',
    role: '轮播',
    failed: '平台动态加载失败',
    previous: '上一条',
    next: '下一条',
    pause: '暂停自动播放',
    resume: '自动播放',
    show: (at: number, title: string) => `第 ${at} 条：${title}`,
    /** Shown if the service has no announcements. */
    fallback: {
      title: '危险品整箱，先看价再登录',
      text: '海运费、附加费、起运港费用与危险品费用分币种列示，随箱量即时重算。',
      action: '查询船期与价格',
    },
  },
} as const;
