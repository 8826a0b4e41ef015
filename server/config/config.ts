import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BankAccounts } from '#contract/app/siteConfig.ts';
import { siteOverrides } from '#contract/app/siteConfig.ts';
import type { SiteConfig } from '#contract/app/siteDefaults.ts';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { PoolLimits } from '#server/db/pool.ts';
import type { ReplicaPlace } from '#server/db/replicaReads.ts';
import type { Environment } from './environment.ts';
import { environment } from './environment.ts';
import type { PaymentSettings } from './paymentConfig.ts';
import { paymentProblems, paymentSettingsOf } from './paymentConfig.ts';
import { StartProblem } from './startProblem.ts';
import { withSecretFiles } from './secretFiles.ts';
import type { SmsConfig } from './smsConfig.ts';
import { carrierNeeds, smsConfigOf } from './smsConfig.ts';
import { transportProblems } from './transportProblems.ts';
import type { DcsaVersion } from '#server/orders/tracking/carrierTracking.ts';
import type { ScannerAddress } from '#server/http/uploads/virusScanner.ts';
import type { Bucket } from '#server/files/filesPlace.ts';
import { filesPlaceOf } from '#server/files/filesPlace.ts';
import { scannerAddressOf } from '#server/http/uploads/virusScanner.ts';

export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** Further connections are closed at once. */
  maxConnections: number;
  /** The same for one address, except for trusted proxies. */
  maxConnectionsPerAddress: number;
  /** How long an idle connection stays open for the next request, in milliseconds. */
  keepAliveMs: number;
  /** The address of the development server, which serves the pages instead of the service; undefined without one. */
  devSite: string | undefined;
  /** Whether the API documentation is served, at `/docs` and `/openapi.json`. */
  apiDocs: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database without its pooler; undefined where `databaseUrl` leads to the database itself. */
  directDatabaseUrl: string | undefined;
  /** A replica that serves searches; undefined if the database itself does. */
  replica: ReplicaPlace | undefined;
  /** The same database as a role that may change its schema; undefined if the running role may. */
  migrationDatabaseUrl: string | undefined;
  database: PoolLimits;
  /** How long it still answers after SIGTERM while not ready, in milliseconds. */
  shutdownDelayMs: number;
  /** Whether to seed invented sailings, prices, goods and news. */
  demoData: boolean;
  clockOffsetMs: number;
  sms: SmsConfig;
  /** The SMTP server and sender; undefined sends no e-mail in production, and to `/dev/outbox` elsewhere. */
  mail: { url: string; from: string } | undefined;
  /** The site's address without a slash at its end, for links in messages. */
  siteOrigin: string;
  /** Address of the user center; undefined serves the demo user center at `/user-center`. */
  userCenterUrl: string | undefined;
  trustedProxies: string[];
  /** The bucket that files are in; undefined if all are in the database. */
  bucket: Bucket | undefined;
  /** The address of clamd; undefined accepts uploads without a scan. */
  scanner: ScannerAddress | undefined;
  /** The carriers' track-and-trace API; undefined if none is read. */
  tracking: { url: string; version: DcsaVersion; token: string | undefined; header: string | undefined } | undefined;
  /** The configured online payment channels. */
  payments: PaymentSettings;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  secret: string | undefined;
  /** The key before `secret`, whose digests are still accepted. */
  secretPrevious: string | undefined;
  captchaCorsOrigins: string[];
  /** Calls per minute that one address may make. */
  callsPerMinute: number;
  /** The bearer token for `/metrics`; without it only this machine may read them. */
  metricsToken: string | undefined;
  /** How long audit entries are stored, in days. */
  auditDays: number;
  /** The deployment's overrides of the site configuration, as checked JSON text. */
  siteConfig: string;
  /** The deployment's customer service phone. */
  hotline: string;
  /** The address for questions to the service; undefined uses the one in the table `settings`. */
  serviceMail: string | undefined;
  /** The company that runs the site, as shown to carriers. */
  operatorName: string;
  /** The bank accounts that bills name. */
  bankAccounts: BankAccounts;
}

