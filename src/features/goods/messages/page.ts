/** Messages of the goods pages. */
export const goodsPageMessages = {
  title: '化工品商城',
  lead: '按品名、CAS 号或联合国编号查找化工品。标价为含税单价，危险化学品凭资质成交，运输与仓储可一并安排。',
  keyword: '品名、CAS 号或联合国编号',
  placeholder: '如 异丙醇、67-63-0、1219',
  submit: '查找',

  rules: {
    title: '买方资质',
    lead: '危险化学品凭资质成交。请在询价前备好下列材料，客服核对后确认报价。',
    head: { goods: '所购商品', documents: '须提供' },
    rows: [
      { goods: '普通化工品', documents: '营业执照。' },
      {
        goods: '危险化学品，用于经营',
        documents: '营业执照、危险化学品经营许可证。许可范围须包含所购品种，期限以证载有效期为准。',
      },
      { goods: '危险化学品，企业自用', documents: '营业执照、使用证明（写明品种与用途）。' },
    ],
    rejectedTitle: '以下商品不在线销售',
    rejected: [
      '易制毒、易制爆化学品：购买须先办理备案证明，平台不上架，也不接受在线询价。',
      '剧毒化学品、爆炸品：不上架，不代购。',
      '个人购买危险化学品：不受理。',
    ],
  },

  process: {
    title: '采购流程',
    steps: [
      { title: '询价', text: '写明品名、规格、数量与交货地' },
      { title: '核对资质', text: '按商品核对营业执照与许可证件' },
      { title: '报价', text: '确认含税单价、交期与有效期' },
      { title: '签约付款', text: '合同与开票信息一致' },
      { title: '交货', text: '自提或由有相应经营范围的承运人送货' },
      { title: '验收开票', text: '随货核对 SDS 与 COA，开具发票' },
    ],
  },

  settlement: {
    title: '结算方式',
    currency: '结算币种',
    payment: '付款方式',
    asAgreed: '以合同约定为准',
  },
  freight: {
    title: '货物怎么运',
    links: [
      { to: 'domesticTrade', name: '国内整车', text: '厢式、栏板、罐车，按经营范围匹配' },
      { to: 'warehouse', name: '危险品仓储', text: '甲、乙、丙类与普通库，按库类存放' },
      { to: 'shippingFcl', name: '海运整箱', text: '出口船期、箱价与截止时间' },
      { to: 'dgdesk', name: '危险品单证', text: '危申报、性能单与使用鉴定、SDS' },
    ],
  },

  enquiry: '填写询价单',
  enquiryLead: '工作人员将在 1 个工作日内联系您。急需请直接致电',
  enquirySubmit: '提交询价',
  /** Messages of the enquiry form for goods. */
  enquiryForm: {
    columns: { origin: '交货地', destination: null, item: '商品' },
    examples: { goods: '如：异丙醇，99.9%，160 kg 钢桶', quantity: '如：10 吨，每月一批' },
    afterwards: [
      '工作人员核对品名、规格与库存，1 个工作日内电话联系您',
      '按商品核对买方资质',
      '发出含税单价、交期与有效期的书面报价',
    ],
  },

  procurement: {
    title: '化工品采购',
    listLead: '选择一件商品，查看规格、价格与资质要求。',
    toBusiness: '化工品商城',
    toList: '全部商品',
    code: '扫码在手机上查看',
    codeOf: (name: string) => `${name}采购页的二维码`,
    share: '分享链接',
    print: '打印',
    shared: '链接已复制',
    shareFailed: '复制未成功，请从地址栏复制',
    ask: '询价',
    actions: '分享与联系',
  },
} as const;
