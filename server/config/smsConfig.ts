import type { Environment } from './environment.ts';

/** The SMS carrier and its settings. */
export type SmsConfig =
  | { carrier: 'inbox' }
  | { carrier: 'http'; url: string; token: string | undefined }
  | {
      carrier: 'aliyun';
      accessKeyId: string;
      accessKeySecret: string;
      signName: string;
      /** `user_close` and the notices are optional. */
      templates: {
        user_login: string;
        user_sign: string;
        user_close: string | undefined;
        password_notice: string | undefined;
        closing_notice: string | undefined;
        order_notice: string | undefined;
      };
    };

/** The settings that each carrier requires. */
export const carrierNeeds = {
  inbox: [],
  http: ['SMS_HTTP_URL'],
  aliyun: [
    'ALIYUN_ACCESS_KEY_ID',
    'ALIYUN_ACCESS_KEY_SECRET',
    'ALIYUN_SMS_SIGN_NAME',
    'ALIYUN_SMS_TEMPLATE_LOGIN',
    'ALIYUN_SMS_TEMPLATE_REGISTER',
  ],
} as const satisfies Record<SmsConfig['carrier'], readonly (keyof Environment)[]>;

/** The configured carrier, or else the inbox. */
export const smsConfigOf = (values: Environment): SmsConfig => {
  const carrier = values.SMS_CARRIER ?? 'inbox';
  if (carrier === 'http') return { carrier, url: values.SMS_HTTP_URL ?? '', token: values.SMS_HTTP_TOKEN };
  if (carrier === 'inbox') return { carrier };
  return {
    carrier,
    accessKeyId: values.ALIYUN_ACCESS_KEY_ID ?? '',
    accessKeySecret: values.ALIYUN_ACCESS_KEY_SECRET ?? '',
    signName: values.ALIYUN_SMS_SIGN_NAME ?? '',
    templates: {
      user_login: values.ALIYUN_SMS_TEMPLATE_LOGIN ?? '',
      user_sign: values.ALIYUN_SMS_TEMPLATE_REGISTER ?? '',
      user_close: values.ALIYUN_SMS_TEMPLATE_CLOSE,
      password_notice: values.ALIYUN_SMS_TEMPLATE_PASSWORD_NOTICE,
      closing_notice: values.ALIYUN_SMS_TEMPLATE_CLOSING_NOTICE,
      order_notice: values.ALIYUN_SMS_TEMPLATE_ORDER_NOTICE,
    },
  };
};

/** The template settings that this carrier needs to send notices. */
export const missingTemplates = (sms: SmsConfig): string[] =>
  sms.carrier === 'aliyun'
    ? (['password_notice', 'closing_notice', 'order_notice'] as const)
        .filter((name) => sms.templates[name] === undefined)
        .map((name) => `ALIYUN_SMS_TEMPLATE_${name.toUpperCase()}`)
    : [];
