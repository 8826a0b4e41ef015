/** Messages of the help center around its articles. */
export const helpMessages = {
  title: '帮助中心',
  tree: '帮助中心目录',
  crumbs: '当前位置',
  unknown: '没有这一篇帮助，已为您打开新手指引。',
  inside: '本栏内容',
  keyword: '如：改单、SDS',
  search: '搜索帮助',
  found: (count: number, keyword: string) => `“${keyword}”共 ${count} 处`,
  noneFound: (keyword: string) => `没有找到“${keyword}”`,
  noneFoundAdvice: '可换一个说法或缩短关键词，或联系客服。',
  results: '搜索结果',
  next: '下一篇',
  previous: '上一篇',
  pager: '上一篇与下一篇',

  contact: '还没解决？',
  mail: '客服邮箱',
  mailHours: '1 个工作日内回复',
  mailLoading: '正在取得客服邮箱…',
  mailFailed: '暂未取得，可先拨打热线。',
  mailAgain: '重新取得客服邮箱',

  legal: (version: string, inForce: string) => `版本 ${version}，${inForce}`,
  notBasis:
    '本页为规则摘要，版本依据 IMDG Code 42-24，不作为实际出运决策的依据；以规则原文、承运人与主管机关的要求为准。',
} as const;
