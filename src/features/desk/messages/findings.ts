import type { FindingDecision } from '#contract/desk/orders/findings.ts';

const decisions: Readonly<Record<FindingDecision, string>> = {
  ordinary: '确为普通货物',
  declare: '按建议申报',
  reject: '驳回',
};

const fields: Readonly<Record<string, string>> = {
  nameZh: '中文品名',
  nameEn: '英文品名',
  hsCode: 'HS 编码',
  'details.cas': 'CAS 号',
  packagingCode: '包装',
  remark: '备注',
  documents: '单证文件名',
};

/** The texts of findings of undeclared dangerous goods, and of the reviewers' answers. */
export const findingMessages = {
  title: '疑似未申报的危险品',
  open: (count: number) => (count === 0 ? '已全部答复' : `${count} 项待答复，全部答复后才能受理`),
  item: (cargoItem: number) => `货物 ${cargoItem}`,
  ofOrder: '整个订单',
  fields,
  marked: '（命中的文字）',
  entry: '建议条目',
  noEntry: '没有对应的条目，由客户自行选择联合国编号。',
  un: (unNumber: string) => `UN ${unNumber}`,
  hazardClass: (hazardClass: string) => `${hazardClass} 类`,
  packingGroup: (group: string) => `包装类别 ${group}`,
  source: (source: string) => `依据：${source}`,
  earlier: '以往结论',
  decidedBy: (person: string, time: string) => `${person} ${time}`,
  someone: '同事',
  decisions,
  answerOf: (decision: FindingDecision, where: string) => `${decisions[decision]}：${where}`,
  settled: (person: string, time: string, reason: string) => `${person} ${time} 确认为普通货物：${reason}`,
  proposed: (person: string, time: string) => `${person} ${time} 已建议客户申报，客户尚未按建议更改。`,
} as const;
