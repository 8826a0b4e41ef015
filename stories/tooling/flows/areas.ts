import { places } from '#contract/services/allPaths.ts';
import type { MachineName } from '#flows';

/** The machines by area; each is in one area. */
export const areas: readonly { title: string; names: readonly MachineName[] }[] = [
  {
    title: '登录与身份',
    names: [
      'login',
      'smsCode',
      'captcha',
      'sliderCaptcha',
      'wordCaptcha',
      'reading',
      'session',
      'passwordChange',
      'verification',
      'licence',
      'userCenter',
    ],
  },
  { title: '找与看', names: ['search', 'list', 'detail', 'sailingOrder', 'enquiry'] },
  {
    title: '下单与跟单',
    names: [
      'booking',
      'goodsRecognition',
      'sheetReading',
      'typedGoods',
      'authNotice',
      'orderLife',
      'orderQuery',
      'orderList',
      'orderPages',
      'orderFollow',
      'conversation',
      'orderNote',
      'instruction',
      'vgm',
      'bill',
      'tracking',
      'orderDocuments',
      'invoiceRequest',
      'orderDrafts',
      'naming',
      'savedQuote',
      'offer',
      'orderTemplates',
    ],
  },
  {
    title: '工作台',
    names: [
      'desk',
      'deskForm',
      'deskQueue',
      'deskSubject',
      'deskList',
      'deskOffer',
      'deskData',
      'deskStaff',
      'deskFigures',
      'deskTenders',
      'deskAccounts',
      'deskContracts',
      'deskUnsent',
      'deskNotices',
      'deskInbox',
    ],
  },
  { title: '站点界面', names: ['header', 'carousel', 'notices', 'waits', 'themeSettings'] },
  {
    title: '技术流程',
    names: ['app', 'hydration', 'navigation', 'pageHistory', 'dialogHistory', 'reloadGuard'],
  },
];

/** The areas of the copy deck by feature, with the names of its folders. */
const features: Readonly<Record<string, string>> = {
  app: '全站',
  api: '全站',
  site: '全站',
  http: '服务的提示',
  protocol: '服务的提示',
  server: '服务的提示',
  jobs: '服务的提示',
  auth: '登录与身份',
  booking: '下单',
  content: '首页与资讯',
  conversation: '会话',
  desk: '工作台',
  enterprise: '企业认证与成员',
  goods: '化工品',
  import: '数据导入',
  layouts: '版式',
  illustrations: '插图',
  notifications: '通知',
  offers: '询价与报价',
  orders: '订单',
  quotes: '询价与报价',
  rules: '危险品规则',
  search: '船期与价格',
  services: '各项业务',
  trade: '贸易部件',
  ui: '通用部件',
  tooling: '画面库',
  ...Object.fromEntries(Object.entries(places).map(([code, { link }]) => [`services.${code}`, link.nameZh])),
};

/** The area of a feature in any layer: `contract.services.air` belongs to the area of `services.air`. */
export const featureOf = (group: string): string => {
  const name = group.replace(/^(?:contract|server)\./, '');
  return features[name] ?? features[name.split('.')[0]!] ?? '其他';
};
