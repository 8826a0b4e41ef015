import type { Context as HonoContext, Hono, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import * as z from 'zod/mini';
import { captchaCheck, captchaGet, repCodes } from '#contract/auth/auth.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { bodyOf, rejectUnstorable } from '#server/http/requests/input.ts';
import { fieldNames } from '#server/http/errors/fieldNames.ts';
import { messages } from '#server/http/errors/messages.ts';
import type { Visit } from '#server/http/mount.ts';
import type { CaptchaAnswer } from './captcha.ts';
import { captchaAnswer, checkCaptcha, getCaptcha, verifyCaptcha } from './captcha.ts';
import { countCaptcha } from '#server/http/metrics/captcha.ts';

const verifyInput = z.object({ captchaVerification: z.string().check(z.minLength(1), z.maxLength(4_000)) });

const isEmpty = (body: unknown, field: string): boolean => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
  return value === undefined || value === null || value === '';
};

/** A null clientUid means none; the protocol's older clients send it. */
const withoutNulls = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
    : body;

type Judge<Schema extends z.ZodMiniType> = (visit: Visit, input: z.output<Schema>) => Promise<CaptchaAnswer<object>>;

const plain =
  <Schema extends z.ZodMiniType>(
    visitOf: (c: HonoContext) => Visit,
    schema: Schema,
    required: readonly string[],
    judge: Judge<Schema>,
  ) =>
  async (c: HonoContext) => {
    const body = withoutNulls(await bodyOf(c));
    const answer = async (): Promise<CaptchaAnswer<object>> => {
      if (required.some((field) => isEmpty(body, field))) return captchaAnswer(repCodes.fieldMissing);
      const parsed = schema.safeParse(body);
      if (parsed.success) {
        rejectUnstorable(parsed.data);
        return judge(visitOf(c), parsed.data);
      }
      const field = String(parsed.error.issues[0]?.path[0] ?? '');
      throw new ApiError(codes.badInput, messages.badField(fieldNames.get(field) ?? field, messages.wrongFormat));
    };
    const answered = await answer();
    return c.json({ ...answered, success: answered.repCode === repCodes.ok });
  };

/**
 * Lets pages of the listed origins call with credentials, because a client with `withCredentials` gets no response
 * otherwise. Other origins get no CORS header, only `Vary: Origin`.
 */
const allowOrigins = (origins: readonly string[]): MiddlewareHandler => {
  const listed = cors({ origin: [...origins], allowMethods: ['POST'], maxAge: 600, credentials: true });
  return async (c, next) => {
    if (origins.includes(c.req.header('origin') ?? '')) return listed(c, next);
    await next();
    if (origins.length > 0) c.header('Vary', 'Origin', { append: true });
    return undefined;
  };
};

/**
 * The captcha in AJ-Captcha's own envelope, for apps that already use one of its clients; other origins by
 * configuration.
 */
export const mountPlainCaptcha = (app: Hono, visitOf: (c: HonoContext) => Visit, origins: readonly string[]): void => {
  app.use('/captcha/*', allowOrigins(origins));
  app.post(
    '/captcha/get',
    plain(visitOf, captchaGet.input, ['captchaType'], (visit, input) =>
      countCaptcha('drawn', input, getCaptcha(visit, input, { knowsReferral: false })),
    ),
  );
  app.post(
    '/captcha/check',
    plain(visitOf, captchaCheck.input, ['captchaType', 'token', 'pointJson'], (visit, input) =>
      countCaptcha('passed', input, checkCaptcha(visit, input)),
    ),
  );
  app.post(
    '/captcha/verify',
    plain(visitOf, verifyInput, ['captchaVerification'], (visit, { captchaVerification }) =>
      verifyCaptcha(visit, captchaVerification),
    ),
  );
};
