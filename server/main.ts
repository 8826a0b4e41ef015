import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { SiteConfig } from '#contract/app/siteDefaults.ts';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { createApp } from '#server/http/app.ts';
import { takeBackup } from '#server/db/backup/takeBackup.ts';
import { loadFonts } from '#server/auth/captcha/fonts.ts';
import type { Config } from '#server/config/config.ts';
import { configOf, localAddress } from '#server/config/config.ts';
import { missingSettings } from '#server/config/missingSettings.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/database.ts';
import { lockFolder } from './db/lock.ts';
import { fillInOwnProcess } from './db/embedded/newDatabase.ts';
import { seedFor } from './db/seed/firstRows.ts';
import { ReplicaReads } from './db/replicaReads.ts';
import { countDemoRows } from './db/seed/removeDemo.ts';
import { handlers } from '#server/http/handlers.ts';
import { largestBody } from './http/requests/bodySize.ts';
import { GoodsRecognition } from '#server/booking/recognition/goodsRecognition.ts';
import { openChannels } from './payments/channels.ts';
import { simulatedChannels } from './payments/simulator/simulatedChannels.ts';
import { openServer } from './http/server.ts';
import { onceAvailable } from './db/onceAvailable.ts';
import { DataChanges } from './http/responses/dataChanges.ts';
import type { Draining } from './http/draining.ts';
import { openSheetReader } from '#server/booking/safetySheet/sheetReader.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { isHelp } from '#server/commands/help.ts';
import { configuredSecret } from '#server/config/storedSecret.ts';
import { openLog } from '#server/http/logging/log.ts';
import { openPasswords } from '#server/auth/password/hashing.ts';
import { findPlaceholders, placeholderLines } from '#server/app/placeholders.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import type { Site } from '#server/app/site.ts';
import { openRenderer } from '#server/app/pageRendering.ts';
import { startErrorMessage } from '#server/config/startErrors.ts';
import type { Clock } from '#server/http/context.ts';
import { clockAhead } from '#server/http/context.ts';
import type { MailCarrier } from '#server/notifications/mail.ts';
import { noMail } from '#server/notifications/mail.ts';
import { openOutbox } from '#server/notifications/outbox.ts';
import { carrierOf } from '#server/auth/sms/carrier.ts';
import { clamavScanner, noScanner } from '#server/http/uploads/virusScanner.ts';
import { openFiles } from '#server/files/openFiles.ts';
import { openTextReader } from '#server/enterprise/textReader.ts';
import { openImportWork } from '#server/import/run/threadImports.ts';
import { dcsaTracking } from '#server/orders/tracking/dcsaTracking.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const printError = (line: string): void => void process.stderr.write(`${line}\n`);

/** The output for the operator: lines of text at a terminal, and log lines in production, all in one format. */
const announcer = ({ production }: Pick<Config, 'production'>, log: Logger) =>
  production ? (line: string) => (line.startsWith('提醒') ? log.warn(line) : log.info(line)) : print;

type Stop = () => void | Promise<void>;

const originsOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** The built site with this deployment's configuration. */
const siteIn = async (folder: string, siteConfig: string): Promise<Site> => {
  const { siteOrigin, apiBase, memberCenter } = { ...siteDefaults, ...(JSON.parse(siteConfig) as Partial<SiteConfig>) };
  return {
    folder: join(folder, 'site'),
    pageRenderer: await openRenderer(folder, siteConfig),
    english: existsSync(join(folder, 'english/render/prerender.js'))
      ? async () => ({
          folder: join(folder, 'english/site'),
          pageRenderer: await openRenderer(join(folder, 'english'), siteConfig),
        })
      : undefined,
    rerender: siteConfig !== '{}',
    origin: siteOrigin,
    formTargets: originsOf(memberCenter),
    connections: originsOf(apiBase),
  };
};

/** The SMTP server; without one an outbox, and in production none. */
const mailOf = async ({ mail, production }: Config, clock: Clock): Promise<MailCarrier> => {
  // its package is large
  if (mail) return (await import('#server/notifications/smtp.ts')).smtpCarrier(mail);
  return production ? noMail : openOutbox(clock, print);
};

/** Whether Alipay and WeChat Pay are simulated: not in production, without demo data, or if a real one is set up. */
const simulatesPayments = ({ production, demoData, payments }: Config): boolean =>
  !production && demoData && !payments.alipay && !payments.wechat;

/** The message to the operator once the service listens: its addresses, and missing settings. */
const announcement = (config: Config, port: number, site: boolean): string[] => {
  const address = localAddress(config, port);
  return [
    site || config.devSite ? `网站已就绪：${address}/` : `服务已就绪：${address}（站点尚未构建）`,
    ...(config.apiDocs ? [`接口文档：${address}/docs`] : []),
    ...(config.sms.carrier === 'inbox' ? [`短信收件箱：${address}/dev/inbox`] : []),
    ...(config.mail || config.production ? [] : [`邮件发件箱：${address}/dev/outbox`]),
    ...missingSettings(config),
    config.databaseUrl ? '数据库：PostgreSQL（DATABASE_URL）' : `数据目录：${config.dataDir}`,
  ];
};

/** How long the service listens before it prepares data that no page needs, in milliseconds. */
const preparesAfterMs = 1_000;

/** Builds the index of goods names after the start, so that the first order does not wait for it. */
const prepareRecognition = (db: Database, recognition: GoodsRecognition, log: Logger): Stop => {
  const build = () =>
    recognition.recogniser(db).then(
      () => log.info('goods are recognised by name'),
      (error: unknown) => log.warn({ err: error }, 'the index of goods names was not built'),
    );
  const timer = setTimeout(() => void build(), preparesAfterMs);
  return () => clearTimeout(timer);
};

