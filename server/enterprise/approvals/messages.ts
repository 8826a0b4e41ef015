import { limits } from '#contract/protocol/limits.ts';

/** Messages to the members of a company about its approval rules, and about orders that wait for approval. */
export const approvalMessages = {
  amountWrong: '请填写大于 0 的金额，最多两位小数，例如 50000',
  portUnknown: (typed: string) => `没有港口“${typed}”，请填写五字代码或中文全名，例如 DEHAM 或 汉堡`,
  approverMissing: '请选择至少一位审批人',
  approverTwice: '审批人与代理人不能重复选择',
  approverUnfit: '审批人与代理人须为本公司的所有者、管理员或财务',
  tooManyRules: `审批规则最多 ${limits.approvalRulesMax} 条，请先删除不用的`,
  ruleGone: '该规则不存在或已删除',
  rulesForbidden: '您没有设置审批规则的权限，请联系公司的所有者或管理员',
  every: '所有订单',
  minimum: (amount: string) => `费用合计 ≥ ${amount}`,
  origin: (nameZh: string) => `起运港 ${nameZh}`,
  destination: (nameZh: string) => `目的港 ${nameZh}`,
  anyDangerous: '危险品',
  dangerous: (hazardClass: string) => `危险品 ${hazardClass} 类`,
  ownOrder: '不能审批自己的订单，请由其他审批人决定',
  notAsked: '您不是本订单的审批人或代理人',
  over: (at: string) => `审批已于 ${at} 截止，订单失效，不能再操作`,
  nobodyLeft: '除您以外没有其他审批人，请由下单人自行修改后提交',
  amendmentUnapproved: (reasons: readonly string[]) =>
    `修改后的订单须经公司审批（${reasons.join('；')}）。请由所有者或管理员修改，或取消后重新下单`,
} as const;
