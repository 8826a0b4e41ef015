import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { factsShownBy, nearestTo, resultsFor, shownIn, storiesFor, withShown } from '#flows';
import '#stories/tooling/flows/texts.ts';
import { bilingualName, bilingualTitle, machineIn } from '#stories/tooling/storyNames/storyNames.ts';

const files = import.meta.glob<string>('../../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every story, as Storybook's index has it. */
const stories = Object.entries(files).flatMap(([importPath, text]) => {
  const title = /export default \{[^}]*?title: '(?<title>[^']+)'/.exec(text)?.groups?.['title'] ?? '';
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, exportName = '']) => ({
    id: toId(title, storyNameFromExport(exportName)),
    title: bilingualTitle(title),
    name: bilingualName(title, exportName, machineIn(text)),
    importPath,
    exportName,
  }));
});

const outlines = import.meta.glob<string>('../outlines/*.snap', { query: '?raw', import: 'default', eager: true });
const named = Object.entries(outlines).map(([path, text]) => [path.replace(/^.*\/|\.snap$/g, ''), text] as const);
const found = withShown(stories, shownIn(named));

test('every story has a Chinese name and title', () => {
  expect(stories.length).toBeGreaterThan(1_000);
  const isNamed = ({ title, name }: (typeof stories)[number]): boolean =>
    [title.split('/').at(-1)!, name].every((one) => /^[\p{Script=Han}\d]|^VGM/u.test(one));
  expect(stories.filter((story) => !isNamed(story)).map(({ id }) => id)).toEqual([]);
});

