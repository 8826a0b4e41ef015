import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { mountAdmin } from '#server/admin/mountAdmin.ts';
import { addressList, addressOf, callerOf } from './requests/caller.ts';
import type { Backup } from '#server/db/backup/backupFile.ts';
import { mountBackup } from '#server/db/backup/mountBackup.ts';
import { mountPlainCaptcha } from '#server/auth/captcha/plainMount.ts';
import type { Config } from '#server/config/config.ts';
import type { Context } from './context.ts';
import { rememberedCookies, sessionCookies, staffCookie } from './requests/cookies.ts';
import { unavailableOf } from '#server/db/errors.ts';
import type { OpenBucket } from '#server/files/openFiles.ts';
import type { ReplicaReads } from '#server/db/replicaReads.ts';
import type { DataChanges } from './responses/dataChanges.ts';
import { mountDevPages } from '#server/app/pages/devPages.ts';
import type { Draining } from './draining.ts';
import { closeWhileDraining } from './draining.ts';
import { handlers } from './handlers.ts';
import { callLimiter } from './callLimiter.ts';
import { yieldToEventLoop } from './yieldToEventLoop.ts';
import { isApiCall, isCall } from './requests/callPaths.ts';
import { bodySizes, readOut } from './requests/bodySize.ts';
import { isHangUp } from './requests/hangUp.ts';
import { auditRejectedAccess } from './errors/rejectedAccess.ts';
import { afterResponse, requestContext } from './logging/requestContext.ts';
import { requestLog } from './logging/requestLog.ts';
import { completeHeaders } from './responses/headers.ts';
import { mountHealth } from './health.ts';
import { messages } from './errors/messages.ts';
import type { PoolStats } from '#server/http/metrics/mountMetrics.ts';
import { mountMetrics } from '#server/http/metrics/mountMetrics.ts';
import type { Dependencies } from './mount.ts';
import { mount } from './mount.ts';
import { sendError } from './errors/sendError.ts';
import { mountBookings } from '#server/orders/bookings/mountBookings.ts';
import { mountCalendar } from '#server/orders/papers/calendarLink.ts';
import { mountUserCenter } from '#server/auth/center/center.ts';
import { base as standIn } from '#server/auth/center/frame.ts';
import { mountDocs } from '#server/app/pages/docs.ts';
import { errorPages } from '#server/app/pages/errorPage.ts';
import { mountStylesheet } from '#server/app/pages/stylesheet.ts';
import type { PaymentChannel } from '#server/payments/channel.ts';
import { mountPayments } from '#server/payments/mountPayments.ts';
import { mountLanguageChoice } from '#server/app/languageChoice.ts';
import { englishAnswers } from '#server/language/englishAnswers.ts';
import { secretOf } from '#server/config/secrets.ts';
import { staffOf } from '#server/desk/staff/staffSessions.ts';
import { userOf } from '#server/auth/session.ts';
import type { Site } from '#server/app/site.ts';
import { mountSite } from '#server/app/site.ts';
import { mountSignOn } from '#server/auth/userCenter.ts';
import { importBodies, mountImport } from '#server/import/run/mountImport.ts';
import { mountReviewDesk } from '#server/enterprise/desk.ts';
import { SharedResponses } from './responses/sharedResponses.ts';
import type { SharedTimes } from './responses/sharedValues.ts';
import { sharedTimes } from './responses/sharedValues.ts';
import type { GoodsRecognition } from '#server/booking/recognition/goodsRecognition.ts';
import { openSheetReader } from '#server/booking/safetySheet/sheetReader.ts';
import { TradeTables } from '#server/booking/tradeTables.ts';
import { PricedLanes } from '#server/services/pricedLanes.ts';

export interface AppDependencies extends Pick<
  Context,
  'db' | 'clock' | 'sms' | 'mail' | 'passwords' | 'reader' | 'scanner' | 'files' | 'imports' | 'log'
> {
  config: Pick<
    Config,
    | 'production'
    | 'apiDocs'
    | 'userCenterUrl'
    | 'trustedProxies'
    | 'captchaCorsOrigins'
    | 'callsPerMinute'
    | 'hotline'
    | 'serviceMail'
    | 'siteOrigin'
    | 'operatorName'
    | 'bankAccounts'
  > & {
    secret: string;
    /** The key before `secret`, whose digests are still accepted. */
    secretPrevious?: string | undefined;
    metricsToken?: string | undefined;
  };
  /** The online payment channels; none by default. */
  payments?: readonly PaymentChannel[];
  /** Set when this instance is about to stop. */
  draining?: Draining;
  /** The database connections for the metrics; absent for the embedded database. */
  pool?: PoolStats | undefined;
  /** A replica for public data. */
  reads?: Pick<ReplicaReads, 'db' | 'lagMs' | 'served'> | undefined;
  /** The bucket of the deployment, for the admin commands; undefined if files are in the database. */
  bucket?: OpenBucket | undefined;
  /** Takes a backup of the embedded database; absent for PostgreSQL. */
  backup?: () => Promise<Backup>;
  /** Reports that the company's data have changed, so that shared responses and pages are computed again. */
  changes?: DataChanges;
  /** How long responses and priced lanes are shared; some seconds by default. */
  sharing?: SharedTimes;
  /** The index of names of dangerous goods, which several services may share. */
  recognition?: GoodsRecognition;
  /** The built site; without it only the API and the service's own pages are served. */
  site?: Site;
}

