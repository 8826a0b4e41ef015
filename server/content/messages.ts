/** Messages to users about missing content. */
export const contentMessages = {
  newsUnknown: '这篇资讯不存在或已下线',
  campaignUnknown: '该活动不存在或已下线',
} as const;