/** What people of the trade and designers type: a thing, its state, a device; and the story that they look for. */
test.each([
  ['锂电池、UN1170', 'states-dgdesk--full'],
  ['表格导入 错误', 'flows-deskdata--previewed-problems'],
  ['空运 价格', 'pages-servicepage--air-freight'],
  ['VGM 超重、装不下、超重了、VGM 超了', 'flows-vgm--overloaded'],
  ['询价 成功', 'flows-enquiry--accepted'],
  ['没有订单', 'states-orders--empty'],
  ['加载失败 手机', 'flows-reloadguard--offline-on-phone'],
  ['按钮 悬停', 'interaction-controls--button-states'],
  ['登录 密码错误', 'flows-login--password-with-error'],
  ['短信登录 倒计时中', 'flows-login--sms-cooling-down'],
  ['混装、危险品能装在一起吗', 'flows-booking--segregated'],
  ['报价过期、报价作废', 'flows-offer--resting-expired'],
  ['桌面 队列 空', 'states-deskqueue--empty'],
  ['营业执照 太大', 'flows-licence--choosing-file-size'],
  ['认证 审核中、审核要几天', 'flows-verification--reviewing-waiting'],
  ['下单 涨价、运费涨了、运费改了要客户同意', 'flows-booking--repriced'],
  ['电放、电放保函', 'flows-bill--released'],
  ['补料 截单、到付', 'flows-instruction--late'],
  ['货物跟踪 查不到、查不到货', 'flows-tracking--none'],
  ['招标 中标', 'flows-desktenders--resting-awarded'],
  ['经营数据 空', 'flows-deskfigures--shown-empty'],
  ['没有权限', 'pages-routeerror--forbidden'],
  ['爆舱、甩柜、甩柜了怎么办、退关', 'flows-orderlife--declined'],
  ['签收', 'flows-orderlife--completed'],
  ['上传失败、上传 失败', 'flows-orderdocuments--resting-with-error'],
  ['航线图、货到哪了、查箱子', 'flows-tracking--resting'],
  ['转派、把订单转给同事', 'flows-desklist--shown-giving'],
  ['改约、改收货人', 'flows-orderfollow--amending'],
  ['到付', 'flows-instruction--late'],
  ['酸和碱能一起装吗', 'flows-segregationgroupsfield--declared'],
  ['船期推迟、延误通知、船晚到', 'flows-orderfollow--resting-under-way'],
  ['循环订单', 'flows-ordertemplates--resting'],
  [
    '免箱期 超期、免箱期、押箱、目的港免堆期、还箱、免箱期几天、滞箱费怎么算、柜子超期',
    'flows-orderfollow--resting-overdue',
  ],
  ['核销 收款', 'flows-deskaccounts--acting-allocation'],
  ['SDS 识别失败', 'flows-sheetreading--failed'],
  ['工作台 登录', 'flows-desk--signed-out'],
  ['等待审批', 'flows-orderfollow--awaiting-approval'],
  ['下拉框 打开', 'parts-portpicker--open'],
  ['输入框 报错、表单报红', 'parts-field--problem'],
  ['弹窗', 'parts-modal--usual'],
  ['分页', 'parts-pagelinks--between'],
  ['验证码 发送太频繁、收不到短信', 'flows-smscode--idle-send-failed'],
  ['仓库 价格', 'pages-servicepage--warehousing'],
  ['品名 查找中', 'flows-typedgoods--looking-up'],
  ['改船、改配下一班', 'flows-deskform--editing-other-ship'],
  ['开票 失败', 'flows-invoicerequest--editing-with-error'],
  ['投标', 'flows-desktenders--resting'],
  ['草稿 冲突', 'flows-booking--changed-elsewhere'],
  ['粘贴 表格', 'flows-bulkpreview--filled'],
  ['员工 停用', 'flows-deskstaff--acting-disabling'],
  ['没有船期', 'flows-sailinglist--empty'],
  ['离线', 'flows-reloadguard--offline'],
  ['网络慢', 'flows-slownotice--slow'],
  ['采购 商品', 'pages-procurement--share'],
  ['toast', 'flows-notices--showing'],
  ['复选框', 'parts-field--tick'],
  ['密码 太弱', 'flows-passwordchange--editing-weak'],
  ['危包证没传', 'flows-dangerouspapers--lacking'],
  ['分票', 'flows-desksubject--acting-split'],
  ['换单、到港了没、什么时候提货', 'flows-orderlife--arrived'],
  ['子公司抬头', 'flows-invoicerequest--editing'],
  ['账期', 'flows-deskaccounts--acting-terms'],
  ['发票抬头', 'flows-invoicerequest--editing-known'],
  ['红冲', 'flows-deskaccounts--acting-credit'],
  ['忘记密码', 'flows-login--reset'],
  ['谁批的', 'states-usercenterpages--log'],
  ['品名对不上', 'flows-sheetreading--proposed-declared'],
  ['MSDS 过期', 'flows-booking--attached-rejected'],
  ['闪点填错', 'flows-booking--editing-problems'],
  ['罐箱 残液', 'flows-booking--tank'],
  ['提单 收货人写错、铅封号、提单要改', 'flows-bill--marking'],
  ['提单份数', 'states-instruction--full'],
  ['拼箱 最低收费、进仓单', 'flows-booking--lcl'],
  ['箱号填错、集装箱号填哪', 'flows-deskform--editing-containers'],
  ['子账号 没权限', 'states-usercenterpages--members'],
  ['老板审批', 'states-usercenterpages--approvals'],
  ['超额度', 'flows-booking--editing-credit-blocked'],
  ['API key 泄露', 'states-usercenterpages--keys'],
  ['webhook 没收到', 'states-usercenterpages--webhooks'],
  ['被挤下线', 'flows-session--expired'],
  ['验证码刷新', 'flows-captcharefresh--enabled'],
  ['重复下单', 'flows-booking--deleted-elsewhere'],
  ['日期选择器', 'flows-etdchips--filled'],
  ['毛利', 'flows-deskfigures--shown'],
  ['补申报', 'flows-orderfollow--proposed'],
  ['执照看不清', 'flows-licence--editing-unreadable'],
  ['退钱、客户要退款', 'flows-deskaccounts--acting-refund'],
  ['微信付不了', 'states-paymentpage--unreachable'],
  ['审批超时', 'flows-orderlife--approval-lapsed'],
  ['降价通知', 'states-usercenterpages--watches'],
  ['危险品审核不过', 'flows-orderlife--danger-review'],
  ['附件太大', 'flows-conversation--file-too-large'],
  ['两个人同时处理', 'flows-desksubject--acting-outdated'],
  ['催单、催一下', 'flows-conversation--long'],
  ['验证码一直不来', 'flows-smscode--idle-send-failed'],
  ['滑块拼不上', 'flows-slidercaptcha--failed'],
  ['哪些设备登录了', 'states-usercenterpages--security'],
  ['公司认证要填啥', 'flows-verification--applying'],
  ['查船期', 'pages-shippingfcl--nothing-searched'],
  ['历史搜索', 'flows-search--idle-recent'],
  ['订单提交成功', 'flows-booking--placed'],
  ['照上次的再下一票、定期自动下单', 'flows-ordertemplates--resting'],
  ['额度不够', 'flows-booking--editing-credit-blocked'],
  ['这两个能不能拼一个柜', 'flows-segregationgroupsfield--declared'],
  ['附件传不上去', 'flows-orderdocuments--resting-with-error'],
  ['称重超了', 'flows-vgm--overloaded'],
  ['两版提单哪里不同、提单改了几次', 'flows-bill--compared'],
  ['领导还没批', 'flows-orderfollow--awaiting-approval'],
  ['回调推送记录', 'states-usercenterpages--webhooks'],
  ['接单 受理', 'flows-desksubject--acting-acceptance'],
  ['哪天走最便宜', 'pages-shippingfcl--month-and-comparison'],
  ['罐子租多少钱', 'pages-servicepage--tank-containers'],
  ['报关退单', 'flows-orderlife--customs'],
  ['税号填错', 'flows-invoicerequest--editing-problems'],
  ['货物太多想批量填、excel复制货物进来', 'flows-bulkpreview--filled'],
  ['今天要处理的单', 'states-deskqueue--full'],
  ['按钮加载中', 'parts-button--busy'],
])('“%s” finds first %s', (questions, id) => {
  for (const one of questions.split('、')) expect([one, storiesFor(found, one)[0]?.id]).toEqual([one, id]);
});

