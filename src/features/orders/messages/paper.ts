/** The messages of every paper that saves itself, is submitted, and amended until its cut-off. */
export const paperMessages = {
  back: '返回订单',
  failedSubmit: '没有提交成功，请稍后重试；已填内容仍在',
  left: (left: string) => `还剩 ${left}`,
  saving: {
    saved: '已保存',
    typing: '正在填写',
    saving: '正在保存',
    unsaved: '未能保存，内容留在本页，稍后自动重试',
    overtaken: '未能保存，内容留在本页',
    submitting: '正在提交',
  },
  retry: '立即保存',
  never: '尚未提交',
  submitted: (version: number, at: string) => `已提交第 ${version} 版（${at}）`,
  changedSince: '此后有更改，尚未提交',
  amend: '提交更改',
  history: '提交记录',
  version: (version: number) => `第 ${version} 版`,
  first: '首次提交',
  changed: (names: readonly string[]) => `更改：${names.join('、')}`,
} as const;
