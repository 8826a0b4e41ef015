import { paths } from '#contract/app/routes.ts';

export type GuidePicture = 'phone' | 'licence' | 'route' | 'price' | 'form' | 'papers' | 'clock' | 'bill';

export interface GuideStep {
  title: string;
  text: string;
  points: readonly string[];
  picture: GuidePicture;
  link?: { text: string; href: string };
}

/** The beginner's guide: a shipment from the account to the bill of lading, in eight steps. */
export const guideSteps: readonly GuideStep[] = [
  {
    title: '注册账号',
    text: '点页面右上角“注册/登录”，用手机号收取短信验证码即可登录；未注册的手机号验证通过后自动开通账号。',
    points: [
      '手机号即账号，须为 11 位中国大陆手机号，请使用经办人本人的号码。',
      '收取验证码前须通过一次安全验证：滑块、点选文字、免图验证任选其一，键盘也能操作。',
      '想用密码登录的，在“注册”里设置密码，不少于 6 位。',
    ],
    picture: 'phone',
  },
  {
    title: '完成企业认证',
    text: '企业用户登录后从账号菜单打开“企业认证”，上传营业执照，核对识别出的信息后提交。',
    points: [
      '可以先下单、后认证；但下单后两天内未完成认证的，订单自动取消。',
      '个人用户（年满 18 周岁）无须企业认证。',
    ],
    picture: 'licence',
    link: { text: '企业认证要准备什么', href: `${paths.helpCenter}?id=1.1.3` },
  },
  {
    title: '查船期',
    text: '选择起运港、目的港与是否危险品，即可看到各航次的船公司、船名航次、开船日与航程，无须登录。',
    points: [
      '港口可用中文、英文、五字代码或拼音查找。',
      '“是否危险品”默认为“是”；货物性质不明时请先做鉴定，不要按普通货查价。',
      '每个航次都列出可接的危险品类别与目的港免费用箱期。',
    ],
    picture: 'route',
    link: { text: '查询海运整箱船期', href: paths.shippingFcl },
  },
  {
    title: '看懂报价',
    text: '结果里的大字是单箱海运费，合计另含附加费与起运港费用；展开“费用明细”，逐项看计价单位与金额。',
    points: [
      '人民币与美元分开列示、分开小计，不自动折算。',
      '标“每票”的不随箱量增加，标“每箱”的按箱量相乘。',
      '显示“待报价”的航次没有公开价格，请提交询价。',
    ],
    picture: 'price',
    link: { text: '提交整箱询价', href: paths.enquiryFcl },
  },
  {
    title: '填单下单',
    text: '在选定的航次点“下单”，依次填写箱量、贸易条款、货物、收发货人与单证；右侧费用随您的选择即时重算。',
    points: [
      '危险货物先输联合国编号，带出正确运输名称、类别与包装类别，再补技术名称、闪点与包装。',
      '未写完的内容保存在本机草稿，刷新或断网后可接着填。',
      '提交前须阅读并同意运输协议；提交后显示订单号。',
    ],
    picture: 'form',
    link: { text: '费用、改单与取消', href: `${paths.helpCenter}?id=1.1.2` },
  },
  {
    title: '备齐单证',
    text: '订单按货物性质列出所需单证、出具方与时限。危险货物的鉴定与包装检验耗时最长，应最先办理。',
    points: [
      '订舱先交扫描件：安全技术说明书（SDS）、危险特性分类鉴别报告、危包证。',
      '海事申报用正本：包装使用鉴定结果单须在截危申报之前寄达。',
    ],
    picture: 'papers',
    link: { text: '按类别查单证', href: `${paths.helpCenter}?id=1.2.2` },
  },
  {
    title: '守住截止时间',
    text: '每个航次有各自的截止时间，危险货物多一道“截危申报”，通常比截港早数日。24 小时内到期的会以红色提示。',
    points: [
      '船舶载运危险货物须在进出港 24 小时前向海事管理机构申报，资料要留出审核与更正的时间。',
      '错过任何一项都可能改配下一航次，并产生改配费用。',
    ],
    picture: 'clock',
  },
  {
    title: '下单之后',
    text: '船公司审核危险品资料后放舱，此后依次提箱、装箱、危申报、进港、报关、装船。订单与状态在“订单查询”里查看。',
    points: [
      '通知补资料的，请尽快补传，审核从补齐之时继续。',
      '开船后确认提单：正本、电放或海运单；需要发票的，开船后在订单里点“申请开票”。',
    ],
    picture: 'bill',
  },
];

/** When each cut-off usually is; the sailing's own times have precedence. */
export const cutOffTimes: readonly { name: string; when: string; what: string }[] = [
  { name: '截危申报', when: '开船前 5—7 天', what: '委托书、SDS、装箱单、危包证正本送达，办理海事货申报' },
  { name: '截单（截补料）', when: '开船前 3—4 天', what: '提单内容确认，逾期改单收费' },
  { name: '截舱单', when: '装船前 24 小时（规定）', what: '预配舱单发送海关' },
  { name: '截 VGM', when: '开船前 1—2 天', what: '经核实的集装箱总重，称重或累加' },
  { name: '截港（截重）', when: '开船前 1—2 天', what: '重箱进港；危险品箱须先有进港计划' },
  { name: '截关（截放行条）', when: '开船前 1—2 天', what: '海关放行信息到港' },
];
