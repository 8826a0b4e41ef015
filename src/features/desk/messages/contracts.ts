import { contractRatesMax, rateSheetBytesMax } from '#contract/desk/deskLimits.ts';
import { goodsScopeZh } from '#contract/rules/pricing/contractRates.ts';
import type { DeskContract, RateForm } from '#contract/desk/contractDesk.ts';

const states: Readonly<Record<DeskContract['state'], string>> = {
  coming: '未生效',
  inForce: '生效中',
  expired: '已到期',
  ended: '已终止',
};

const beyond: Readonly<Record<RateForm['beyond'], string>> = {
  applies: '仍按协议价',
  ends: '改按公布价',
};

/** The texts of the page of contract prices. */
export const contractMessages = {
  title: '协议价合同',
  lead: '一份合同属于一家已认证企业，在有效期内有效。协议价代替该线路与项目的公布运费，附加费仍按公布价。',
  add: '建立合同',
  keyword: '合同号或企业名称',
  search: '查找',
  empty: '没有协议价合同。',
  notFound: '没有符合条件的合同。',
  count: (shown: number, total: number) =>
    total > shown ? `共 ${total} 份，列出最新的 ${shown} 份；其余请按合同号或企业查找` : `共 ${total} 份`,
  list: '合同列表',
  columns: ['合同号', '企业', '有效期', '状态', '有效协议价', '查看'],
  states,
  endsIn: (days: number) => (days === 0 ? '今日到期' : `${days} 天后到期`),
  period: (from: string, until: string) => `${from} 至 ${until}`,
  open: '打开',
  close: '收起',
  openOf: (contractNo: string) => `打开合同 ${contractNo}`,
  closeOf: (contractNo: string) => `收起合同 ${contractNo}`,
  contract: (contractNo: string) => `合同 ${contractNo}`,
  company: '企业',
  validity: '有效期',
  remark: '备注',
  noRemark: '无',
  change: '更改有效期与备注',
  end: '提前终止',
  rates: '协议价',
  rateColumns: ['业务', '线路或地点', '项目', '货物', '协议价', '承诺量', '已用', '超出承诺量', '操作'],
  noRates: '还没有协议价。',
  addRate: '增加协议价',
  changeRate: '更改',
  endRate: '停用',
  changeRateOf: (rate: string) => `更改协议价：${rate}`,
  endRateOf: (rate: string) => `停用协议价：${rate}`,
  endedRate: (time: string) => `${time} 停用`,
  unlimited: '不限',
  usedBy: (used: string, orders: number) => `${used}（${orders} 单）`,
  orderTook: (quantity: string, basis: string) => `${quantity} ${basis}`,
  goodsScopes: goodsScopeZh,
  beyond,
  price: (money: string, basis: string) => `${money} / ${basis}`,
  history: '经过',
  sheet: {
    export: '导出协议价',
    exportOf: (contractNo: string) => `导出合同 ${contractNo} 的协议价`,
    choose: '导入协议价',
    chooseAgain: '重新选择表格',
    about: `Excel 或 CSV 一份，不超过 ${rateSheetBytesMax / 1_048_576} MB、${contractRatesMax} 行；表格代替全部有效协议价，确认前不保存。可先导出，改好后导入。`,
    title: (fileName: string) => `导入“${fileName}”`,
    reading: '正在核对表格…',
    counts: (added: number, changed: number, ended: number, unchanged: number) =>
      `增加 ${added} 条，更改 ${changed} 条，停用 ${ended} 条，不变 ${unchanged} 条`,
    nothing: '表格与现有协议价相同，没有可导入的变化。',
    changes: '将有的变化',
    changeColumns: ['变化', '协议价', '内容'],
    kinds: { added: '增加', changed: '更改', ended: '停用' },
    problems: (count: number) => `表格有 ${count} 个问题，改正后重新选择`,
    problemColumns: ['行', '列', '问题'],
    confirm: '确认导入',
    drop: '放弃导入',
  },
} as const;
