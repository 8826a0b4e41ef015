import type { PriceForm } from '#contract/desk/priceDesk.ts';
import type { CommandField } from '#contract/desk/orders/commandForm.ts';
import type { TrackEntry } from '#contract/desk/orders/trackDesk.ts';
import type { ShipmentField } from '#contract/desk/orders/shipmentFacts.ts';
import type { DeskFormKind } from '#machines/desk/deskFormRules.ts';
import { accountFields, accountForms } from './accounts.ts';
import type { RateForm, contractForm } from '#contract/desk/contractDesk.ts';
import type * as z from 'zod/mini';

/** The names of the fields of all forms. */
export type FieldName =
  | CommandField
  | ShipmentField
  | 'login'
  | 'password'
  | 'totp'
  | 'reason'
  | 'invoiceNo'
  | 'paperCode'
  | 'documentFile'
  | 'tableFile'
  | 'file'
  | 'name'
  | 'nameZh'
  | 'role'
  | 'paperName'
  | keyof PriceForm
  | 'supplier'
  | 'comment'
  | 'releaseKind'
  | keyof TrackEntry
  | keyof z.output<typeof contractForm>
  | keyof RateForm
  | keyof typeof accountFields;

export const fields: Readonly<Record<FieldName, string>> = {
  login: '账号',
  password: '密码',
  totp: '动态口令',
  note: '给客户的说明',
  dueAt: '答复期限（北京时间）',
  carrierBookingNo: '船公司订舱号',
  billOfLadingNo: '提单号',
  vessel: '船名',
  voyage: '航次',
  containers: '箱号与铅封号',
  at: '实际时间（北京时间）',
  gatedInAt: '进港时间（北京时间）',
  departedAt: '离港时间（北京时间）',
  arrivedAt: '到港时间（北京时间）',
  reason: '原因',
  answer: '答复内容',
  answeredBy: '答复人',
  answeredWay: '答复方式',
  invoiceNo: '发票号码',
  file: '发票文件',
  paperCode: '单证种类',
  documentFile: '单证文件',
  tableFile: '动态表格',
  name: '姓名',
  nameZh: '中文名称',
  role: '岗位',
  paperName: '单证名称（选其他单证时填写）',
  chargeName: '费用名称',
  supplier: '供应商',
  direction: '补收或减收',
  currency: '币种',
  amount: '金额',
  evidence: '依据（账单、邮件等，可不填）',
  comment: '批复意见',
  releaseKind: '放单方式',
  milestone: '节点',
  portCode: '中转港代码（中转节点填写）',
  containerNo: '箱号（不填即全部）',
  contractNo: '合同号',
  company: '客户企业',
  validFrom: '有效期自',
  validUntil: '有效期至（含当日）',
  remark: '备注（只有同事可见）',
  line: '业务',
  originCode: '起运地或服务地代码',
  destinationCode: '目的地代码（单一地点的业务不填）',
  itemCode: '计价项目',
  goodsScope: '适用货物',
  goodsCode: '危险类别或 UN 编号',
  committed: '承诺量（按计价单位，不填即不限量）',
  beyond: '超出承诺量后',
  ...accountFields,
};

