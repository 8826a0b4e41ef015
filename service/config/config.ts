import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteOverrides } from '#contract/app/siteConfig.ts';
import type { SiteConfig } from '#contract/app/siteDefaults.ts';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { PoolLimits } from '#service/db/pool.ts';
import type { Environment } from './environment.ts';
import { environment } from './environment.ts';
import { StartProblem } from './startProblem.ts';
import { withSecretFiles } from './secretFiles.ts';
import { transportProblems } from './transportProblems.ts';
import type { ScannerAddress } from '#service/http/uploads/virusScanner.ts';
import { scannerAddressOf } from '#service/http/uploads/virusScanner.ts';

/** Which carrier brings the SMS, with its settings. */
export type SmsConfig =
  | { carrier: 'inbox' }
  | { carrier: 'http'; url: string; token: string | undefined }
  | {
      carrier: 'aliyun';
      accessKeyId: string;
      accessKeySecret: string;
      signName: string;
      /** `user_close` and the notices may be left out. */
      templates: {
        user_login: string;
        user_sign: string;
        user_close: string | undefined;
        password_notice: string | undefined;
        closing_notice: string | undefined;
      };
    };

export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** Connections beyond so many are closed as they come. */
  maxConnections: number;
  /** How long an answered connection stays open for the next request, in milliseconds. */
  keepAliveMs: number;
  /** Whether the API's document is served, at `/docs` and `/openapi.json`. */
  apiDocs: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database by a role that may change its schema; undefined where the running role may. */
  migrationDatabaseUrl: string | undefined;
  database: PoolLimits;
  /** How long it goes on answering after SIGTERM, not ready any more, in milliseconds. */
  shutdownDelayMs: number;
  /** Invented sailings, prices, goods, news and the like are brought, to try the site. */
  demoData: boolean;
  clockOffsetMs: number;
  sms: SmsConfig;
  /** Address of the user center; undefined serves the stand-in at `/user-center`. */
  userCenterUrl: string | undefined;
  trustedProxies: string[];
  /** Where clamd listens; undefined accepts uploads without a scan. */
  scanner: ScannerAddress | undefined;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  secret: string | undefined;
  /** The key before `secret`, whose digests are still accepted. */
  secretPrevious: string | undefined;
  captchaCorsOrigins: string[];
  /** Calls that one address may make in a minute. */
  callsPerMinute: number;
  /** Who carries it may read `/metrics`; without it only this machine may. */
  metricsToken: string | undefined;
  /** How long audit entries are kept, in days. */
  auditDays: number;
  /** What the deployment says of the site over its defaults, as checked JSON text. */
  siteConfig: string;
  /** The customer service phone of the deployment. */
  hotline: string;
}

