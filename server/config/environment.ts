import * as z from 'zod';
import { auditDaysDefault, auditDaysMin } from '#server/admin/auditDays.ts';
import { addressList } from '#server/http/requests/caller.ts';
import { filesPlaceOf } from '#server/files/filesPlace.ts';
import { dcsaVersions } from '#server/orders/tracking/carrierTracking.ts';
import { scannerAddressOf } from '#server/http/uploads/virusScanner.ts';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

/** A fee in percent with at most two decimals, as hundredths of a percent. */
const feePercent = (name: string) =>
  z
    .string()
    .regex(/^[0-5](?:\.\d{1,2})?$/, `${name} 须为百分数，如 0.6，不超过 5.99`)
    .default('0')
    .transform((percent) => Math.round(Number(percent) * 100));

const webAddress = (name: string) => z.url({ protocol: /^https?$/, error: `${name} 须为 http(s) 地址` });

const databaseAddress = (name: string) =>
  z.url({ protocol: /^postgres(ql)?$/, error: `${name} 须为 postgres:// 或 postgresql:// 地址` }).optional();

const areAddresses = (entries: readonly string[]): boolean => {
  try {
    addressList(entries);
    return true;
  } catch {
    return false;
  }
};

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const wholeNumber = (name: string, { least, most, usual }: { least: number; most: number; usual: number }) => {
  const error = `${name} 须为 ${least}-${most} 的整数`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error).default(usual);
};

const minuteMs = 60_000;

