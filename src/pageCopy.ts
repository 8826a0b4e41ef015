/** The prose of the pages. */
export const pageCopy = {
  signInNeeded: {
    title: '登录后继续',
    text: '下单需要登录。您填写的内容保存在本机草稿中，登录后可接着填写。',
    action: '登录',
  },
  home: {
    title: '危化品出海，一票办妥',
    lead: '为化工企业提供危险品与普通化工品的海运整箱订舱：船期、箱价与危险品费用一次看全，接货类别与截止时间逐条列明。',
    points: ['价格公开，先看后登录', '危险品费用单列', '每票核对 IMDG 一览表'],
    lanes: '热门航线',
    lanesLead: '近期可订航次的最低海运费，不含附加费与起运港费用。',
    lanesFailed: '热门航线加载失败',
    lanesNone: '暂无可订的热门航线，请用上方查询其他航线。',
    lanePrice: (size: string) => `${size} 海运费`,
    laneFrom: (price: string) => `${price} 起`,
    laneDeparture: (day: string) => `最近开船 ${day}`,
    laneOpen: '查看船期',

    services: '我们现在能为您做什么',
    servicesList: [
      {
        title: '整箱订舱',
        text: '20 尺普柜、40 尺普柜与高柜出口订舱，覆盖华东、华北、华南与长江口岸。航次、舱单与截止时间随船期同步展示。',
      },
      {
        title: '逐项报价',
        text: '海运费、附加费、起运港费用与危险品费用分币种列示，按票与按箱分开，填单时随箱量与选项即时重算。',
      },
      {
        title: '危险货物资料核对',
        text: '输入联合国编号即带出正确运输名称、类别与包装类别；与一览表不符或船公司不接的货物，提交前就会指出。',
      },
      {
        title: '装箱与报关安排',
        text: '场站内装、工厂装箱或自拉自报任选，报关可委托可自理；所需单证按货物性质列出，写明出具方与时限。',
      },
    ],

    process: '一票货怎么走',
    processSteps: [
      { title: '询价', text: '查船期、看箱价与费用明细' },
      { title: '下单', text: '填写货物、收发货人与单证' },
      { title: '订舱', text: '船公司审核危险品资料后放舱' },
      { title: '提箱装箱', text: '提空箱，装箱检查员现场签证' },
      { title: '危申报', text: '向海事申报，凭批复进港' },
      { title: '开船', text: '截关放行，装船离港' },
      { title: '签单', text: '提单确认，正本、电放或海运单' },
    ],

    expertise: '危险品，交给懂规则的流程',
    expertiseLead: '下单时平台按同一套规则核对，您看到的结论与我们后台的结论一致。',
    checks: [
      '联合国编号、类别与包装类别须与 IMDG Code 42-24 一览表一致，不能手工拼凑。',
      '1 类爆炸品、6.2 项感染性物质、7 类放射性物质不在线受理，转危险品专员。',
      '按船公司与航线核对可接类别；不接的类别不能提交。',
      '净重不得大于毛重，总重与总体积不得超出所选箱量。',
      '危包证、适运声明、装箱证明等单证按货物列出，写明出具方与时限。',
    ],
    classes: '可在线受理的类别',
    classesNote: '能否承运以具体航次与审核结果为准。',
    emergency: '危险品应急救援热线（24 小时）',

    notices: '办理须知',
    noticesList: [
      {
        title: '企业认证',
        text: '企业用户下单后请在两天内完成企业认证，逾期未认证的订单将自动取消。',
      },
      {
        title: '申报时限',
        text: '船舶载运危险货物须在进出港 24 小时前向海事管理机构申报，资料请按“截危申报”时间提交。',
      },
      {
        title: '如实申报',
        text: '匿报、谎报危险货物须承担法律责任，并可能被船公司收取高额违约金。货物性质不明时请先做鉴定。',
      },
    ],
  },

  fcl: {
    title: '海运整箱船期与价格',
    to: '至',
    dangerous: '危险品',
    general: '普通货',
    start: '选择起运港与目的港，查询可订船期与各箱型价格。',
    scope: '接货范围',
    scopeText: '可接类别因船公司与航线而异，以各航次列出的类别为准。在线不受理：',
    scopeRefused: '1 类、6.2 项、7 类（转危险品专员）。',
    papers: '所需单证',
    papersLead: '危险品整箱出口的常用单证，下单时按货物列出：',
    papersLeadGeneral: '普通化工品整箱出口的常用单证，下单时按货物列出：',
    paperDue: (issuer: string, due: string) => `${issuer} · ${due}`,
    hotline: '船期与价格咨询',
  },

  notFound: {
    code: '404',
    title: '您要找的页面走丢了',
    latin: 'This page could not be found',
    text: '地址可能已变更或输入有误。',
    home: '返回首页',
  },
  routeError: {
    title: '页面出错了',
    latin: 'Something went wrong on this page',
    text: '请刷新重试；若仍不成功，请联系服务热线。',
  },
} as const;
