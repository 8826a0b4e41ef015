/** What the site map and search engines say of a page. */
export interface PageAbout {
  name: string;
  /** Its purpose, in one line. */
  text: string;
  /** How to reach the page if it has no address of its own. */
  reached?: string;
  /** Named parts of the page. */
  parts?: readonly { name: string; query: string }[];
  /** For search engines. */
  description?: string;
  /** Whether search engines leave it out. */
  unlisted?: true;
}

/** What is said of the pages of services, by their group of the site map. */
export const aboutServices = {
  sea: {
    shippingFcl: {
      name: '海运整箱船期与价格',
      text: '按港口查可订航次、各箱型价格、费用明细与截止时间',
      description:
        '查询危险品与普通化工品海运整箱船期、各箱型价格与费用明细，接货类别、截止时间与所需单证逐项列出，登录后即可在线下单。',
    },
    shippingFclOrder: {
      name: '海运整箱下单',
      text: '填写货物、收发货人与单证，费用随填随算；须登录，由船期页进入',
      unlisted: true,
    },
    shippingFclOrderSuccess: {
      name: '海运整箱下单成功',
      text: '订单号与后续步骤',
      reached: '提交委托后显示',
      unlisted: true,
    },
    enquiryFcl: {
      name: '海运整箱询价',
      text: '未公布的航线与箱型、批量货、特种箱与须预审的危险品',
      description:
        '船期页没有的航线、特种箱、批量出货与须预审的危险品整箱，在线提交询价；费用构成、配箱估算、所需单证与截止时间列明，1 个工作日内联系您。',
    },
    shippingLcl: {
      name: '海运拼箱价格',
      text: '按港口查拼箱单价，按计费吨计算',
      description:
        '化工品海运拼箱公开价格，按起运港、目的港列出每计费吨单价、最低收费、航程与班期；危险品附加费、起运港与目的港费用逐项列示，可在线询价。',
    },
    lcl: {
      name: '海运拼箱服务',
      text: '可接与不接的类别、所需单证、流程与截仓时间',
      description:
        '化工品与部分危险品海运拼箱：可拼类别与不接类别、隔离要求、计费吨与亏舱费算法、所需单证、截仓与截危申报时限、常见问题，一页看清再进仓。',
    },
    shippingLclOldIndex: { name: '海运拼箱价格表', text: '各港口拼箱单价一览', unlisted: true },
    shippingLclSuccess: {
      name: '海运拼箱委托已提交',
      text: '委托编号与后续步骤',
      reached: '提交委托后显示',
      unlisted: true,
    },
    seaRailIndex: {
      name: '海铁联运',
      text: '内陆铁路场站经港口到目的港的全程箱价、时效与单证',
      description:
        '重庆、成都、西安、郑州、义乌等内陆场站经钦州、青岛、宁波舟山到目的港的海铁联运整箱全程价格，一份提单，接货范围、报关方式、单证与截止时间逐条列明。',
    },
    seaRailOrder: {
      name: '海铁联运委托',
      text: '填写发站、目的港、箱型与货物',
      description:
        '在线提交海铁联运整箱委托：选择装箱方式与报关地，填写货物与收发货人，核对鉴定书与铁路装载要求后 1 个工作日内联系您。',
    },
    seaRailSuccess: {
      name: '海铁联运委托已提交',
      text: '委托编号与后续步骤',
      reached: '提交委托后显示',
      unlisted: true,
    },
  },
  liquid: {
    tankIndex: {
      name: '罐箱运输',
      text: '罐箱价格、选罐导则、充装率与用罐天数',
      description:
        '液体化工品与液化气体罐箱运价：T11、T14、T50 按航线公开报价，含用罐天数；可移动罐柜导则、充装率、前三次装载与清洗证明要求讲明，按联合国编号配罐。',
    },
    fluidBag: {
      name: '液袋运输',
      text: '非危液体的液袋价格、容积与适用条件',
      description:
        '非危险液体液袋运输公开价格，单层、多层液袋含安装；危险品一律不装液袋（CTU Code 5.2.1），体积与重量上限、非危资料与装货要求逐条列明。',
    },
  },
  land: {
    airLift: {
      name: '航空货运',
      text: '空运单价、计费重、鉴定书与禁运规则',
      description:
        '化工品空运公开运价，按 N、+45 至 +1000 kg 分级列出；计费重算法、鉴定书与危险品申报要求、客机货机禁运规则逐条列明，不确定的转危险品专员。',
    },
    airLiftOrder: {
      name: '空运委托',
      text: '填写航线、件重尺与危险品信息',
      description:
        '在线提交化工品空运委托：起飞港、目的港、件数、毛重、尺寸与鉴定书编号，列明需备资料与截货时限，核对后 1 个工作日内确认计费重、航班与费用。',
    },
    railWayIndex: {
      name: '铁路与中欧班列',
      text: '站到站箱价、时效、接货限制与所需单证',
      description:
        '普通化工品经阿拉山口、霍尔果斯、二连浩特、满洲里、绥芬河出境的班列整箱价格，COC 与 SOC 分列；危险品默认不接的依据、单证与时限逐条列明。',
    },
    railWayOrder: {
      name: '铁路委托',
      text: '填写发到站、箱型与货物',
      description:
        '在线提交班列整箱委托：发站、到站、箱型、品名与 HS 编码，列明鉴定书、SMGS 运单等需备资料与进站时限，核对禁运清单后 1 个工作日内联系您。',
    },
    railWaySuccess: { name: '铁路委托已提交', text: '委托编号与后续步骤', reached: '提交委托后显示', unlisted: true },
    domesticTrade: {
      name: '国内整车',
      text: '城市对整车价格、车型与经营范围匹配',
      description:
        '化工品与危险品国内整车、罐车、集卡公开运价；按类项核对承运人经营范围，一车一单，押运员、压车与放空费用讲明，所需单证与装卸要求逐条列出。',
    },
    domesticTradeOrder: {
      name: '国内整车委托',
      text: '填写装卸地、吨位、车型与装货时间',
      description:
        '在线提交国内整车委托：装卸地、车型、品名与吨位，危险品填联合国编号；列明需备资料与派车时限，调度核对经营范围后 1 个工作日内联系您。',
    },
  },
  goods: {
    business: {
      name: '化工品商城',
      text: '按品名、CAS 号或联合国编号查商品、价格与买方资质',
      description:
        '按品名、CAS 号或联合国编号查找溶剂、单体、酸碱与助剂等化工品，列明规格、包装、起订量、交货地、含税单价与买方资质，在线询价，1 个工作日内答复。',
    },
    procurementShare: {
      name: '商品分享页',
      text: '一件商品的规格、价格与二维码，可打印、转发',
      description:
        '化工品采购清单：每件商品列明 CAS 号、规格、包装、含税单价、危险货物类别与买方须具备的资质，可扫码、打印或转发给同事，在线提交询价后 1 个工作日内答复。',
    },
    procurementMobile: {
      name: '商品手机页',
      text: '供手机浏览的商品资料与询价',
      description:
        '在手机上查看化工品的规格、包装、起订量、交货地与含税单价，核对危险货物类别和买方资质要求，一键拨打客服电话或在线提交询价，工作人员 1 个工作日内联系。',
      unlisted: true,
    },
  },
  storage: {
    warehouse: {
      name: '化工仓储',
      text: '各城市仓库的库类、单价与接货范围',
      description:
        '甲、乙、丙类库与普通库公开库价，按吨·天、托·天或包仓计费；闪点定库类的规则、同库隔离、入库单证与增值服务费用逐项列明，可在线委托。',
    },
    warehouseing: {
      name: '仓储委托',
      text: '填写货品、闪点、数量、存期与增值服务',
      description:
        '在线提交化工品与危险品仓储委托：品名、联合国编号、数量与存期，列明需备资料、入库预约与出库时限，业务顾问核对库类与隔离后 1 个工作日内联系。',
    },
    builtInOrder: {
      name: '场站装箱委托',
      text: '内装箱预约、同箱隔离核对与装箱证明',
      description:
        '普通货物与危险品场站内装的公开价格与在线委托：按箱型计收，装箱检查、隔离判定、VGM、危标张贴与装箱证明要求逐条列明，附送货预约与截止时限。',
    },
    builtInOrderSuccess: {
      name: '场站装箱委托已提交',
      text: '委托编号与后续步骤',
      reached: '提交委托后显示',
      unlisted: true,
    },
    dgdesk: {
      name: '危险品申报与单证',
      text: '危申报、危包证、分类鉴定、SDS 与装箱证明',
      description:
        '危申报、危包证、危险特性分类鉴定、运输条件鉴定书、SDS 编制、装箱证明等危险品单证服务的公开价格、出具方、所需资料与办理时限，可在线委托。',
    },
    dgdeskDetail: {
      name: '危险品单证委托',
      text: '勾选服务，填写船名航次、箱号与货物',
      description:
        '在线委托危险品申报与单证：写明服务项目、品名、联合国编号与截止时间，列明需备资料与时限，危险品专员核对后 1 个工作日内联系您。',
    },
    dgdeskOrderSuccess: {
      name: '危险品单证委托已提交',
      text: '委托编号与后续步骤',
      reached: '提交委托后显示',
      unlisted: true,
    },
  },
} as const satisfies Record<string, Readonly<Record<string, PageAbout>>>;

/** The same by route. */
export const pagesAbout = {
  ...aboutServices.sea,
  ...aboutServices.liquid,
  ...aboutServices.land,
  ...aboutServices.goods,
  ...aboutServices.storage,
};