const dependenciesOf = (given: AppDependencies): Dependencies => {
  const {
    db,
    clock,
    sms,
    mail,
    passwords,
    reader,
    scanner,
    files,
    imports,
    log,
    config,
    sharing = sharedTimes,
  } = given;
  const trustedProxies = addressList(config.trustedProxies);
  const secret = secretOf(config);
  const lanes = new PricedLanes(sharing);
  const tradeTables = new TradeTables(sharing, given.recognition);
  const shared = new SharedResponses(sharing);
  const sheets = openSheetReader(reader, () => clock.now().getTime());
  given.changes?.onChange(() => {
    lanes.clear();
    tradeTables.clear();
    shared.clear();
  });
  return {
    production: config.production,
    shared,
    payments: given.payments ?? [],
    sharedContext: { db: given.reads?.db ?? db, clock, lanes },
    visit(c) {
      const caller = callerOf(c, trustedProxies);
      const place = { https: caller.https, production: config.production };
      const [cookies, remembered] = [sessionCookies(c, place), rememberedCookies(c, place)];
      return {
        db,
        clock,
        lanes,
        tradeTables,
        log,
        sms,
        mail,
        passwords,
        reader,
        sheets,
        scanner,
        files,
        imports,
        payments: given.payments ?? [],
        secret,
        hotline: config.hotline,
        serviceMail: config.serviceMail,
        operatorName: config.operatorName,
        bankAccounts: config.bankAccounts,
        caller,
        cookies,
        remembered,
        staffCookie: staffCookie(c, place),
        left: () => c.req.raw.signal,
      };
    },
    userOf: (c, { cookies }, token = c.req.header('authorization')) =>
      userOf(db, clock, { token, secret: cookies.secret() }),
    staffOf: ({ staffCookie: { secret: sessionSecret } }) => staffOf(db, clock, sessionSecret()),
  };
};

/** The whole service as one fetch handler, built from its dependencies. */
export const createApp = (given: AppDependencies): Hono => {
  const { db, log, config, site } = given;
  const dependencies = dependenciesOf(given);
  const userCenter = config.userCenterUrl ?? standIn;
  const app = new Hono();

  const trustedProxies = addressList(config.trustedProxies);
  app.use(
    requestContext(trustedProxies),
    afterResponse(
      completeHeaders,
      auditRejectedAccess(given, (c) => callerOf(c, trustedProxies)),
      requestLog(log),
    ),
    // errors of these also need the common response headers
    afterResponse(readOut, closeWhileDraining(given.draining), errorPages),
  );
  app.use(englishAnswers);
  const callLimit = callLimiter(config.callsPerMinute, (c) => addressOf(c, trustedProxies));
  const yielding = yieldToEventLoop();
  app.use((c, next) => (isCall(c.req.path) ? callLimit(c, () => yielding(c, next) as Promise<void>) : next()));
  app.use(bodySizes(handlers, importBodies));
  app.onError((error, c) => {
    if (error instanceof ApiError) return sendError(c, error);
    if (isHangUp(c, error)) {
      log.info({ err: error }, 'the caller hung up');
      return sendError(c, new ApiError(codes.badInput, messages.hungUp));
    }
    const unavailable = unavailableOf(error);
    if (unavailable) {
      log.warn({ err: error }, 'database unavailable');
      return sendError(c, unavailable);
    }
    log.error({ err: error }, 'unexpected');
    return sendError(c, new ApiError(codes.failed, messages.failed));
  });
  app.notFound((c: HonoContext) => sendError(c, new ApiError(codes.notFound, messages.notFound)));

  mount(app, handlers, dependencies);
  mountSignOn(app, dependencies, userCenter);
  mountCalendar(app, dependencies);
  mountBookings(app, dependencies);
  mountPayments(app, dependencies);
  mountPlainCaptcha(app, dependencies.visit, config.captchaCorsOrigins);
  app.use(async (c, next) => (isApiCall(c.req.path) ? c.notFound() : next()));
  mountReviewDesk(app, given);
  if (given.backup) mountBackup(app, given.backup, { ...given, secret: secretOf(config) });
  mountAdmin(app, given);
  mountImport(app, given);
  mountMetrics(app, given);
  mountHealth(app, db, given.draining);
  mountStylesheet(app);
  const endpoints = handlers.map(({ endpoint }) => endpoint);
  if (config.apiDocs) mountDocs(app, endpoints);
  if (userCenter === standIn) mountUserCenter(app, dependencies);
  if (!config.production) mountDevPages(app, given, dependencies);
  if (site) {
    const formTargets = config.userCenterUrl ? [new URL(config.userCenterUrl).origin] : [];
    if (site.english) mountLanguageChoice(app, dependencies);
    mountSite(app, { ...site, formTargets: [...formTargets, ...(site.formTargets ?? [])] }, log, given.changes);
  }
  return app;
};