/** All problems of the environment at once, one Chinese line each. */
export class BadConfiguration extends StartProblem {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`配置有误：\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** `SITE_CONFIG` is JSON or the name of a file with it; returns checked JSON text, or the problem. */
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
  if ((values.SMTP_URL === undefined) !== (values.MAIL_FROM === undefined))
    problems.push('SMTP_URL 与 MAIL_FROM 须一同设置');
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'MIGRATION_DATABASE_URL'] as const)
    if (values[name] !== undefined && values.DATABASE_URL === undefined)
      problems.push(`设置 ${name} 时必须同时设置 DATABASE_URL`);
  problems.push(...paymentProblems(values));
  if (production) problems.push(...transportProblems(values));
  if (production && values.SERVICE_CLOCK_OFFSET_MS !== 0) problems.push('生产环境不允许设置 SERVICE_CLOCK_OFFSET_MS');
  return problems;
};

/** A pooler rejects timeouts in the first message of a connection: with a pooler, the server's own apply. */
const poolLimitsOf = (values: Environment): PoolLimits => {
  const isDirect = values.DATABASE_DIRECT_URL === undefined;
  return {
    size: values.DATABASE_POOL_SIZE,
    waitMs: values.DATABASE_WAIT_MS,
    statementMs: isDirect ? values.DATABASE_STATEMENT_TIMEOUT_MS : 0,
    lockMs: isDirect ? values.DATABASE_LOCK_TIMEOUT_MS : 0,
    idleTransactionMs: isDirect ? values.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS : 0,
    queryMs: values.DATABASE_QUERY_TIMEOUT_MS,
  };
};

const bucketOf = (given: string | undefined): Bucket | undefined => {
  const place = filesPlaceOf(given);
  return place === 'database' ? undefined : place;
};

/** The address at which a browser on this machine reaches the site; with another port than 0. */
export const localAddress = ({ host, devSite }: Pick<Config, 'host' | 'devSite'>, port: number): string => {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return devSite ?? `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

/** The public origin; outside production that of this machine, unless its port is not known yet. */
const siteOriginOf = (configured: string, { NODE_ENV, HOST: host, PORT, DEV_SITE: devSite }: Environment): string => {
  if (configured !== '' || NODE_ENV === 'production' || PORT === 0) return configured.replace(/\/$/, '');
  return localAddress({ host, devSite }, PORT);
};

/** Reads the environment; empty variables count as unset. Throws `BadConfiguration` with every problem. */
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
  const site = { ...siteDefaults, ...(JSON.parse(siteConfig.text) as Partial<SiteConfig>) };
  const demoData = (values.DEMO_DATA ?? (production ? 'off' : 'on')) === 'on';
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    maxConnections: values.MAX_CONNECTIONS,
    maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    keepAliveMs: values.KEEP_ALIVE_SECONDS * 1_000,
    devSite: values.DEV_SITE,
    apiDocs: values.API_DOCS === undefined ? values.NODE_ENV !== 'production' : values.API_DOCS === 'on',
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    directDatabaseUrl: values.DATABASE_DIRECT_URL,
    replica:
      values.DATABASE_READ_URL === undefined
        ? undefined
        : { url: values.DATABASE_READ_URL, lagMaxMs: values.DATABASE_READ_LAG_MAX_MS },
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    database: poolLimitsOf(values),
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS,
    demoData,
    clockOffsetMs: values.SERVICE_CLOCK_OFFSET_MS,
    sms: smsConfigOf(values),
    mail:
      values.SMTP_URL !== undefined && values.MAIL_FROM !== undefined
        ? { url: values.SMTP_URL, from: values.MAIL_FROM }
        : undefined,
    siteOrigin: siteOriginOf(site.siteOrigin, values),
    userCenterUrl: values.USER_CENTER_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    bucket: bucketOf(values.FILES_URL),
    scanner: values.CLAMAV_URL === undefined ? undefined : scannerAddressOf(values.CLAMAV_URL),
    tracking:
      values.TRACKING_API_URL === undefined
        ? undefined
        : {
            url: values.TRACKING_API_URL,
            version: values.TRACKING_API_VERSION,
            token: values.TRACKING_API_TOKEN,
            header: values.TRACKING_API_HEADER,
          },
    payments: paymentSettingsOf(values),
    logLevel: values.LOG_LEVEL,
    secret: values.SECRET,
    secretPrevious: values.SECRET_PREVIOUS,
    metricsToken: values.METRICS_TOKEN,
    auditDays: values.AUDIT_DAYS,
    captchaCorsOrigins: values.CAPTCHA_CORS_ORIGINS,
    callsPerMinute: values.CALLS_PER_MINUTE,
    // outside production everything is a demo, so no banner is needed
    siteConfig:
      production && demoData ? JSON.stringify({ ...JSON.parse(siteConfig.text), demoNotice: true }) : siteConfig.text,
    hotline: site.hotline,
    serviceMail: values.SERVICE_MAIL,
    operatorName: site.operator.nameEn ?? site.operator.name,
    bankAccounts: site.bankAccounts ?? {},
  };
};
