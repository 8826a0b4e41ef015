import * as z from 'zod/mini';
import { phone } from '#contract/protocol/fields.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { accountOf } from '#server/auth/account.ts';
import { accountByPhone, disableAccount, enableAccount, endSessions } from '#server/auth/accounts/disabling.ts';
import { exportAccount } from '#server/auth/accounts/export.ts';
import { audit } from './audit.ts';
import { closingAccounts } from '#server/auth/closing/dueClosings.ts';
import { eraseAccount } from '#server/auth/closing/erase.ts';
import { closingMessages } from '#server/auth/closing/messages.ts';
import { obstaclesOf } from '#server/auth/closing/obstacles.ts';
import { requestClosing } from '#server/auth/closing/request.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import { dateTime } from '#server/app/pages/format.ts';
import { audits } from '#server/app/pages/labels.ts';
import { sessionsOf } from '#server/auth/signedInDevices.ts';
import type { AdminCommand } from './command.ts';
import { adminCommand } from './command.ts';
import { onOneLine } from './localService.ts';

const ofPhone = z.object({ phone });
const positionals = { phone: '手机号' };

const when = (instant: string | null): string => (instant === null ? '-' : dateTime(new Date(instant)));
const isoOf = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const show = adminCommand({
  name: 'account',
  summary: '查看一个账号：状态、企业、登录数、未了结事项',
  positionals,
  input: ofPhone,
  changes: false,
  run: async ({ db, clock }, { phone: given }) => {
    const { id: userId } = await accountByPhone(db, given);
    const { user, enterprise } = await accountOf(db, userId);
    return {
      userId,
      phone: maskedPhone(user.phone),
      name: user.name,
      createdAt: user.createdAt.toISOString(),
      hasPassword: user.passwordHash !== null,
      enterprise: enterprise && { name: enterprise.name, mcpCode: enterprise.mcpCode, audit: enterprise.auditStatus },
      disabledAt: isoOf(user.disabledAt),
      disabledReason: user.disabledReason,
      closesAt: isoOf(user.closesAt),
      sessions: (await sessionsOf(db, clock, userId)).length,
      obstacles: { ...(await obstaclesOf(db, userId)) },
    };
  },
  print: ({ userId, name, phone: shown, enterprise, obstacles, ...account }) => [
    onOneLine([shown, name, userId, `开户 ${when(account.createdAt)}`, account.hasPassword ? '' : '未设密码']),
    onOneLine([
      enterprise ? `企业：${enterprise.name ?? '未填写'}` : '个人用户',
      enterprise ? audits[enterprise.audit].zh : '',
    ]),
    onOneLine([
      account.disabledAt === null ? '' : `已停用（${when(account.disabledAt)}）：${account.disabledReason ?? ''}`,
      account.closesAt === null ? '' : `正在注销，最迟 ${when(account.closesAt)}`,
      `登录中的设备 ${account.sessions}`,
    ]),
    `进行中订单 ${obstacles.openOrders}，待开发票 ${obstacles.waitingInvoices}，未签收整车 ${obstacles.openWholeVehicleOrders}`,
  ],
});

const disable = adminCommand({
  name: 'account disable',
  summary: '停用账号：任何方式都不能登录，已登录的立即退出；订单保留',
  positionals: { ...positionals, reason: '原因' },
  input: z.object({ phone, reason: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)) }),
  changes: true,
  run: async (context, { phone: given, reason }) => ({ ended: await disableAccount(context, given, reason) }),
  print: ({ ended }) => [`已停用，结束了 ${ended} 个登录。`],
});

const enable = adminCommand({
  name: 'account enable',
  summary: '恢复被停用的账号',
  positionals,
  input: ofPhone,
  changes: true,
  run: async (context, { phone: given }) => ({ enabled: await enableAccount(context, given) }),
  print: ({ enabled }) => [enabled ? '已恢复。' : '该账号没有被停用。'],
});

const listSessions = adminCommand({
  name: 'account sessions',
  summary: '列出一个账号登录中的设备',
  positionals,
  input: ofPhone,
  changes: false,
  run: async ({ db, clock }, { phone: given }) => {
    const { id } = await accountByPhone(db, given);
    return (await sessionsOf(db, clock, id)).map(({ device, createdAt, lastSeenAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  },
  print: (sessions) =>
    sessions.length === 0
      ? ['没有登录中的设备。']
      : sessions.map(({ device, createdAt, lastSeenAt }) =>
          onOneLine([`登录 ${when(createdAt)}`, `最近 ${when(lastSeenAt)}`, device]),
        ),
});

const end = adminCommand({
  name: 'account end-sessions',
  summary: '结束一个账号的全部登录与记住的密码',
  positionals,
  input: ofPhone,
  changes: true,
  run: async (context, { phone: given }) => {
    const { id } = await accountByPhone(context.db, given);
    return { ended: await endSessions(context, id) };
  },
  print: ({ ended }) => [`结束了 ${ended} 个登录。`],
});

const exported = adminCommand({
  name: 'account export',
  summary: '导出一个账号及其企业的全部信息与文件（请加 --out <文件>）',
  positionals,
  input: ofPhone,
  changes: true,
  run: async (context, { phone: given }) => {
    const { id: userId } = await accountByPhone(context.db, given);
    await audit({ ...context, user: { userId } }, 'account.exported');
    return exportAccount(context.db, userId, context.files);
  },
  print: (data) => [
    ...Object.entries(data).map(([table, rows]) => `${table}  ${Array.isArray(rows) ? rows.length : 1}`),
    '以上为各类记录的条数；加 --out <文件> 保存全部内容。',
  ],
});

const close = adminCommand({
  name: 'account close',
  summary: '替本人申请注销；加 --now 立即完成（须已由本人申请，且没有未了结事项）',
  positionals,
  options: { now: '' },
  input: z.object({ phone, now: z._default(z.boolean(), false) }),
  changes: true,
  run: async (context, { phone: given, now }) => {
    const { id, closesAt } = await accountByPhone(context.db, given);
    if (!now) {
      const due = await requestClosing(context, id, { exceptSession: null });
      return { closed: false, closesAt: due.toISOString() };
    }
    if (!closesAt) throw new ApiError(codes.conflict, closingMessages.notClosing);
    if (!(await eraseAccount(context, id, 'operator'))) throw new ApiError(codes.conflict, closingMessages.blocked);
    return { closed: true, closesAt: null };
  },
  print: ({ closed, closesAt }) => [closed ? '已注销。' : `已受理，最迟 ${when(closesAt)} 完成。`],
});

const closing = adminCommand({
  name: 'accounts closing',
  summary: '列出正在注销的账号，先到期的在前',
  input: z.object({}),
  changes: false,
  run: async ({ db }) =>
    (await closingAccounts(db)).map(({ phone: whole, name, requestedAt, closesAt, userId }) => ({
      userId,
      phone: maskedPhone(whole),
      name,
      requestedAt: isoOf(requestedAt),
      closesAt: isoOf(closesAt),
    })),
  print: (accounts) =>
    accounts.length === 0
      ? ['没有正在注销的账号。']
      : accounts.map(({ phone: shown, name, requestedAt, closesAt }) =>
          onOneLine([shown, name, `申请 ${when(requestedAt)}`, `最迟 ${when(closesAt)}`]),
        ),
});

/** Admin commands for accounts: show, disable, end sessions, export, close. */
export const accountCommands: readonly AdminCommand[] = [
  show,
  disable,
  enable,
  listSessions,
  end,
  exported,
  close,
  closing,
];