test('what the site does not have is not found by accident', () => {
  const asked =
    '天气预报 股票 外卖 宠物托运 酒店 机票 拼图下载 指纹解锁 优惠券 积分 好友 面包屑 招聘 购物车 人脸识别 区块链 团购红包 扫码登录 换手机号';
  expect(asked.split(' ').filter((question) => storiesFor(found, question).length > 0)).toEqual([]);
});

test('what no story answers has the nearest ones apart, and what shares nothing has none', () => {
  const nearest = ['帮助搜索', '代替我审批', '股票'].map((question) =>
    nearestTo(found, question)[0]?.title.split(' ').at(-1),
  );
  expect(nearest).toEqual(['HelpCenter', 'UserCenterPages', undefined]);
});

test.each([
  ['装不下', 'vgm', 'shown.form.typing', 'flows-vgm--overloaded'],
  ['押箱', 'orderFollow', 'shown.resting', 'flows-orderfollow--resting-overdue'],
  ['到付', 'instruction', 'shown.clock.late', 'flows-instruction--late'],
])(
  '“%s”, in no sentence of the handbook, is answered by the state that its story shows',
  (question, name, path, id) => {
    const shown = { [`state_${path.replaceAll('.', '_')}`]: [{ name: '', href: `./?path=/story/${id}` }] };
    expect(resultsFor(question)).toEqual([]);
    expect(factsShownBy(storiesFor(found, question), { [name]: { stories: shown } }).map(({ names }) => names)).toEqual(
      [path],
    );
  },
);
