import { upTo as tons } from '#src/ui/format.ts';

/** Messages about goods: list, detail and trade terms. */
export const goodsMessages = {
  list: '化工品清单',
  loading: '正在查找商品…',
  found: (total: number, keyword: string) => (keyword === '' ? `共 ${total} 件商品` : `“${keyword}”共 ${total} 件商品`),
  legend: '价格为含税单价，运费按整车另计；库存与价格以确认的报价为准。',
  failed: '商品加载失败，请重试',
  none: '没有找到相符的商品',
  noneAdvice: '可换用中英文名称、CAS 号或联合国编号再查；目录里没有的商品，也可以填写询价单，由我们代为寻源。',
  all: '全部商品',
  past: '没有这一页',
  firstPage: '回到第一页',
  order: '下单',
  ask: '询价',
  enquireFor: (name: string) => `（${name}）`,

  columns: {
    name: '商品',
    grade: '规格 / 品牌',
    packaging: '包装 / 起订量',
    delivery: '交货地 / 库存',
    qualifications: '买方资质',
    price: '含税单价',
  },
  cas: 'CAS',
  un: (number: string) => `UN ${number}`,
  packingGroup: (group: string) => `包装类别 ${group}`,
  minimum: (value: number) => `${tons(value)} 吨起订`,
  stock: (value: number) => (value > 0 ? `库存 ${tons(value)} 吨` : '暂无现货'),
  perTon: '/吨',
  freightTo: (price: string, place: string) => `运费 ${price}/车起（到${place}）`,
  onRequest: '待报价',
  noQualifications: '无特别要求',

  facts: {
    cas: 'CAS 号',
    grade: '规格',
    brand: '品牌 / 产地',
    packaging: '包装',
    minimum: '起订量',
    delivery: '交货地',
    stock: '库存',
    qualifications: '买方须具备',
    un: '联合国编号',
    hazard: '类别或项别',
    packingGroup: '包装类别',
  },
  tons: (value: number) => `${tons(value)} 吨`,
  noStock: '暂无现货，交期另议',
  dangerous: '危险货物',
  general: '普通化工品',
  priceNote: '含税，不含运费',
  onRequestNote: '按数量、交期与交货方式报价',
  freight: {
    label: '运费',
    choose: '送到哪里',
    perTruck: '/车',
    loading: '正在查询运费…',
    none: '该交货地没有公布的运价，可自提，或询价时由客服报价',
    failed: '运费暂未取得，下单时按所选送达地计算',
  },
  updated: (day: string) => `资料更新于 ${day}`,
  dangerousNote:
    '属危险货物，凭买方资质成交，不接受个人购买；装卸、储存与运输由具备相应经营范围的单位承担，能否承运以危险品专员的审核为准。',
  documents: {
    title: '技术资料下载',
    kinds: { SDS: '安全数据单 SDS', TDS: '技术数据单 TDS', COA: '质量指标 COA' },
    note: '由目录中供应方填报的数据生成（PDF），供选购参考；供应方签发的 SDS 与批次 COA 原件随货提供，也可在询价时索取。',
  },
  states: { gas: '瓶装气体', solid: '袋装或箱装固体', bulkLiquid: '散装液体', liquid: '桶装液体' },
  picture: (state: string) => `示意图：${state}`,
  fetching: '正在加载商品…',
  detailFailed: '商品加载失败，请重试',
} as const;

/** Messages of the filters of goods. */
export const filterMessages = {
  filters: '筛选商品',
  filtersWith: (count: number) => (count > 0 ? `筛选（已选 ${count} 项）` : '筛选'),
  classes: '危险类别',
  notDangerous: '普通化工品',
  count: (of: number) => `${of} 件`,
  counted: (name: string, count: number) => `${name}（${count}）`,
  place: '交货地',
  placeAll: '全部交货地',
  priceFrom: '最低单价',
  priceTo: '最高单价',
  perTon: '元/吨',
  tons: '需要数量',
  ton: '吨',
  sort: '排序',
  closest: '综合排序',
  sorts: { priceUp: '单价从低到高', priceDown: '单价从高到低' },
  apply: '筛选',
  clear: '清除筛选',
} as const;

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