/** What each form is called, does and means. */
export const forms: Readonly<Record<DeskFormKind, { title: string; submit: string; lead?: string }>> = {
  signIn: { title: '工作台登录', submit: '登录', lead: '仅限本公司工作人员。' },
  enrolment: { title: '开通工作台账号', submit: '开通并登录' },
  command: { title: '处理订单', submit: '确认' },
  correction: {
    title: '更正运输情况',
    submit: '更正',
    lead: '原值、新值与原因记入订单经过，只有同事可见；客户会收到哪几项已更正的通知。',
  },
  document: {
    title: '上传单证',
    submit: '上传',
    lead: '客户会收到通知，可在订单页下载；旧版留存在工作台。',
  },
  documentRequest: {
    title: '请客户上传单证',
    submit: '发给客户',
    lead: '客户会收到通知，在订单页该处上传；上传后或逾期未上传时，回到待办。',
  },
  requestClosing: { title: '了结单证要求', submit: '了结', lead: '已收妥，或不再需要；客户的订单页不再列出。' },
  priceProposal: {
    title: '更正费用',
    submit: '提交批准',
    lead: '由另一位有权的同事批准后计入订单合计；名称、金额与原因届时显示在客户的订单中，依据只有同事可见。',
  },
  priceApproval: { title: '批准费用更正', submit: '批准', lead: '计入订单合计，客户会收到通知。' },
  priceReturn: { title: '退回费用更正', submit: '退回', lead: '客户看不到；批复意见留在订单经过中。' },
  costRecording: { title: '录入成本', submit: '录入', lead: '为本单采购的一笔费用，客户看不到。' },
  costCorrection: { title: '更正成本', submit: '更正', lead: '原记录与原因留存。' },
  costWithdrawal: { title: '撤销成本', submit: '确认撤销', lead: '不再计入成本；原记录与原因留存。' },
  billDraft: {
    title: '签发提单草稿',
    submit: '签发并通知客户',
    lead: '按最新补料与上一版草稿填好，可逐栏更正；与订单不符的须先改单。客户会收到通知，在订单页核对。',
  },
  billRelease: {
    title: '提单放单',
    submit: '放单并通知客户',
    lead: '放单方式与提单号显示在客户的订单中；提单文件放单后可上传。',
  },
  trackEntry: {
    title: '登记货物动态',
    submit: '登记',
    lead: '显示在客户的货物跟踪中；时间留空并写明原因，即撤回原来的登记。',
  },
  trackTable: {
    title: '从表格登记动态',
    submit: '登记',
    lead: '可含多个订单：正确的行逐条登记，登记过的不重复；有问题的行不登记，另存为文件并写明原因，改好后再传。',
  },
  split: {
    title: '拆分订单',
    submit: '拆分并通知客户',
    lead: '选出的箱或件成为一个新订单，客户、联系人、单证与价格条件不变；两个订单互相注明，原因显示在客户的订单中。',
  },
  invoice: { title: '开具发票', submit: '记录已开具' },
  passing: { title: '通过认证', submit: '确认通过', lead: '已核对营业执照图片与所填资料。' },
  rejecting: { title: '驳回认证', submit: '确认驳回', lead: '原因会告知申请人。' },
  answer: { title: '答复询价', submit: '记录答复' },
  offerReply: { title: '回复提问', submit: '发送回复', lead: '以邮件或短信发给询价人，并显示在报价页上。' },
  offerWon: { title: '记为成交', submit: '确认成交', lead: '原因留在报价记录中，只有同事可见。' },
  offerLost: {
    title: '记为未成交',
    submit: '确认未成交',
    lead: '原因留在报价记录中，只有同事可见；报价随即不能再接受。',
  },
  ordinary: {
    title: '确为普通货物',
    submit: '确认为普通货物',
    lead: '原因记入订单经过，客户可见；以后有同样的名称，作为以往结论供同事参考。',
  },
  declare: {
    title: '按建议申报',
    submit: '退回客户申报',
    lead: '订单退回客户，附上建议的条目；净重、包装标记、应急联系人等由客户自行申报。',
  },
  reject: { title: '驳回订单', submit: '确认驳回', lead: '原因会告知客户，订单随即结束。' },
  goodsNaming: {
    title: '更正中文名称',
    submit: '更正',
    lead: '此后各版一览表都用更正的名称；单证仍用英文正确运输名称，已下订单中的名称不变。',
  },
  contractAdding: {
    title: '建立合同',
    submit: '建立',
    lead: '只能为已认证企业建立；建立后逐条增加协议价。',
  },
  contractChange: { title: '更改有效期与备注', submit: '更改', lead: '改前改后与原因记入合同经过。' },
  contractEnding: { title: '提前终止合同', submit: '确认终止', lead: '终止后不能恢复；原因记入合同经过。' },
  contractRate: {
    title: '协议价',
    submit: '保存协议价',
    lead: '代替该线路与项目的公布运费，附加费仍按公布价；同一线路、项目与货物同一天只能有一条。',
  },
  contractRateEnding: { title: '停用协议价', submit: '确认停用', lead: '原因记入合同经过。' },
  ...accountForms,
  staffAdding: { title: '添加工作人员', submit: '添加', lead: '添加后得到一次性链接，交给本人设置密码与动态口令。' },
  staffRole: { title: '更改岗位', submit: '更改', lead: '其登录随即结束，须重新登录。' },
  staffDisabling: { title: '停用账号', submit: '确认停用', lead: '其登录随即结束，不能再登录；以往的操作记录保留。' },
  staffEnabling: { title: '恢复账号', submit: '确认恢复', lead: '可用原密码与动态口令登录。' },
  staffResetting: {
    title: '重置登录',
    submit: '确认重置',
    lead: '用于遗失手机或忘记密码：原密码、动态口令与登录随即失效，得到新的一次性链接。',
  },
};
