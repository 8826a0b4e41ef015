/** Messages of the home page's first screen. */
export const homeMessages = {
  title: '危化品出海，一票办妥',
  lead: '海运、空运、铁路、罐箱、液袋与仓储，危险品与普通化工品同一处询价订舱；费用、接货类别与截止时间逐条列明。',
  points: ['价格公开，先看后登录', '危险品费用单列', '每票核对 IMDG 一览表'],

  services: '业务',
  fcl: '海运整箱',
  servicesList: [
    { name: '海运拼箱', to: 'shippingLcl' },
    { name: '空运', to: 'airLift' },
    { name: '铁路', to: 'railWayIndex' },
    { name: '罐箱', to: 'tankIndex' },
    { name: '液袋', to: 'fluidBag' },
    { name: '仓储', to: 'warehouse' },
    { name: '整车', to: 'domesticTrade' },
  ],
  enquiryLead: '没有合适的航次或港口？',
  enquiry: '提交整箱询价',
} as const;

/** Messages of the flows in the lower part of the home page. */
export const homeSectionMessages = {
  figures: {
    failed: '平台数据加载失败',
    names: {
      origins: '起运港',
      destinations: '海外目的港',
      lanes: '航线区域',
      entries: '危险货物条目',
      checks: '填单校验规则',
    },
    units: { origins: '个', destinations: '个', lanes: '个', entries: '条', checks: '项' },
    notes: {
      origins: '沿海与长江口岸',
      destinations: '按名称、代码或拼音可查',
      lanes: '按目的港所属航线计',
      entries: 'IMDG Code 42-24 一览表',
      checks: '提交前逐项指出',
    },
  },
  cities: {
    legend: '选择口岸',
    failed: '口岸信息加载失败',
    none: '口岸信息整理中，可先致电服务热线咨询。',
    terminals: '主要码头',
    dangerous: '危险品作业要点',
    address: '服务地址',
    telephone: '联系电话',
    sailings: (city: string) => `查询${city}始发船期`,
  },
  news: {
    failed: '资讯加载失败',
    none: '暂无内容',
    more: '更多',
    moreOf: (title: string) => `更多${title}`,
    pinned: '置顶',
  },
} as const;

/** Messages of the home page below its search. */
export const homeBelowMessages = {
  lanes: '热门航线',
  lanesLead: '近期可订航次的最低海运费，不含附加费与起运港费用。',
  lanesMore: '全部船期',

  services: '业务与服务',
  servicesLead: '每条业务线，同一套资料、同一套危险品规则。',
  enquiry: { title: '整箱询价', text: '特殊箱型、冷僻航线，1 个工作日内联系' },

  figures: '平台收录',
  figuresLead: '以下数字由平台数据实时统计。',

  cities: '口岸与城市',
  citiesLead: '各口岸的码头、危险品进港方式与服务地址。',

  process: '一票危险品出口怎么走',
  processLead: '以海运整箱为例，普通货免去危申报一步。',
  processSteps: [
    { title: '询价', text: '查船期、看箱价与费用明细' },
    { title: '下单', text: '填货物、收发货人，上传资料' },
    { title: '订舱', text: '船公司审核危险品资料后放舱' },
    { title: '提箱装箱', text: '提空箱，装箱检查员现场签证' },
    { title: '危申报', text: '向海事申报，凭批复进港' },
    { title: '开船', text: '报关放行，装船离港' },
    { title: '签单', text: '提单确认，正本、电放或海运单' },
    { title: '对账', text: '分币种账单与开票申请' },
  ],

  expertise: '危险品，交给懂规则的流程',
  expertiseLead: '填单时与受理时用同一套规则，按 IMDG Code 42-24 核对。',
  checks: [
    { title: '编号与品名', text: '联合国编号、类别与包装类别须与一览表一致，不能手工拼凑。' },
    { title: '不在线受理', text: '1 类、6.2 项、7 类不在线受理，转危险品专员。' },
    { title: '航线限制', text: '按船公司与航线核对类别，船公司不接的不能提交。' },
    { title: '重量与体积', text: '净重不得大于毛重，总重与总体积不得超出所选箱量。' },
    { title: '单证清单', text: '危包证、装箱证明等按货物列出，写明出具方与时限。' },
    { title: '复核', text: '未查到禁止性要求不等于可以混装，由专员复核后回复。' },
  ],
  classes: '可在线提交审核的类别',
  classesNote: '能否承运以具体航次、码头与审核结果为准。',
  desk: '危险品单证与申报服务',

  news: '资讯与公告',
  newsMore: '全部资讯',
  newsColumns: { notice: '平台公告', market: '市场动态', regulation: '法规标准' },

  notices: '办理须知',
  noticesList: [
    { title: '企业认证', text: '企业用户下单后请在两天内完成企业认证，逾期未认证的订单将自动取消。' },
    {
      title: '申报时限',
      text: '船舶载运危险货物须在进出港 24 小时前向海事管理机构申报，资料请按“截危申报”时间提交。',
    },
    {
      title: '如实申报',
      text: '匿报、谎报危险货物须承担法律责任，并可能被船公司收取高额违约金。货物性质不明时请先做鉴定。',
    },
    { title: '单证有效期', text: '危包证、鉴定书与 SDS 须在有效期内；订舱可用扫描件，申报以正本为准。' },
  ],

  miniProgram: '手机上也能查价、跟单',
  miniProgramText: '微信扫码打开官方小程序',
  miniProgramPoints: '查船期与箱价 · 看订单进度 · 看截止时间',
  hotlineHours: '工作日 9:00—18:00，询价与订舱',
  emergencyHours: '24 小时，发生泄漏、着火或人员接触请立即拨打',
  emergencyAdvice: '请说明地点、联合国编号或品名、箱号、有无人员受伤；危及生命时先拨 119、120。',
} as const;

/** Messages of the carousel of the home page. */
export const carouselMessages = {
  carousel: {
    label: '平台动态',
    role: '轮播',
    failed: '平台动态加载失败',
    previous: '上一条',
    next: '下一条',
    pause: '暂停自动播放',
    resume: '自动播放',
    show: (at: number, title: string) => `第 ${at} 条：${title}`,
    /** Shown if the service has no announcements. */
    fallback: {
      title: '危险品整箱，先看价再登录',
      text: '海运费、附加费、起运港费用与危险品费用分币种列示，随箱量即时重算。',
      action: '查询船期与价格',
    },
  },
} as const;
