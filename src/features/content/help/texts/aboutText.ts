import { consentVersions } from '#contract/auth/user.ts';
import type { HelpSection } from './helpTopics.ts';

/** What the platform is and is not (specification section 1). */
export const about: readonly HelpSection[] = [
  {
    heading: '平台做什么',
    paragraphs: [
      '化运通是面向企业客户的化工品采购与危险化学品货运平台：查价格与船期，在线询价、下单，按货物性质给出单证与截止时间，直到签单与对账。用户为公司及其他组织，以及年满 18 周岁的自然人。',
    ],
    points: [
      '海运整箱、海运拼箱、空运、铁路与罐箱、液袋。',
      '场站装箱、危化品仓储、境内整车运输。',
      '危险品申报与单证服务，化工品采购。',
    ],
  },
  {
    heading: '平台不做什么',
    points: [
      '不参与基础交易：买卖、运输、仓储合同在用户与供应方、承运人、仓储经营者之间订立，平台不是其当事人，也不是任何一方的代理人或保证人。',
      '不作“可运”的承诺：页面只指出规则禁止或要求的事项；能否承运以船公司、危险品专员与主管机关的审核为准。',
      '不代替申报：货物的分类、包装、标志与申报由托运人负责。',
      '不索要密码与验证码：工作人员不会以任何理由索取。',
    ],
  },
  {
    heading: '信息与隐私',
    points: [
      '数据存储在中国境内；个人信息方面的请求在 15 个工作日内答复。',
      '停止服务的，提前 30 天公告。',
      '协议变更一般提前不少于 7 天公布；本协议适用中华人民共和国法律，争议提交上海的仲裁机构仲裁。',
    ],
  },
];

export const aboutMessages = {
  qualifications: '资质与备案',
  qualificationsNote: '全零号码为占位，核发后更新。',
  numbers: {
    creditCode: '统一社会信用代码',
    chemicalLicence: '危险化学品经营许可证',
    icp: 'ICP 备案',
    police: '公安备案',
    forwarder: '国际货运代理备案',
    nvocc: '无船承运业务备案',
  },
  agreements: '协议与政策',
  versions: { '3.1': `版本 ${consentVersions['1']}`, '3.2': `版本 ${consentVersions['2']}` },
} as const;
