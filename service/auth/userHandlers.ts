import { eq } from 'drizzle-orm';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { shippingProtocolVersion } from '#contract/booking/orderForm.ts';
import type { EnterpriseEntry } from '#contract/auth/user.ts';
import * as contract from '#contract/auth/user.ts';
import { accountOf, openAccount, userInfoOf } from './account.ts';
import { audit } from '#service/admin/audit.ts';
import { asksForWords } from '#service/auth/captcha/escalation.ts';
import { takePass } from '#service/auth/captcha/passes.ts';
import { enterprises, settings } from '#service/db/schema/identity.ts';
import { handle } from '#service/http/handler.ts';
import { messages } from '#service/http/messages.ts';
import { audits } from '#service/app/pages/labels.ts';
import { forgetTries } from '#service/auth/password/tries.ts';
import { closeSession } from './session.ts';
import { replaceSession, signInTransaction } from './signIn.ts';
import { proveOwnership } from './smsCodes.ts';
import { sendCode } from './smsSending.ts';

const sendSms = handle(contract.sendSms, async ({ phone, messageType, captchaVerification }, context) => {
  const { db, clock, caller } = context;
  const pass = await takePass(db, clock, captchaVerification, caller);
  if (!pass) throw new Refusal(codes.captchaMissing, messages.captchaMissing);
  if (pass.captchaType === 'blockPuzzle' && (await asksForWords(context, pass.clientUid)))
    throw new Refusal(codes.captchaMissing, messages.wordsAsked);
  await sendCode(context, { phone, purpose: messageType, clientUid: pass.clientUid });
  return { resendAfterSeconds: limits.smsResendSeconds };
});

const smsLogin = handle(contract.smsLogin, async ({ phone, code }, context) => {
  const { clock, cookies } = context;
  await proveOwnership(context, phone, 'user_login', code);
  const { halves, userName } = await signInTransaction(context, async (within) => {
    const { db: tx } = within;
    const { userId, name, opened } = await openAccount(tx, clock, phone);
    if (opened) await audit({ ...within, user: { userId } }, 'account.opened');
    await forgetTries(tx, phone);
    return { halves: await replaceSession(within, userId, 'smsCode'), userName: name };
  });
  cookies.keep(halves);
  return { token: halves.token, userName };
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
  // a session that expired leaves the browser's drafts to whoever signs in again; one that is ended takes them along
  cookies.clear({ storage: closed !== null });
  return null;
});

const enterpriseInfo = handle(
  contract.enterpriseInfo,
  async ({ basicEntId }, { db, user }): Promise<EnterpriseEntry[]> => {
    const { enterprise } = await accountOf(db, user.userId);
    if (enterprise?.id !== basicEntId) throw new Refusal(codes.forbidden, messages.forbidden);
    return [
      { key: 'enterpriseName', name: '企业名称', value: enterprise.name ?? '' },
      { key: 'mcpCode', name: '企业代码', value: enterprise.mcpCode ?? '' },
      { key: 'serviceOpenAuditStatus', name: '认证状态', value: audits[enterprise.auditStatus].zh },
      { key: 'shippingProtocolVersion', name: '运输协议版本', value: enterprise.shippingProtocolVersion ?? '' },
    ];
  },
);

const agreeShippingProtocol = handle(contract.agreeShippingProtocol, async ({ version }, context) => {
  const { db, clock, user } = context;
  const { enterpriseId } = user;
  if (enterpriseId === null) throw new Refusal(codes.forbidden, messages.enterpriseMissing);
  if (version !== shippingProtocolVersion) throw new Refusal(codes.conflict, messages.protocolOutdated);
  await db.transaction(async (tx) => {
    await tx
      .update(enterprises)
      .set({ shippingProtocolVersion: version, shippingProtocolAgreedAt: clock.now() })
      .where(eq(enterprises.id, enterpriseId));
    await audit({ ...context, db: tx }, 'protocol.agreed', { version });
  });
  return null;
});

const serviceMail = handle(contract.serviceMail, async (_input, { db }) => {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'serviceMail'));
  if (!row) throw new Error('the setting serviceMail is missing');
  return row.value;
});

/** Sign-in by SMS code, the signed-in user and the enterprise behind them. */
export const userHandlers = [sendSms, smsLogin, getInfo, logout, enterpriseInfo, agreeShippingProtocol, serviceMail];
