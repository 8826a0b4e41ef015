import * as z from 'zod/mini';
import { phone } from '#contract/protocol/fields.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { dateTime } from '#server/app/pages/format.ts';
import { adminCommand } from './command.ts';
import type { LiveLimit } from './limits.ts';
import { liftLimits, liveLimits } from './limits.ts';
import { onOneLine } from './localService.ts';

/** What a window counts, by key prefix; the longest matching prefix applies. */
const names: Readonly<Record<string, string>> = {
  'sms:phone': '短信：该手机号',
  'sms:address': '短信：该地址',
  'sms:device': '短信：该设备',
  'sms:prefix': '短信：该号段',
  'sms:service': '短信：全站',
  'password:tries': '密码：该手机号的尝试',
  'password:address': '密码：该地址的尝试',
  'password:accounts': '密码：该地址尝试的账号数',
  'login:address': '短信验证码登录：该地址',
  'ticket:address': '单点登录：该地址',
  'captcha:locked': '图片验证：锁定',
  'captcha:failures': '图片验证：一分钟内答错',
  'captcha:doubts': '图片验证：答错较多，改用点选',
  'captcha:wrong': '图片验证：该地址答错，逐次减速',
  'captcha:get': '图片验证：获取图片',
  'captcha:check': '图片验证：提交答案',
  effort: '免图验证',
  enquiry: '询价',
  licence: '营业执照上传',
  licenceText: '营业执照识别',
  application: '企业认证申请',
  document: '订单单证上传',
  'sms:notification': '短信通知：该用户',
  'email:user': '邮箱验证码：该用户',
  'email:to': '邮箱验证码：该邮箱',
  'email:address': '邮箱验证码：该地址',
  'apiKey:wrong': '接口密钥：该地址密钥错误',
  'apiKey:made': '接口密钥：新建',
  order: '下单',
  sheet: '订单文件下载',
  'desk:enrolment': '工作台：开通链接',
};

const nameOf = (key: string): string => {
  const [first = '', second = ''] = key.split(':');
  return names[`${first}:${second}`] ?? names[first] ?? '其他限制';
};

const lineOf = ({ key, used, max, inForce, until }: LiveLimit): string =>
  onOneLine([
    inForce ? '生效' : '计数',
    nameOf(key),
    max === null ? `${used} 次` : `${used}/${max} 次`,
    `${inForce ? '解除于' : '清零于'} ${dateTime(new Date(until))}`,
    key,
  ]);

const text = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));
const whose = { phone: z.optional(phone), address: text, uid: text, key: text };
const named = { phone: '手机号', address: '地址', uid: '客户端标识', key: '下面列出的键' };

/** `limits`: the limits and locks that reject calls now. */
const limitsCommand = adminCommand({
  name: 'limits',
  summary: '正在生效的频次限制与锁定；指明对象或加 --all 时，也列出未用完的计数',
  options: { ...named, all: '' },
  input: z.object({ ...whose, all: z._default(z.boolean(), false) }),
  changes: false,
  run: ({ db, clock }, { all, ...of }) => liveLimits(db, clock.now(), of, all),
  print: (limits) => (limits.length === 0 ? ['没有正在生效的限制。'] : limits.map(lineOf)),
});

/** `limits lift`: ends the limits and locks of a phone, an address or a client. */
const liftCommand = adminCommand({
  name: 'limits lift',
  summary: '解除某手机号、地址或客户端的全部频次限制与锁定，或按键解除一项；全站限制须按键解除',
  options: named,
  input: z.object(whose),
  changes: true,
  run: async ({ db, clock }, of) => {
    if (Object.values(of).every((value) => value === undefined))
      throw new ApiError(codes.badInput, '须指明 --phone、--address、--uid 或 --key');
    return liftLimits(db, clock.now(), of);
  },
  print: (lifted) =>
    lifted.length === 0 ? ['没有可解除的限制。'] : [`已解除 ${lifted.length} 项：`, ...lifted.map(lineOf)],
});

/** Commands to show limits and to lift them. */
export const limitCommands = [limitsCommand, liftCommand];
