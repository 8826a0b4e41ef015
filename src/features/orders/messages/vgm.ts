import { vgmFieldNames } from '#contract/orders/vgm/vgmFieldNames.ts';
import { paperMessages } from './paper.ts';

/** The messages of the declaration of verified gross masses. */
export const vgmMessages = {
  ...paperMessages,
  title: 'VGM 称重申报',
  ofOrder: (orderNo: string) => `VGM 称重申报 ${orderNo}`,
  lead: '没有 VGM 的集装箱不得装船（SOLAS VI/2）。内容自动保存，截 VGM 前可随时更改并再次提交。',
  failed: '申报没有取到，请重试',
  cutOff: '截 VGM',
  noCutOff: '本航次没有公布截 VGM 时间，请尽早提交',
  windows: {
    early: { title: '订单受理后才能提交', text: '可以先填写，内容会自动保存。' },
    late: { title: '已截 VGM，不能再提交或更改', text: '确须更改请致电客服，承运人可能收取改单费。' },
    over: { title: '不能再提交 VGM', text: '货物已离港，或订单已结束。' },
  },
  submit: '提交 VGM',
  exports: { dcsa: '导出 DCSA（JSON）', vermas: '导出 VERMAS（EDIFACT）' },
  signing: '责任方与签署',
  containers: '集装箱',
  sum: 'VGM（合计）',
  table: '粘贴表格',
  paste: '从 Excel 等复制的行',
  tableHint:
    '首行可为表头（箱号、皮重、VGM、证书号等），没有表头时依次为箱号、VGM、皮重、证书号、称重日期、称重单位；按箱号对应，没有箱号的填入第一个空箱',
  take: '填入表格',
  taken: (taken: number, wrong: number) => `已填入 ${taken} 行${wrong > 0 ? `，${wrong} 行有误，留在栏内` : ''}`,
  unknown: (headings: string) => `认不出、没有填入的列：${headings}`,
  /** A problem that already contains its column's name does not get it again. */
  wrongLine: (line: number, text: string, column: string, problem: string) =>
    `第 ${line} 行“${text}”：${problem.includes(column) ? problem : `${column} ${problem}`}`,
  hints: {
    responsible: '对 VGM 负责的托运人，用英文',
    signatory: '托运人授权的签署人，用英文大写',
    telephone: undefined,
  },
  fields: vgmFieldNames,
  methods: { 1: '方法一：整箱称重', 2: '方法二：分项称重相加' },
  container: (number: number) => `第 ${number} 箱`,
} as const;
