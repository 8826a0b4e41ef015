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
      'typedGoods',
      'authNotice',
      'orderLife',
      'orderQuery',
      'orderPages',
      'orderFollow',
      'orderNote',
      'instruction',
      'vgm',
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
      'deskUnsent',
    ],
  },
  { title: '站点界面', names: ['header', 'carousel', 'notices', 'waits', 'themeSettings'] },
  {
    title: '技术流程',
    names: ['app', 'hydration', 'navigation', 'pageHistory', 'dialogHistory', 'reloadGuard'],
  },
];