/** Carries every problem of the environment at once, one Chinese line each. */
export class BadConfiguration extends StartProblem {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`配置有误：\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const carrierNeeds = {
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

const smsConfigOf = (values: Environment): SmsConfig => {
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
    },
  };
};

/** The settings of templates without which this carrier sends no notices. */
export const missingTemplates = (sms: SmsConfig): string[] =>
  sms.carrier === 'aliyun'
    ? (['password_notice', 'closing_notice'] as const)
        .filter((name) => sms.templates[name] === undefined)
        .map((name) => `ALIYUN_SMS_TEMPLATE_${name.toUpperCase()}`)
    : [];

/** `SITE_CONFIG` is JSON, or the name of a file that holds it; answers checked JSON text, or what is wrong with it. */
const siteConfigOf = (given: string | undefined): { text: string; problems: string[] } => {
  if (given === undefined) return { text: '{}', problems: [] };
  try {
    const text = given.trim().startsWith('{') ? given : readFileSync(given, 'utf8');
    const parsed = siteOverrides.safeParse(JSON.parse(text));
    if (parsed.success) return { text: JSON.stringify(parsed.data), problems: [] };
    const names = parsed.error.issues.map((issue) =>
      issue.path.length > 0 ? issue.path.join('.') : 'keys' in issue ? String(issue.keys) : '',
    );
    return { text: '{}', problems: [`SITE_CONFIG 中有误的项：${names.join('、')}`] };
  } catch {
    return { text: '{}', problems: ['SITE_CONFIG 须为 JSON，或内容为 JSON 的文件名'] };
  }
};

const problemsTogether = (values: Environment): string[] => {
  const production = values.NODE_ENV === 'production';
  const carrier = values.SMS_CARRIER ?? 'inbox';
  const problems = carrierNeeds[carrier]
    .filter((name) => values[name] === undefined)
    .map((name) => `SMS_CARRIER=${carrier} 时必须设置 ${name}`);
  if (production && carrier === 'inbox') problems.push('生产环境必须设置真实的短信通道：SMS_CARRIER=http 或 aliyun');
  if (production && values.SECRET === undefined) problems.push('生产环境必须设置 SECRET（至少 32 个字符的随机串）');
  if (values.SECRET_PREVIOUS !== undefined && values.SECRET === undefined)
    problems.push('设置 SECRET_PREVIOUS 时必须同时设置 SECRET');
  if (values.SECRET_PREVIOUS !== undefined && values.SECRET_PREVIOUS === values.SECRET)
    problems.push('SECRET_PREVIOUS 须与 SECRET 不同');
  if (production && values.DATABASE_URL === undefined)
    problems.push('生产环境必须设置 DATABASE_URL（PostgreSQL 地址）');
  if (values.MIGRATION_DATABASE_URL !== undefined && values.DATABASE_URL === undefined)
    problems.push('设置 MIGRATION_DATABASE_URL 时必须同时设置 DATABASE_URL');
  if (production) problems.push(...transportProblems(values));
  if (production && values.SERVICE_CLOCK_OFFSET_MS !== 0) problems.push('生产环境不允许设置 SERVICE_CLOCK_OFFSET_MS');
  return problems;
};

/** Reads the environment; empty variables count as unset. Throws `BadConfiguration` with everything that is wrong. */
export const configOf = (variables: NodeJS.ProcessEnv): Config => {
  const given = Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''),
  );
  const secrets = withSecretFiles(given);
  const parsed = environment.safeParse(secrets.variables);
  const unread = [...secrets.problems, ...(parsed.error?.issues.map((issue) => issue.message) ?? [])];
  if (!parsed.success || unread.length > 0) throw new BadConfiguration(unread);
  const values = parsed.data;
  const siteConfig = siteConfigOf(values.SITE_CONFIG);
  const problems = [...problemsTogether(values), ...siteConfig.problems];
  if (problems.length > 0) throw new BadConfiguration(problems);
  const production = values.NODE_ENV === 'production';
  const demoData = (values.DEMO_DATA ?? (production ? 'off' : 'on')) === 'on';
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    maxConnections: values.MAX_CONNECTIONS,
    keepAliveMs: values.KEEP_ALIVE_SECONDS * 1_000,
    apiDocs: values.API_DOCS === undefined ? values.NODE_ENV !== 'production' : values.API_DOCS === 'on',
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    database: {
      size: values.DATABASE_POOL_SIZE,
      waitMs: values.DATABASE_WAIT_MS,
      statementMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
      lockMs: values.DATABASE_LOCK_TIMEOUT_MS,
      idleTransactionMs: values.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
      queryMs: values.DATABASE_QUERY_TIMEOUT_MS,
    },
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS,
    demoData,
    clockOffsetMs: values.SERVICE_CLOCK_OFFSET_MS,
    sms: smsConfigOf(values),
    userCenterUrl: values.USER_CENTER_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    scanner: values.CLAMAV_URL === undefined ? undefined : scannerAddressOf(values.CLAMAV_URL),
    logLevel: values.LOG_LEVEL,
    secret: values.SECRET,
    secretPrevious: values.SECRET_PREVIOUS,
    metricsToken: values.METRICS_TOKEN,
    auditDays: values.AUDIT_DAYS,
    captchaCorsOrigins: values.CAPTCHA_CORS_ORIGINS,
    callsPerMinute: values.CALLS_PER_MINUTE,
    // outside production everything is for trying, the SMS included, and nothing has to say so
    siteConfig:
      production && demoData ? JSON.stringify({ ...JSON.parse(siteConfig.text), demoNotice: true }) : siteConfig.text,
    hotline: { ...siteDefaults, ...(JSON.parse(siteConfig.text) as Partial<SiteConfig>) }.hotline,
  };
};
