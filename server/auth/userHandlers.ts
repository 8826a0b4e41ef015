import { eq } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import type { EnterpriseEntry } from '#contract/auth/user.ts';
import * as contract from '#contract/auth/user.ts';
import * as content from '#contract/content/serviceMail.ts';
import { accountOf, openAccount, userInfoOf } from './account.ts';
import { audit } from '#server/admin/audit.ts';
import { takeCaptcha } from '#server/auth/captcha/takeCaptcha.ts';
import { settings } from '#server/db/schema/identity.ts';
import { recordProtocolConsent } from '#server/enterprise/protocolConsent.ts';
import { handle } from '#server/http/handler.ts';
import { messages } from '#server/http/errors/messages.ts';
import { audits } from '#server/app/pages/labels.ts';
import { clearTries } from '#server/auth/password/tries.ts';
import { closeSession } from './session.ts';
import { replaceSession, signInTransaction } from './signIn.ts';
import { proveOwnership } from './smsCodes.ts';
import { sendCode } from './smsSending.ts';

const sendSms = handle(contract.sendSms, async ({ phone, messageType, captchaVerification }, context) => {
  const { clientUid } = await takeCaptcha(context, captchaVerification);
  await sendCode(context, { phone, purpose: messageType, clientUid });
  return { resendAfterSeconds: limits.smsResendSeconds };
});

const smsLogin = handle(contract.smsLogin, async ({ phone, code }, context) => {
  const { clock, cookies } = context;
  await proveOwnership(context, phone, 'user_login', code);
  const { credentials, userName } = await signInTransaction(context, async (within) => {
    const { db: tx } = within;
    const { userId, name, opened } = await openAccount(tx, clock, phone);
    if (opened) await audit({ ...within, user: { userId } }, 'account.opened');
    await clearTries(tx, phone);
    return { credentials: await replaceSession(within, userId, 'smsCode'), userName: name };
  });
  cookies.set(credentials);
  return { token: credentials.token, userName };
});

const getInfo = handle(contract.getInfo, async (_input, { db, user, cookies }) => {
  const info = userInfoOf(await accountOf(db, user.userId));
  cookies.refresh(info);
  return info;
});

const logout = handle(contract.logout, async (_input, context) => {
  const { db, cookies } = context;
  const closed = await closeSession(db, cookies.secret());
  if (closed) await audit({ ...context, user: closed }, 'session.closed');
  // drafts stay after an expired session for the next sign-in; a sign-out deletes them
  cookies.clear({ storage: closed !== null });
  return null;
});

const enterpriseInfo = handle(
  contract.enterpriseInfo,
  async ({ basicEntId }, { db, user }): Promise<EnterpriseEntry[]> => {
    const { enterprise } = await accountOf(db, user.userId);
    if (enterprise?.id !== basicEntId) throw new ApiError(codes.forbidden, messages.forbidden);
    return [
      { key: 'enterpriseName', name: '企业名称', value: enterprise.name ?? '' },
      { key: 'mcpCode', name: '企业代码', value: enterprise.mcpCode ?? '' },
      { key: 'serviceOpenAuditStatus', name: '认证状态', value: audits[enterprise.auditStatus].zh },
      { key: 'shippingProtocolVersion', name: '运输协议版本', value: enterprise.shippingProtocolVersion ?? '' },
    ];
  },
);

const agreeShippingProtocol = handle(contract.agreeShippingProtocol, async ({ version, line }, context) => {
  const { enterpriseId } = context.user;
  if (enterpriseId === null) throw new ApiError(codes.forbidden, messages.enterpriseMissing);
  if (version !== shippingProtocolVersion) throw new ApiError(codes.conflict, messages.protocolOutdated);
  await context.db.transaction(async (tx) =>
    recordProtocolConsent({ ...context, db: tx }, enterpriseId, { version, line }),
  );
  return null;
});

const serviceMail = handle(content.serviceMail, async (_input, { db, serviceMail: configured }) => {
  if (configured !== undefined) return configured;
  const [row] = await db.select().from(settings).where(eq(settings.key, 'serviceMail'));
  if (!row) throw new Error('the setting serviceMail is missing');
  return row.value;
});

/** Sign-in by SMS code, the signed-in user and their enterprise. */
export const userHandlers = [sendSms, smsLogin, getInfo, logout, enterpriseInfo, agreeShippingProtocol, serviceMail];
