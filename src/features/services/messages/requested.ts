import { limits } from '#contract/protocol/limits.ts';

/** The services whose orders and enquiries have a page of their own afterwards: their names, and the steps after an enquiry. */
export const requestedMessages = {
  fcl: {
    name: '整箱询价',
    afterwards: [
      '工作人员核对航线、箱型与货物，1 个工作日内电话联系您',
      '危险品资料送船公司与码头预审',
      '发出列明币种、单价、数量与有效期的书面报价',
      '您书面确认后订舱，取得订舱确认书（S/O）',
    ],
  },
  lcl: {
    name: '海运拼箱',
    afterwards: [
      '工作人员核对品名与目的港，1 个工作日内电话联系您',
      '仓库与船公司预审，确认能否拼装、计费吨与全部费用',
      '您书面确认后订舱，取得进仓编号与截仓时间',
      '按进仓通知书送货，进仓数据出来后核对账单',
    ],
  },
  rail: {
    name: '国际铁路',
    afterwards: [
      '工作人员核对品名、HS 编码与禁运清单，1 个工作日内电话联系您',
      '确认班列日期、出境口岸、箱源与全部费用',
      '您书面确认后申报班列计划，安排提箱装箱',
      '核对 SMGS 运单与报关资料，放行后发运',
    ],
  },
  seaRail: {
    name: '海铁联运',
    afterwards: [
      '工作人员核对品名、HS 编码与禁限运清单，1 个工作日内电话联系您',
      '确认班列日期、接驳船期、箱源与全部费用',
      '您书面确认后申报班列计划与舱位，安排装箱进站',
      '核对提单内容与报关资料，放行后发运',
    ],
  },
  builtIn: {
    name: '场站装箱',
    afterwards: [
      '工作人员核对 S/O、危包证与同箱隔离，1 个工作日内电话联系您',
      '确认场站、送货时段与全部费用，由您书面确认',
      '收到进场通知后按时送货，装箱完成即发照片与箱号、封号',
      '危险品签发装箱证明书，用于申报与进港',
    ],
  },
  dgDesk: {
    name: '危险品单证',
    afterwards: [
      '专员按货物列出应办单证与缺少的资料，1 个工作日内电话联系您',
      '确认项目、周期与费用后开始办理',
      '每完成一项即发扫描件，正本按您填写的地址邮寄',
    ],
  },
} as const;

/** Messages of the steps after an order. */
export const orderSuccessMessages = {
  title: '恭喜您，下单成功',
  text: '订单已提交，平台将在 1 个工作日内受理。请按下列步骤准备，以免误了时限。',
  number: '订单编号',
  /** For a company that is not verified, and until it is known who ordered. */
  verification: {
    title: '完成企业认证',
    text: `企业用户请在下单后 ${limits.orderUnverifiedDays} 天内完成企业认证，逾期未认证的订单将自动取消；已认证的无需重复办理。`,
  },
  steps: [
    {
      title: '资料核对',
      text: '含危险品的订单先由危险品专员审核类别、包装与隔离要求，有疑问会联系订单联系人；审核完成前请勿安排装货。',
    },
    { title: '备齐单证', text: '所需单证、出具方与时限列在订单里，可随时上传；已备妥的请核对有效期与品名是否一致。' },
    { title: '等候确认', text: '订单受理、确认与每一步进展都记入订单时间线，需要补资料时会在订单里提示。' },
  ],
  /** Full containers by sea have deadlines of their own. */
  fclSteps: [
    {
      title: '备齐单证',
      text: '普通化工品备 SDS、发票、装箱单与申报要素；危险品另备危包证、适运声明与多式联运危险货物单，订舱用扫描件，危申报用正本。',
    },
    { title: '等候放舱', text: '船公司审核货物资料后放舱，订舱确认书（SO）到手方可提箱、装箱。' },
    {
      title: '留意截止时间',
      text: '截危申报常见为开船前 5 至 7 天，截单 3 至 4 天，截 VGM 与截港 1 至 2 天；以订舱确认书为准，北京时间计。',
    },
  ],
  follow: '查看订单进展',
  again: '再下一单',
} as const;
