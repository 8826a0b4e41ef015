/** The text of the error page. */
export const errorMessages = {
  home: '返回首页',
  routeError: {
    requestId: (id: string) => `请求编号：${id}`,
    retry: '刷新重试',
    offline: '网络已断开，请检查网络后刷新。',
    other: {
      title: '页面出错了',
      latin: 'Something went wrong on this page',
      text: '请刷新重试；若仍不成功，请联系服务热线，并告知上方的状态码。',
    },
    of: {
      401: { title: '请先登录', latin: 'Please sign in first', text: '登录已失效，请重新登录后再打开本页。' },
      403: {
        title: '没有访问权限',
        latin: 'You have no access to this page',
        text: '当前账号不能查看此页。换一个账号登录，或联系企业管理员开通。',
      },
      429: { title: '访问过于频繁', latin: 'Too many requests', text: '请稍候片刻再刷新。' },
      502: {
        title: '服务暂时不可用',
        latin: 'Bad gateway',
        text: '服务正在恢复，请稍后刷新；已填写的草稿保存在本机。',
      },
      503: {
        title: '服务暂时不可用',
        latin: 'The service is unavailable',
        text: '可能正在维护，请稍后刷新；已填写的草稿保存在本机。',
      },
      504: { title: '服务响应超时', latin: 'The service did not answer in time', text: '请检查网络，稍后刷新。' },
    } as Readonly<Record<number, { title: string; latin: string; text: string }>>,
  },
} as const;