/** Every environment variable of the service, with the Chinese error if it is invalid. */
export const environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber('PORT', { least: 0, most: 65_535, usual: 8080 }),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber('MAX_CONNECTIONS_PER_ADDRESS', { least: 10, most: 1_000_000, usual: 400 }),
  MAX_CONNECTIONS: wholeNumber('MAX_CONNECTIONS', { least: 10, most: 1_000_000, usual: 2_000 }),
  KEEP_ALIVE_SECONDS: wholeNumber('KEEP_ALIVE_SECONDS', { least: 1, most: 3_600, usual: 80 }),
  DEV_SITE: webAddress('DEV_SITE').optional(),
  API_DOCS: z.enum(['on', 'off'], 'API_DOCS 须为 on 或 off').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress('DATABASE_URL'),
  DATABASE_DIRECT_URL: databaseAddress('DATABASE_DIRECT_URL'),
  DATABASE_READ_URL: databaseAddress('DATABASE_READ_URL'),
  DATABASE_READ_LAG_MAX_MS: wholeNumber('DATABASE_READ_LAG_MAX_MS', { least: 100, most: minuteMs, usual: 1_000 }),
  MIGRATION_DATABASE_URL: databaseAddress('MIGRATION_DATABASE_URL'),
  DATABASE_POOL_SIZE: wholeNumber('DATABASE_POOL_SIZE', { least: 1, most: 500, usual: 20 }),
  // plus a second to probe the server and a second to open a connection: no call waits longer than 5 s
  DATABASE_WAIT_MS: wholeNumber('DATABASE_WAIT_MS', { least: 100, most: 3_000, usual: 3_000 }),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber('DATABASE_STATEMENT_TIMEOUT_MS', {
    least: 0,
    most: 10 * minuteMs,
    usual: 5_000,
  }),
  DATABASE_LOCK_TIMEOUT_MS: wholeNumber('DATABASE_LOCK_TIMEOUT_MS', { least: 0, most: 10 * minuteMs, usual: 3_000 }),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: wholeNumber('DATABASE_IDLE_TRANSACTION_TIMEOUT_MS', {
    least: 0,
    most: 10 * minuteMs,
    usual: 10_000,
  }),
  DATABASE_QUERY_TIMEOUT_MS: wholeNumber('DATABASE_QUERY_TIMEOUT_MS', {
    least: 100,
    most: 10 * minuteMs,
    usual: 6_000,
  }),
  SHUTDOWN_DELAY_MS: wholeNumber('SHUTDOWN_DELAY_MS', { least: 0, most: minuteMs, usual: 0 }),
  DEMO_DATA: z.enum(['on', 'off'], 'DEMO_DATA 须为 on 或 off').optional(),
  SERVICE_CLOCK_OFFSET_MS: z.coerce
    .number('SERVICE_CLOCK_OFFSET_MS 须为整数（毫秒）')
    .int('SERVICE_CLOCK_OFFSET_MS 须为整数（毫秒）')
    .default(0),
  SMS_CARRIER: z.enum(['inbox', 'http', 'aliyun'], 'SMS_CARRIER 须为 inbox、http 或 aliyun').optional(),
  SMS_HTTP_URL: webAddress('SMS_HTTP_URL').optional(),
  SMS_HTTP_TOKEN: z.string().optional(),
  ALIYUN_ACCESS_KEY_ID: z.string().optional(),
  ALIYUN_ACCESS_KEY_SECRET: z.string().optional(),
  ALIYUN_SMS_SIGN_NAME: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_LOGIN: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_REGISTER: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_CLOSE: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_PASSWORD_NOTICE: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_CLOSING_NOTICE: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_ORDER_NOTICE: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL 须为 smtp:// 或 smtps:// 地址' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'MAIL_FROM 须为发件地址，如 化运通 <notice@example.com>')
    .optional(),
  USER_CENTER_URL: webAddress('USER_CENTER_URL').optional(),
  TRUSTED_PROXIES: list.refine(areAddresses, 'TRUSTED_PROXIES 须为以逗号分隔的 IP 地址或网段'),
  CALLS_PER_MINUTE: z.coerce
    .number('CALLS_PER_MINUTE 须为不小于 60 的整数')
    .int('CALLS_PER_MINUTE 须为不小于 60 的整数')
    .min(60, 'CALLS_PER_MINUTE 须为不小于 60 的整数')
    .default(1_200),
  FILES_URL: z
    .string()
    .refine(
      (text) => filesPlaceOf(text) !== undefined,
      'FILES_URL 须为 database，或对象存储中存储桶的地址：https://访问密钥:密码@主机/存储桶?region=地域',
    )
    // the same as if it were not set
    .transform((text) => (text === 'database' ? undefined : text))
    .optional(),
  CLAMAV_URL: z
    .string()
    .refine(
      (text) => scannerAddressOf(text) !== undefined,
      'CLAMAV_URL 须为 tcp://主机:端口 或 unix:///路径（clamd 的监听地址）',
    )
    .optional(),
  TRACKING_API_URL: webAddress('TRACKING_API_URL').optional(),
  TRACKING_API_VERSION: z.enum(dcsaVersions, 'TRACKING_API_VERSION 须为 2.2 或 3.0').default('2.2'),
  TRACKING_API_TOKEN: z.string().optional(),
  TRACKING_API_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'TRACKING_API_HEADER 须为请求头的名称，如 Consumer-Key')
    .optional(),
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_SELLER_ID: z.string().optional(),
  ALIPAY_PRIVATE_KEY: z.string().optional(),
  ALIPAY_PUBLIC_KEY: z.string().optional(),
  ALIPAY_GATEWAY: webAddress('ALIPAY_GATEWAY').default('https://openapi.alipay.com/gateway.do'),
  ALIPAY_FEE_PERCENT: feePercent('ALIPAY_FEE_PERCENT'),
  WECHAT_MCH_ID: z.string().optional(),
  WECHAT_APP_ID: z.string().optional(),
  WECHAT_SERIAL: z.string().optional(),
  WECHAT_PRIVATE_KEY: z.string().optional(),
  WECHAT_PUBLIC_KEY: z.string().optional(),
  WECHAT_PUBLIC_KEY_ID: z.string().optional(),
  WECHAT_API_V3_KEY: z
    .string()
    .refine((text) => Buffer.byteLength(text) === 32, 'WECHAT_API_V3_KEY 须为 32 个字符')
    .optional(),
  WECHAT_GATEWAY: webAddress('WECHAT_GATEWAY').default('https://api.mch.weixin.qq.com'),
  WECHAT_FEE_PERCENT: feePercent('WECHAT_FEE_PERCENT'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'LOG_LEVEL 须为 trace、debug、info、warn、error 或 silent',
    )
    .default('info'),
  SECRET: z.string().min(32, 'SECRET 至少 32 个字符').optional(),
  SECRET_PREVIOUS: z.string().min(32, 'SECRET_PREVIOUS 至少 32 个字符').optional(),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN 至少 16 个字符').optional(),
  AUDIT_DAYS: z.coerce
    .number('AUDIT_DAYS 须为整数（天）')
    .int('AUDIT_DAYS 须为整数（天）')
    .min(auditDaysMin, `AUDIT_DAYS 不得少于 ${auditDaysMin} 天：《网络安全法》要求日志至少留存六个月`)
    .default(auditDaysDefault),
  SITE_CONFIG: z.string().optional(),
  SERVICE_MAIL: z.email('SERVICE_MAIL 须为邮箱地址').optional(),
  CAPTCHA_CORS_ORIGINS: list.refine(
    (origins) => origins.every(isOrigin),
    'CAPTCHA_CORS_ORIGINS 须为以逗号分隔的来源，如 https://app.example.com',
  ),
});

export type Environment = z.output<typeof environment>;

/** The secret variables: each may also be given as `NAME_FILE`, the name of a file. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'MIGRATION_DATABASE_URL',
  'SMS_HTTP_TOKEN',
  'TRACKING_API_TOKEN',
  'SMTP_URL',
  'FILES_URL',
  'ALIYUN_ACCESS_KEY_ID',
  'ALIYUN_ACCESS_KEY_SECRET',
  'ALIPAY_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
  'WECHAT_PRIVATE_KEY',
  'WECHAT_PUBLIC_KEY',
  'WECHAT_PUBLIC_KEY_ID',
  'WECHAT_API_V3_KEY',
  'SECRET',
  'SECRET_PREVIOUS',
  'METRICS_TOKEN',
] as const satisfies readonly (keyof Environment)[];
