import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { because, chosenOf, passwordDigest, phone, submittedSmsCode } from '#contract/protocol/fields.ts';

/** Audit status of an enterprise's verification; orders are cancelled unless it is `PASS`. */
export const auditStatus = z.enum(['NONE', 'REVIEWING', 'PASS', 'REJECTED']);
export type AuditStatus = z.output<typeof auditStatus>;

/** The enterprise a user belongs to; null for natural persons. */
export const enterpriseResp = z.object({
  basicEntId: z.string(),
  mcpCode: z.nullable(z.string()),
  enterpriseName: z.nullable(z.string()),
  serviceOpenAuditStatus: auditStatus,
  /** The version of the shipping protocol the enterprise has agreed to, if any (specification section 7). */
  shippingProtocolVersion: z.nullable(z.string()),
  /** The version of each service's own agreement that the enterprise has agreed to, by service code. */
  protocolVersions: z.optional(z.record(z.string(), z.string())),
});

/** A whole-vehicle order as the header shows it (`mmInfo`). */
export const wholeVehicleOrder = z.object({ orderNo: z.string(), status: z.string() });

/** The signed-in user as the page knows it; nothing here is secret. */
export const userInfo = z.object({
  userId: z.string(),
  userName: z.string(),
  /** Masked. */
  phone: z.string(),
  /** The full phone number, for the user's own display and password digest; never stored in a cookie. */
  account: z.optional(phone),
  avatar: z.nullable(z.string()),
  roles: z.array(z.string()),
  enterpriseResp: z.nullable(enterpriseResp),
  mmInfo: z.array(wholeVehicleOrder),
  /** Whether a password has been set; an account opened by SMS has none at first. */
  hasPassword: z._default(z.boolean(), true),
  /** The latest time at which the account is closed, while a closing request is pending. */
  closesAt: z.optional(z.iso.datetime()),
});
export type UserInfo = z.output<typeof userInfo>;

/** `token` is the public part of a session; the secret part travels in an HttpOnly cookie. */
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
  summary: '企业同意一项业务的协议(每项业务按版本各记录一次)',
  session: 'required',
  payload: 'body',
  input: z.object({
    version: z.string().check(z.minLength(1), z.maxLength(20)),
    /** The service whose agreement it is; without it the consent counts for none of them. */
    line: z.optional(serviceCode),
  }),
  output: z.null(),
});

/** A text that a user read to the end and confirmed: '1' the user agreement, '2' the privacy notice. */
export const consent = chosenOf(['1', '2']);
export type Consent = z.output<typeof consent>;

/**
 * The versions in force of the texts that a registration consents to; each consent is recorded with its version
 * (specification section 1). Sharing with others (`share`) is described in the privacy notice.
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
    /** Whether the agreement is ticked (specification section 3); pages of an earlier build did not send it. */
    isAgree: z._default(z.boolean().check(z.refine(Boolean, because('mustAgree'))), true),
    /** A separate consent to share data with the e-signature and company-information providers; never preselected. */
    shareConsent: z._default(z.boolean(), false),
  }),
  output: openedSession,
});
