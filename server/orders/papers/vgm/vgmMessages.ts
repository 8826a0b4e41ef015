import { dateMinute } from '#server/app/pages/format.ts';

/** Messages to users about verified gross masses. */
export const vgmMessages = {
  ownContainersOnly: '只有整箱、罐箱、液袋等自有集装箱的海运订单须申报 VGM',
  early: '订单受理后才能提交 VGM；已填内容已保存',
  late: (at: Date) => `已于 ${dateMinute(at)} 截 VGM，不能再提交或更改；确须更改请致电客服，承运人可能收取改单费`,
  over: '货物已离港或订单已结束，不能再提交 VGM',
  outdated: (version: number, names: readonly string[], submitted: string) =>
    `VGM 已有第 ${version} 版（${names.length > 0 ? `更改：${names.join('、')}；` : ''}${submitted}），您的更改没有保存`,
  nothingSubmitted: '还没有提交 VGM',
  bookingMissing: '承运人订舱号尚未登记，暂不能导出',
} as const;
