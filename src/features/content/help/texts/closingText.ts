import { accountClosing } from '#contract/auth/accountClosing.ts';
import type { HelpSection } from './helpTopics.ts';

/** Closing an account: steps, duration, deleted and stored data, cancellation. */
export const closing: readonly HelpSection[] = [
  {
    heading: '注销之前',
    points: [
      '进行中的订单须已完成、已取消或已被拒绝；申请中的发票须已开具；整车订单须已签收。否则不能提交，页面会列出尚未了结的事项。',
      '需要保留的订单、托书与发票，请先自行下载：注销完成后不能再查看。',
      '只想停用某台设备的，不必注销：设备可在会员中心的“登录设备”中退出；需要更换手机号的，请联系客服。',
    ],
  },
  {
    heading: '怎么申请',
    table: {
      caption: '办理步骤',
      columns: ['步骤', '您要做的', '结果'],
      rows: [
        ['1 打开页面', '登录后点账号名，在菜单中选“注销账号”', '在新窗口打开会员中心的注销页面'],
        ['2 验证身份', '发送短信验证码并填写，勾选已了解后果', '验证码 5 分钟内有效'],
        ['3 提交申请', '按“申请注销账号”', '其他设备立即退出登录，本账号不能再下单，您会收到短信'],
        ['4 等待完成', '无须操作', `最迟 ${accountClosing.workingDays} 个工作日内完成，完成时再发一条短信`],
      ],
    },
  },
  {
    heading: '撤销申请',
    paragraphs: [
      '完成之前可以随时撤销：重新登录，点账号名，在菜单中选“撤销注销”，在打开的页面上确认。撤销后账号照常使用。完成之后不能恢复。',
    ],
  },
  { heading: '将被删除', points: accountClosing.deleted },
  {
    heading: '依法须保存',
    paragraphs: ['以下各项不会删除，但其中的姓名、电话、邮箱会被遮蔽，任何账号都不能再查看。'],
    points: accountClosing.retained.map(({ what, howLong }) => `${what}：${howLong}。`),
  },
  {
    heading: '完成之后',
    points: [
      '手机号随之释放，可以重新注册；新账号看不到原账号的任何记录。',
      '用原来的密码登录会提示账号或密码错误；用短信验证码登录会开立一个新账号。',
    ],
  },
];
