import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { because, chosenOf, text } from '#contract/protocol/fields.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import { becauseDesk } from './deskProblems.ts';
import type { StaffRole } from './staffRoles.ts';
import { staffRoles } from './staffRoles.ts';

const instant = z.iso.datetime();

/** The name a staff member signs in with: 3 to 32 letters, digits, dots, dashes, beginning with a letter. */
export const staffLogin = z.string().check(
  z.overwrite((typed) => plainText(typed).trim().toLowerCase()),
  z.minLength(1, { ...because('required'), abort: true }),
  z.regex(/^[a-z][a-z0-9._-]{2,31}$/, becauseDesk('staffLoginInvalid')),
);

/** A password of staff: at least 12 characters of any kind (NIST SP 800-63B-4, 3.1.1.2). */
export const staffPassword = z
  .string()
  .check(
    z.minLength(1, { ...because('required'), abort: true }),
    z.minLength(12, becauseDesk('staffPasswordLength')),
    z.maxLength(128, because('tooLong')),
  );

/** A code of the authenticator app: six digits (RFC 6238); blanks are removed. */
export const staffCode = z.string().check(
  z.overwrite((typed) => plainText(typed).replaceAll(/\s/g, '')),
  z.minLength(1, { ...because('required'), abort: true }),
  z.regex(/^\d{6}$/, becauseDesk('staffCodeInvalid')),
);

const role = chosenOf(staffRoles);

/** The signed-in staff member. */
export const staffSelf = z.object({
  login: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** When the session ends. */
  until: instant,
});
export type StaffSelf = z.output<typeof staffSelf>;

export const staffSignIn = endpoint({
  method: 'post',
  path: '/api-platform/desk/signIn',
  summary: '工作人员登录：密码与动态口令一并提交，任一不符答复相同',
  session: 'none',
  payload: 'body',
  input: z.object({
    login: z.string().check(z.trim(), z.minLength(1, because('required')), z.maxLength(64, because('tooLong'))),
    password: z.string().check(z.minLength(1, because('required')), z.maxLength(128, because('tooLong'))),
    totp: staffCode,
  }),
  output: staffSelf,
});

export const staffSignOut = endpoint({
  method: 'post',
  path: '/api-platform/desk/signOut',
  summary: '工作人员退出',
  session: 'none',
  payload: 'body',
  input: z.object({}),
  output: z.null(),
});

export const staffInfo = endpoint({
  method: 'post',
  path: '/api-platform/desk/me',
  summary: '当前登录的工作人员',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({}),
  output: staffSelf,
});

/** The one-time code of an enrolment: 128 bits, in the fragment of its address. */
const enrolmentCode = z.string().check(z.trim(), z.minLength(1, because('required')), z.maxLength(64));

export const openEnrolment = endpoint({
  method: 'post',
  path: '/api-platform/desk/enrolment',
  summary: '凭一次性链接查看待开通的账号与动态口令密钥',
  session: 'none',
  payload: 'body',
  input: z.object({ enrolment: enrolmentCode }),
  output: z.object({
    login: z.string(),
    name: z.string(),
    role: z.enum(staffRoles),
    /** The secret in Base32, and the address that a QR code carries. */
    totpSecret: z.string(),
    totpUri: z.string(),
  }),
});
export type Enrolment = z.output<(typeof openEnrolment)['output']>;

export const enrolStaff = endpoint({
  method: 'post',
  path: '/api-platform/desk/enrol',
  summary: '设置密码并以首个动态口令开通账号，随即登录；链接随之失效',
  session: 'none',
  payload: 'body',
  input: z.object({ enrolment: enrolmentCode, password: staffPassword, totp: staffCode }),
  output: staffSelf,
});

const administrators: readonly StaffRole[] = ['administrator'];

export const staffMember = z.object({
  id: z.string(),
  login: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  /** `invited`: the enrolment is not done, or was issued again. */
  state: z.enum(['invited', 'active', 'disabled']),
  lastSignInAt: z.nullable(instant),
});
export type StaffMember = z.output<typeof staffMember>;

export const staffList = endpoint({
  method: 'post',
  path: '/api-platform/desk/staff',
  summary: '全部工作人员',
  session: 'staff',
  roles: administrators,
  payload: 'body',
  input: z.object({}),
  output: z.array(staffMember),
});

/** An enrolment for a new or returning colleague; its code is shown once. */
const issuedEnrolment = z.object({ login: z.string(), enrolment: z.string(), expiresAt: instant });
export type IssuedEnrolment = z.output<typeof issuedEnrolment>;

export const addStaff = endpoint({
  method: 'post',
  path: '/api-platform/desk/staff/add',
  summary: '添加工作人员；答复中的一次性链接交给本人',
  session: 'staff',
  roles: administrators,
  payload: 'body',
  input: z.object({ login: staffLogin, name: text(40), role }),
  output: issuedEnrolment,
});

export const changeStaff = endpoint({
  method: 'post',
  path: '/api-platform/desk/staff/change',
  summary: '更改工作人员的岗位，停用或恢复；其登录随即结束',
  session: 'staff',
  roles: administrators,
  payload: 'body',
  input: z.object({ id: givenUuid, role, disabled: z.boolean() }),
  output: staffMember,
});

export const resetStaff = endpoint({
  method: 'post',
  path: '/api-platform/desk/staff/reset',
  summary: '重发一次性链接（遗失手机或忘记密码）；原密码与口令随即失效',
  session: 'staff',
  roles: administrators,
  payload: 'body',
  input: z.object({ id: givenUuid }),
  output: issuedEnrolment,
});
