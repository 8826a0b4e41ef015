import { dateMinute } from '#server/app/pages/format.ts';

/** Messages to users about shipping instructions. */
export const instructionMessages = {
  seaOnly: '只有海运订单须补料',
  early: '订单受理后才能提交补料；已填内容已保存',
  late: (at: Date) => `已于 ${dateMinute(at)} 截单，不能再提交或更改补料；确须更改请致电客服，承运人可能收取改单费`,
  over: '提单已放单、货物已离港或订单已结束，不能再提交补料',
  outdated: (version: number, names: readonly string[], submitted: string) =>
    `补料已有第 ${version} 版（${names.length > 0 ? `更改：${names.join('、')}；` : ''}${submitted}），您的更改没有保存`,
  undeclared: (words: string) => `“${words}”像是本单没有申报的危险货物；请按订单的品名填写，货物有变须先改单或联系客服`,
  nothingSubmitted: '还没有提交补料',
  bookingMissing: '承运人订舱号尚未登记，暂不能导出',
  containerMissing: '拼箱货物没有自己的箱号，不能导出',
  sealMissing: (container: string) => `${container} 没有铅封号，不能导出`,
  equipmentUnknown: (container: string) => `货主箱 ${container} 的箱型或皮重尚未登记，暂不能导出`,
  contactMissing: '订舱联系人没有可用的电话或电子邮箱，不能导出',
} as const;
