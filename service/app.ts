import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { codes, Refusal } from '#contract/endpoint.ts';
import { addressList, callerOf } from './caller.ts';
import { mountPlainCaptcha } from './captcha/plainMount.ts';
import type { Config } from './config.ts';
import type { Clock } from './context.ts';
import { sessionCookies } from './cookies.ts';
import type { Database } from './db/database.ts';
import { handlers } from './handlers.ts';
import { securityHeaders } from './headers.ts';
import { messages } from './messages.ts';
import type { World } from './mount.ts';
import { mount, refuse } from './mount.ts';
import { mountDocs } from './pages/docs.ts';
import { mountInbox } from './pages/inbox.ts';
import { mountWorkplace } from './pages/workplace.ts';
import { requestLog } from './requestLog.ts';
import { projectRoot } from './root.ts';
import { userOf } from './session.ts';
import { mountSite } from './site.ts';
import { isInbox } from './sms/inbox.ts';
import type { SmsCarrier } from './sms/sms.ts';
import { mountSignOn } from './userCenter.ts';

export interface AppWorld {
  db: Database;
  clock: Clock;
  sms: SmsCarrier;
  log: Logger;
  config: Pick<Config, 'production' | 'userCenterUrl' | 'trustedProxies' | 'captchaCorsOrigins'> & { secret: string };
  /** Folder of the built site; without it only the API and the service's own pages are served. */
  site?: string;
}

const bodyBytesMax = 256 * 1_024;
const standIn = '/user-center';

const worldOf = ({ db, clock, sms, log, config }: AppWorld): World => {
  const trustedProxies = addressList(config.trustedProxies);
  return {
    production: config.production,
    visit(c) {
      const caller = callerOf(c, trustedProxies);
      const cookies = sessionCookies(c, { https: caller.https, production: config.production });
      return { db, clock, log, sms, secret: config.secret, caller, cookies };
    },
    userOf: (c, { cookies }, token = c.req.header('authorization')) =>
      userOf(db, clock, { token, secret: cookies.secret() }),
  };
};

const mountHealth = (app: Hono, db: Database): void => {
  app.get('/healthz', async (c) => {
    try {
      await db.execute(sql`select 1`);
      return c.json({ status: 'ok' });
    } catch {
      return c.json({ status: 'unavailable' }, 503);
    }
  });
};

const mountStylesheet = (app: Hono): void => {
  const css = readFileSync(join(projectRoot, 'service/pages/service.css'), 'utf8');
  app.get('/docs/service.css', (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
};

/** The whole service as one fetch handler; everything it needs of the world is given to it. */
export const createApp = (given: AppWorld): Hono => {
  const { db, sms, log, config, site } = given;
  const world = worldOf(given);
  const userCenter = config.userCenterUrl ?? standIn;
  const app = new Hono();

  app.use(requestLog(log), securityHeaders);
  const sizeLimit = bodyLimit({
    maxSize: bodyBytesMax,
    onError: (c) => refuse(c, new Refusal(codes.badInput, messages.tooLarge), 413),
  });
  app.use('/:prefix{api-[^/]+}/*', sizeLimit, compress());
  app.use('/captcha/*', sizeLimit);
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    log.error({ err: error }, 'unexpected');
    return refuse(c, new Refusal(codes.failed, messages.failed));
  });
  app.notFound((c: HonoContext) => refuse(c, new Refusal(codes.notFound, messages.notFound)));

  mount(app, handlers, world);
  mountSignOn(app, world, userCenter);
  mountPlainCaptcha(app, world.visit, config.captchaCorsOrigins);
  app.all('/:prefix{api-[^/]+}/*', (c) => c.notFound());
  mountHealth(app, db);
  mountStylesheet(app);
  mountDocs(
    app,
    handlers.map((handler) => handler.endpoint),
  );
  if (userCenter === standIn) mountWorkplace(app, world, userCenter);
  if (isInbox(sms) && !config.production) mountInbox(app, sms);
  if (site) mountSite(app, site, config.userCenterUrl ? [new URL(config.userCenterUrl).origin] : []);
  return app;
};
