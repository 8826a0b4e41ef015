/** Messages about what another page saved or submitted meanwhile. */
export const otherPageMessages = {
  somebody: '客户',
  submitted: (who: string, at: string) => `${who}于 ${at} 提交`,
  saved: (who: string, at: string, names: readonly string[]) =>
    `${who}已于 ${at} 在另一页保存草稿，与本页不同：${names.join('、')}。您的更改没有保存`,
} as const;
