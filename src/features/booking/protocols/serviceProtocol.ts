import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import type { LegalText } from '#src/ui/legalText.ts';

/** One article before numbering. */
export type Article = LegalText['articles'][number];

const numerals = '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八'.split(' ');

/** The agreement of a service: its numbered articles, and the most important points in the preamble. */
export const protocolOf = (title: string, heed: string, articles: readonly Article[]): LegalText => ({
  title,
  version: shippingProtocolVersion,
  effectiveOn: '2026-11-20',
  preamble: `请在提交订单前读完本协议，并特别留意${heed}各条，它们与您的权益关系重大。`,
  articles: articles.map(({ heading, paragraphs }, index) => ({
    heading: `${numerals[index]}、${heading}`,
    paragraphs,
  })),
});

/** The parties: the party that orders, the contracts that others conclude, and the platform's own service. */
export const parties = (
  { orderer, deal, performer, service }: { orderer: string; deal: string; performer: string; service: string },
  ...own: readonly string[]
): Article => ({
  heading: '协议双方与我们的地位',
  paragraphs: [
    `本协议由通过本平台提交订单的${orderer}（下称“您”）与化运通平台运营方（下称“我们”）订立，是《用户服务协议》所称就具体服务另行订立的协议。`,
    ...own,
    `${deal}是您与${performer}之间的基础交易，由双方各自履行、各自负责。我们不参与基础交易，不是其当事人，也不为任何一方提供保证；我们以自己的名义提供本协议写明的${service}，并在此范围内承担责任。`,
    '本协议没有约定的，适用《用户服务协议》与平台公布的业务规则。',
  ],
});

/** The account holder's responsibility for its use. */
export const account: Article = {
  heading: '账号与授权',
  paragraphs: [
    '您以自己的平台账号下单。通过该账号作出的下单、确认、修改与取消，视为您的行为；账号、密码与验证码由您妥善保管。',
    '代表企业下单的，您保证已获得该企业的授权，本协议约束该企业。个人用户应当年满 18 周岁。',
    '订单中填写的联系人有权代您接收通知、作出确认；更换联系人的，您应当及时告知我们。',
  ],
};

/**
 * When an order is binding, who else must accept dangerous goods (none if the service rejects them), how it is
 * changed.
 */
export const formation = (
  { standsWhen, acceptors }: { standsWhen: string; acceptors?: string },
  ...own: readonly string[]
): Article => ({
  heading: '订单的成立与变更',
  paragraphs: [
    `您提交订单，是向承办该项业务的一方发出要约。平台显示订单号，表示订单已经收到；${standsWhen}，订单方告成立。`,
    ...(acceptors
      ? [
          `含危险货物的订单须经危险品专员复核，并由${acceptors}接受；任一方不接受的，我们及时通知您，并退还已收而未发生的费用。已申报的危险货物变更任何申报事项，须重新申报。`,
        ]
      : []),
    '我们通知您补充资料的，您应当在通知的期限内补齐。资料迟延、不全或者不符以致错过截止时间的，由您承担后果，因我们的过错造成的除外。',
    ...own,
    '订单成立前，您可以在平台修改订单；成立后要求变更的，应当书面提出，由此发生的费用由您承担。',
  ],
});

/** How fees are computed and when they are due; `events` lists possible later charges. */
export const fees = (
  { events, payBefore }: { events: string; payBefore: string },
  ...own: readonly string[]
): Article => ({
  heading: '费用与结算',
  paragraphs: [
    '费用以提交订单时费用明细所列的项目、单价与数量为准，并以其币种结算；人民币与美元分别列示，不自动折算。',
    '价格在页面注明的有效期内有效。提交时价格已有变动的，平台列出变动的项目，经您确认后方可提交。',
    ...own,
    `页面注明不含的项目，以及${events}等事后发生的项目，另行结算：页面列有单价的按所列单价；注明以账单为准或者没有列出单价的，凭实际发生的凭证。`,
    `您应当按订单约定的期限付款；没有约定的，应在${payBefore}付清。逾期付款的，自逾期之日起按全国银行间同业拆借中心公布的一年期贷款市场报价利率计付利息。`,
  ],
});

/** Truthful declarations; `inspectors` are those who may reject goods that do not match. */
export const truth = (
  { particulars, inspectors }: { particulars: string; inspectors: string },
  ...own: readonly string[]
): Article => ({
  heading: '货物的如实申报',
  paragraphs: [
    `您应当完整、准确地提供货物的品名、成分、${particulars}，并对其真实性负责。品名应当反映货物的真实性质，不得以商品名、代号或者笼统名称代替。`,
    '货物是否属于危险货物，您应当在下单时如实说明；性质不明的，应当先行鉴定，不得按普通货物委托。',
    ...own,
    `平台依您所填内容作出的规则核对与提示仅供参考，不代替您依法应当进行的鉴定、申报与核查，也不代替${inspectors}与主管机关的审核。`,
    `货物与申报不符的，${inspectors}与主管机关有权拒收、卸下、扣留、销毁货物或者使其不能为害，由此产生的费用、罚款与损失由您承担。`,
  ],
});

/** The consequences of mis-declaring dangerous goods, and who is compensated. */
export const misdeclaring = (injured: string): string =>
  `匿报、谎报、漏报危险货物，或者在普通货物中夹带危险货物的，我们有权立即取消订单、终止服务，并依法向主管机关报告，已付费用不因此退还。您应当赔偿由此给我们、${injured}及第三人造成的全部损失，包括承运人收取的违约金、行政罚款与应急处置费用。`;

/** Dangerous goods, if the service accepts them: rules, documents and conditions. */
export const danger = (
  {
    rules,
    documents,
    together,
    until,
    injured,
  }: Record<'rules' | 'documents' | 'together' | 'until' | 'injured', string>,
  ...own: readonly string[]
): Article => ({
  heading: '危险货物的特别约定',
  paragraphs: [
    `危险货物依${rules}办理。您应当依照这些规定对货物进行分类、包装、加贴标记与标志，并保证您及您的经办方具备法律要求的资质。`,
    '您应当如实填报联合国编号、正确运输名称、类别与次要危险性、包装类别、闪点、包装与数量；条目为“未另列明的”，并应填报技术名称。平台依危险货物一览表带出的内容，您应当核对。',
    documents,
    ...own,
    `24 小时应急联系人应当了解货物的危险特性与处置方法，自货物交付至${until}期间保持畅通。发生泄漏、火灾等险情时，您应当立即提供货物的真实成分与处置方法，并配合主管机关与现场人员处置。`,
    `不同危险货物、危险货物与普通货物${together}的，须由危险品专员依规则核定。平台未提示限制，不表示可以${together}。`,
    '第 1 类、6.2 项与第 7 类货物不在线受理，是否办理以危险品专员的书面答复为准；国家禁止交易、运输或者出口的货物不予受理。',
    misdeclaring(injured),
  ],
});

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
