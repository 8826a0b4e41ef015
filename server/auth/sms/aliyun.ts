import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SmsConfig } from '#server/config/smsConfig.ts';
import { errorCodeOf } from '#server/http/errors/errorCode.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import { StartProblem } from '#server/config/startProblem.ts';
import type { SmsCarrier, SmsNotice } from './sms.ts';
import { allKinds, notificationKinds } from '#server/notifications/kinds.ts';
import { NoticeUnsupported } from './sms.ts';

type AliyunConfig = Extract<SmsConfig, { carrier: 'aliyun' }>;

const timeoutMs = 10_000;

/** The setting with the template of each notice. */
const noticeTemplates = {
  password_changed: 'password_notice',
  password_reset: 'password_notice',
  login_stolen: 'password_notice',
  closing_requested: 'closing_notice',
  closing_cancelled: 'closing_notice',
  account_closed: 'closing_notice',
  'order.received': 'order_notice',
  'order.accepted': 'order_notice',
  'order.rejected': 'order_notice',
  'order.infoWanted': 'order_notice',
  'order.released': 'order_notice',
  'order.amended': 'order_notice',
  'order.corrected': 'order_notice',
  'order.split': 'order_notice',
  'order.repriced': 'order_notice',
  'document.wanted': 'order_notice',
  'instruction.due': 'order_notice',
  'vgm.due': 'order_notice',
  'message.received': 'order_notice',
  'bill.drafted': 'order_notice',
  'bill.released': 'order_notice',
  'track.changed': 'order_notice',
  'order.cancelled': 'order_notice',
  'order.reopened': 'order_notice',
  'order.lapsing': 'order_notice',
  'order.lapsed': 'order_notice',
  'approval.asked': 'order_notice',
  'approval.due': 'order_notice',
  'approval.granted': 'order_notice',
  'approval.returned': 'order_notice',
  'approval.lapsed': 'order_notice',
  'contract.ending': 'order_notice',
  'tender.answered': 'order_notice',
  'tender.due': 'order_notice',
  'money.issued': 'order_notice',
  'money.dueSoon': 'order_notice',
  'money.overdue': 'order_notice',
  'money.refunded': 'order_notice',
  'contract.volume': 'order_notice',
  'webhook.paused': 'order_notice',
  'template.due': 'order_notice',
  'watch.changed': 'order_notice',
  'document.ready': 'order_notice',
  'verification.decided': 'order_notice',
  'invoice.ready': 'order_notice',
  'offer.sent': 'order_notice',
  'offer.replied': 'order_notice',
  'enquiry.message': 'order_notice',
  'password.changed': 'password_notice',
  'signIn.newDevice': 'password_notice',
} as const satisfies Record<SmsNotice['purpose'], keyof AliyunConfig['templates']>;

/** The template parameter `event` of each notice. */
const noticeEvents: Readonly<Record<string, string>> = {
  ...Object.fromEntries(allKinds.map((kind) => [kind, notificationKinds[kind].nameZh])),
  password_changed: '密码已修改',
  password_reset: '密码已重设',
  login_stolen: '出现异常的自动登录',
  closing_requested: '注销申请已受理，最迟完成时间',
  closing_cancelled: '注销申请已撤销',
  account_closed: '账号已注销',
};

/** The SDK's packages at the versions tested with this build, as arguments for npm. */
const packages = (): string => {
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.entries(devDependencies)
    .filter(([name]) => name.startsWith('@alicloud/'))
    .map(([name, version]) => `${name}@${version}`)
    .join(' ');
};

/** Loads the SDK, which is large and optional; throws `StartProblem` if it is not installed. */
const loadSdk = (require: NodeJS.Require) => {
  try {
    // CommonJS: `require` yields its real exports
    const { default: Client, SendSmsRequest } =
      require('@alicloud/dysmsapi20170525') as typeof import('@alicloud/dysmsapi20170525');
    const { $OpenApiUtil } = require('@alicloud/openapi-core') as typeof import('@alicloud/openapi-core');
    return { Client, SendSmsRequest, $OpenApiUtil };
  } catch (error) {
    if (errorCodeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new StartProblem(
      `SMS_CARRIER=aliyun 需要阿里云的短信 SDK，它没有安装：请在项目目录运行 npm install --no-save --save-prod --omit=dev ${packages()}。`,
      { cause: error },
    );
  }
};

/** Alibaba Cloud SMS by its official SDK; templates of codes take `code`, those of notices `event` and `time`. */
export const aliyunCarrier = (
  { accessKeyId, accessKeySecret, signName, templates }: AliyunConfig,
  require: NodeJS.Require = createRequire(import.meta.url),
): SmsCarrier => {
  const { Client, SendSmsRequest, $OpenApiUtil } = loadSdk(require);
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId,
      accessKeySecret,
      endpoint: 'dysmsapi.aliyuncs.com',
      connectTimeout: timeoutMs,
      readTimeout: timeoutMs,
    }),
  );
  const deliver = async (phone: string, templateCode: string, variables: Record<string, string>): Promise<void> => {
    const templateParam = JSON.stringify(variables);
    const { body } = await client.sendSms(
      new SendSmsRequest({ phoneNumbers: phone, signName, templateCode, templateParam }),
    );
    if (body?.code !== 'OK') throw new Error(`Alibaba Cloud answered ${body?.code}`);
  };
  return {
    send: ({ phone, code, purpose }) =>
      deliver(phone, templates[purpose === 'user_sessions' ? 'user_login' : purpose] ?? templates.user_login, { code }),
    async notify({ phone, purpose, time }) {
      const name = noticeTemplates[purpose];
      const template = templates[name];
      if (template === undefined) throw new NoticeUnsupported(`ALIYUN_SMS_TEMPLATE_${name.toUpperCase()}`);
      await deliver(phone, template, { event: noticeEvents[purpose] ?? '', time });
    },
  };
};
