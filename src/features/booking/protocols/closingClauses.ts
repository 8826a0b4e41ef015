import type { Article } from './serviceProtocol.ts';

/** The two days of an unverified enterprise, and the cost of cancelling before and after `standsWhen`. */
export const cancellation = (
  { standsWhen, incurred, performer }: { standsWhen: string; incurred: string; performer: string },
  ...own: readonly string[]
): Article => ({
  heading: '企业认证与订单取消',
  paragraphs: [
    '企业用户应当完成企业认证。自订单提交之时起满两天仍未完成认证的，该订单自动取消，平台在取消前予以提示；舱位、价格与库存不予保留，完成认证后可以重新下单。',
    `${standsWhen}前取消订单的，不收取取消费。无论自动取消还是您自行取消，此前已经发生的${incurred}等费用由您承担。`,
    ...own,
    `订单成立后因${performer}的原因不能履行的，我们及时通知您，由您选择改配或者取消；取消的，退还已收而未发生的费用，并由我们协助您向其追偿损失。`,
  ],
});

/** Liability; `thirds` are those to whom the service is entrusted. */
export const liability = (thirds: string, ...own: readonly string[]): Article => ({
  heading: '责任',
  paragraphs: [
    `我们对因自身过错给您造成的损失承担责任；对${thirds}等第三方的选任与指示负责，并协助您向其追偿。`,
    ...own,
    '因自然灾害、战争、罢工、疫情、政府行为、港口、口岸或者道路封闭等不能预见、不能避免且不能克服的情况不能履行的，依其影响免除相应的责任，但应当及时通知对方并减少损失。',
    '本协议不免除造成人身损害，或者因故意、重大过失造成财产损失的责任。',
  ],
});

/** Personal information and secrets; `receivers` are those who get the order's information. */
export const information = (receivers: string): Article => ({
  heading: '个人信息与保密',
  paragraphs: [
    `为履行订单，我们将必要的当事人、联系人与货物信息提供给${receivers}。个人信息的处理依《隐私政策》；您提供他人信息的，应当已经告知本人并依法取得其同意。`,
    '双方对因履行本协议知悉的对方的价格、客户、货物配方等商业秘密负有保密义务，至该信息合法公开之日止。',
  ],
});

/** Changes of the agreement, the law, and arbitration in Shanghai: the end of every agreement. */
export const closing: readonly Article[] = [
  {
    heading: '协议的变更与通知',
    paragraphs: [
      '我们修订本协议的，公布新版本并注明版本号与施行日期，公布至施行的时间通常不少于七天。新版本不影响其施行前已提交的订单。',
      '平台各项业务的协议使用同一版本号，企业对同一版本的同意记录一次，其后的下单页预先勾选。您首次办理本项业务时仍应阅读本协议，不同意的请取消勾选，不要提交订单；版本更新后首次下单时，须重新同意。',
      '我们通过页面公告、站内消息、短信、电子邮件或者您登记的其他联系方式发出通知；公告自公布之日起视为送达，其他通知自进入您的系统时视为送达。您应当保持联系方式有效。',
    ],
  },
  {
    heading: '法律适用与争议解决',
    paragraphs: [
      '本协议适用中华人民共和国法律（不含香港、澳门特别行政区及台湾地区法律）。',
      '因本协议引起或者与本协议有关的争议，双方应当先行协商；协商不成的，任何一方均可提交上海国际经济贸易仲裁委员会（上海国际仲裁中心），按照申请仲裁时有效的仲裁规则在上海仲裁，仲裁语言为中文。仲裁裁决是终局的，对双方均有约束力。',
      '本协议以中文订立，译文仅供参考。部分条款无效的，不影响其他条款的效力。',
    ],
  },
];