/**
 * Opens everything in order; pushes each closer to `stops`, to run in reverse order. Returns the lines to print once
 * the process can also be stopped in order.
 */
const start = async (
  config: Config,
  log: Logger,
  stops: Stop[],
  draining: Draining,
  say: (line: string) => void,
): Promise<string[]> => {
  const clock = clockAhead(config.clockOffsetMs);
  loadFonts();
  const secret = configuredSecret(config);
  const passwords = openPasswords(secret);
  if (!config.databaseUrl) stops.push((await lockFolder(config.dataDir)).release);

  say('正在打开数据库 …');
  const place = config.databaseUrl
    ? {
        url: config.databaseUrl,
        directUrl: config.directDatabaseUrl,
        migrationUrl: config.migrationDatabaseUrl,
        limits: config.database,
      }
    : { dataDir: join(config.dataDir, 'database'), fill: fillInOwnProcess };
  const { db, pool, embedded, close } = await openDatabase(place, (fresh) => seedFor(fresh, clock, passwords, config));
  stops.push(close);
  const reads = pool && config.replica && new ReplicaReads(pool, config.replica, config.database, log);
  await reads?.start();
  if (reads) stops.push(() => reads.stop());
  const { files, bucket } = await openFiles(db, clock, config.bucket);
  const left = config.demoData ? 0 : await onceAvailable(() => countDemoRows(db));
  if (left > 0) say(`数据库中还有 ${left} 行演示数据，执行 npm run demo:remove 可将其删除。`);
  const reader = openTextReader();
  stops.push(reader.stop);
  const sms = carrierOf(config.sms, clock, print);
  const changes = new DataChanges();
  const mail = await mailOf(config, clock);
  let origin = config.siteOrigin;
  const channelPlace = { clock, origin: () => origin };
  const simulated = simulatesPayments(config) ? simulatedChannels(channelPlace) : undefined;
  if (simulated) stops.push(simulated.stop);
  const channels = simulated?.channels ?? openChannels(config.payments, channelPlace);

  const jobs = startJobs({
    db,
    clock,
    log,
    owners: {
      sms,
      mail,
      hotline: config.hotline,
      origin: config.siteOrigin,
      secret,
      allowsPrivate: !config.production,
    },
    reader: config.production ? undefined : reader,
    sheets: openSheetReader(reader, () => clock.now().getTime()),
    files,
    bucket,
    demoData: config.demoData,
    changes,
    reads: reads?.db,
    auditDays: config.auditDays,
    carrier: config.tracking && dcsaTracking(config.tracking),
    channels,
  });
  stops.push(() => jobs.stop());

  const dist = join(projectRoot, 'dist');
  const built = ['site/index.html', 'render/prerender.js'].every((file) => existsSync(join(dist, file)));
  const recognition = new GoodsRecognition();
  const app = createApp({
    db,
    reads,
    recognition,
    clock,
    sms,
    mail,
    passwords,
    reader,
    pool,
    files,
    bucket,
    scanner: config.scanner ? clamavScanner(config.scanner) : noScanner,
    imports: await openImportWork({ db, clock, embedded, config }),
    log,
    payments: channels,
    config: { ...config, secret: secret.current, secretPrevious: secret.previous },
    draining,
    changes,
    ...(embedded && { backup: () => takeBackup(embedded, { dataDir: config.dataDir, secret: config.secret }) }),
    ...(built && { site: await siteIn(dist, config.siteConfig) }),
  });
  const { port, stop } = await openServer(app, { ...config, bodyBytesMax: largestBody(handlers) });
  if (simulated) origin = `http://127.0.0.1:${port}`;
  stops.push(stop, prepareRecognition(db, recognition, log));
  const placeholders = await onceAvailable(() => findPlaceholders(db, config));
  const payingLine = simulated ? ['支付宝与微信支付：本机模拟'] : [];
  return [...announcement(config, port, built), ...payingLine, ...placeholderLines(placeholders, config)];
};

const closeAll = async (stops: Stop[]): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

/** Longer than calls in flight and closing the database may take. */
const stopMaxMs = 20_000;

const main = async (): Promise<void> => {
  const stops: Stop[] = [];
  const draining: Draining = { active: false };
  let delayMs = 0;
  let stopping = false;
  const end = (exitCode: number): void => {
    if (stopping) process.exit(1);
    stopping = true;
    draining.active = true;
    setTimeout(() => process.exit(1), delayMs + stopMaxMs).unref();
    const close = async () => {
      await pause(delayMs);
      await closeAll(stops);
    };
    close().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  let config: Config | undefined;
  let say: (line: string) => void = print;
  let complain = printError;
  const stop = (signal: NodeJS.Signals): void => {
    say(`收到 ${signal}，正在停止 …`);
    end(0);
  };
  try {
    config = configOf(process.env);
    const log = openLog(config.logLevel);
    say = announcer(config, log);
    if (config.production) complain = (line) => log.fatal(line);
    // the process is in an unknown state after such an error: it shuts down in order and is restarted
    for (const event of ['uncaughtException', 'unhandledRejection'] as const)
      process.on(event, (error: unknown) => {
        log.fatal({ err: error, event }, 'stopping after an error that nothing caught');
        if (!stopping) end(1);
      });
    delayMs = config.shutdownDelayMs;
    const lines = await start(config, log, stops, draining, say);
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    lines.forEach(say);
  } catch (error) {
    complain(`启动失败：${startErrorMessage(error, config)}`);
    await closeAll(stops).catch(() => undefined);
    process.exit(1);
  }
};

const usage =
  '用法：node dist/server/main.js  启动已构建的服务；环境变量见 docs/configuration.md，操作命令见 node dist/server/admin.js --help';
if (!isHelp(process.argv.slice(2), usage)) await main();
