export const messages = {
  requested: {
    name: '危险品单证',
    afterwards: [
      '专员按货物列出应办单证与缺少的资料，1 个工作日内电话联系您',
      '确认项目、周期与费用后开始办理',
      '每完成一项即发扫描件，正本按您填写的地址邮寄',
    ],
  },
} as const;
