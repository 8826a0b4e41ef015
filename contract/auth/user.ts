import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { chosenOf, passwordDigest, phone, submittedSmsCode } from '#contract/protocol/fields.ts';

/** Audit status of an enterprise's verification; only `PASS` keeps its orders from being cancelled. */
export const auditStatus = z.enum(['NONE', 'REVIEWING', 'PASS', 'REJECTED']);
export type AuditStatus = z.output<typeof auditStatus>;

/** The enterprise a user belongs to; null for natural persons. */
export const enterpriseResp = z.object({
  basicEntId: z.string(),
  mcpCode: z.nullable(z.string()),
  enterpriseName: z.nullable(z.string()),
  serviceOpenAuditStatus: auditStatus,
  /** The version of the shipping protocol the enterprise agreed to, if any (specification section 7). */
  shippingProtocolVersion: z.nullable(z.string()),
});

/** A whole-vehicle order as the header needs it (`mmInfo`). */
export const wholeVehicleOrder = z.object({ orderNo: z.string(), status: z.string() });

/** What a signed-in user is to the page; nothing here is a secret. */
export const userInfo = z.object({
  userId: z.string(),
  userName: z.string(),
  /** Masked. */
  phone: z.string(),
  /** The whole phone number, for the user's own eyes and password; never kept in a cookie. */
  account: z.optional(phone),
  avatar: z.nullable(z.string()),
  roles: z.array(z.string()),
  enterpriseResp: z.nullable(enterpriseResp),
  mmInfo: z.array(wholeVehicleOrder),
  /** Whether a password was ever set; an account that was opened by SMS has none at first. */
  hasPassword: z._default(z.boolean(), true),
  /** Until when the account is closed at the latest, while its owner's request runs. */
  closesAt: z.optional(z.iso.datetime()),
});
export type UserInfo = z.output<typeof userInfo>;

/** `token` is the public half of a session; the secret half travels in an HttpOnly cookie. */
export const openedSession = z.object({ token: z.string(), userName: z.string() });
export type OpenedSession = z.output<typeof openedSession>;

export const smsPurpose = z.enum(['user_login', 'user_sign']);
export type SmsPurpose = z.output<typeof smsPurpose>;

const userSource = z.literal('echem');

export const sendSms = endpoint({
  method: 'post',
  path: '/api-user/sms/send',
  summary: '发送短信验证码;须先通过人机验证',
  session: 'none',
  payload: 'body',
  input: z.object({
    phone,
    userSource,
    messageType: smsPurpose,
    captchaVerification: z.string().check(z.minLength(1), z.maxLength(4_000)),
  }),
  output: z.object({ resendAfterSeconds: z.int() }),
});

export const smsLogin = endpoint({
  method: 'post',
  path: '/api-user/login/sms',
  summary: '短信验证码登录;手机号首次登录即开户',
  session: 'none',
  payload: 'body',
  input: z.object({ phone, code: submittedSmsCode }),
  output: openedSession,
});

export const getInfo = endpoint({
  method: 'post',
  path: '/api-user/user/getInfo',
  summary: '当前登录用户的资料',
  session: 'required',
  payload: 'body',
  input: z.object({}),
  output: userInfo,
});

export const logout = endpoint({
  method: 'post',
  path: '/api-user/logout',
  summary: '退出登录并作废会话',
  session: 'optional',
  payload: 'body',
  input: z.object({}),
  output: z.null(),
});

export const enterpriseEntry = z.object({ key: z.string(), name: z.string(), value: z.string() });
export type EnterpriseEntry = z.output<typeof enterpriseEntry>;

export const enterpriseInfo = endpoint({
  method: 'post',
  path: '/api-user/enterprise/info',
  summary: '企业资料条目',
  session: 'required',
  payload: 'body',
  input: z.object({ basicEntId: z.string(), appSource: z.literal('fcl_mm') }),
  output: z.array(enterpriseEntry),
});

export const agreeShippingProtocol = endpoint({
  method: 'post',
  path: '/api-user/enterprise/protocol/agree',
  summary: '企业同意运输协议(按版本记录一次)',
  session: 'required',
  payload: 'body',
  input: z.object({ version: z.string().check(z.minLength(1), z.maxLength(20)) }),
  output: z.null(),
});

/** Stands for the password that a remembered browser never had: the service takes the handle in its cookie instead. */
export const rememberedPassword = '__remembered__';

export const passwordLogin = endpoint({
  method: 'post',
  path: '/api-user/login/password',
  summary: '密码登录;密码在浏览器内先行散列,勾选记住则由服务写入30天凭据',
  session: 'none',
  payload: 'body',
  input: z.object({
    userName: phone,
    password: z.union([passwordDigest, z.literal(rememberedPassword)]),
    remember: z.boolean(),
  }),
  output: openedSession,
});

/** Which texts a user read to the end and confirmed: '1' the user agreement, '2' the privacy notice. */
export const consent = chosenOf(['1', '2']);
export type Consent = z.output<typeof consent>;

/**
 * The versions in force of the texts that a registration consents to; a consent is recorded with the version of its text
 * (specification section 1). What is shared with others (`share`) stands in the privacy notice.
 */
export const consentVersions = { '1': '2020-07-14', '2': '2026-01-01', share: '2026-01-01' } as const satisfies Record<
  Consent | 'share',
  string
>;

export const accountType = chosenOf(['enterprise', 'person']);
export type AccountType = z.output<typeof accountType>;

export const register = endpoint({
  method: 'post',
  path: '/api-user/register',
  summary: '注册;手机号已注册时须以验证码证明归属后才告知',
  session: 'none',
  payload: 'body',
  input: z.object({
    phone,
    code: submittedSmsCode,
    password: passwordDigest,
    userSource,
    accountType: z._default(accountType, 'enterprise'),
    consents: z.array(consent).check(z.minLength(1)),
    /** A consent of its own to share data with the e-signature and company-information providers; never assumed. */
    shareConsent: z._default(z.boolean(), false),
  }),
  output: openedSession,
});

export const changePassword = endpoint({
  method: 'post',
  path: '/api-user/password/change',
  summary: '修改密码;已设密码的须给出原密码,未设的须在短信登录后10分钟内设置;其他设备的会话与记住的凭据随即失效',
  session: 'required',
  payload: 'body',
  input: z.object({ oldPassword: z.optional(passwordDigest), newPassword: passwordDigest }),
  output: z.null(),
});

export const resetPassword = endpoint({
  method: 'post',
  path: '/api-user/password/reset',
  summary: '以短信验证码(用途 user_login)重设密码并登录',
  session: 'none',
  payload: 'body',
  input: z.object({ phone, code: submittedSmsCode, password: passwordDigest }),
  output: openedSession,
});

export const serviceMail = endpoint({
  method: 'get',
  path: '/api-user/serviceMail',
  summary: '客服邮箱',
  session: 'none',
  payload: 'query',
  input: z.object({}),
  output: z.string(),
});
