import * as z from 'zod/mini';
import { enrolmentAddress } from '#contract/desk/deskAddress.ts';
import { staffLogin } from '#contract/desk/staff.ts';
import { roleNames, staffRoles } from '#contract/desk/staffRoles.ts';
import type { IssuedEnrolment } from '#contract/desk/staff.ts';
import { text } from '#contract/protocol/fields.ts';
import { dateTime } from '#server/app/pages/format.ts';
import {
  addStaffMember,
  changeStaffMember,
  resetStaffMember,
  staffIdOf,
  staffMembers,
} from '#server/desk/staff/staffAccounts.ts';
import type { AdminCommand, AdminContext } from './command.ts';
import { adminCommand } from './command.ts';
import { onOneLine } from './localService.ts';

const role = z.enum(staffRoles);
const roles = staffRoles.map((each) => `${each} ${roleNames[each]}`).join('、');
const ofLogin = z.object({ login: staffLogin });
const positionals = { login: '账号' };
const states = { invited: '待开通', active: '', disabled: '已停用' };

const withOrigin = ({ siteOrigin }: Pick<AdminContext, 'siteOrigin'>, issued: IssuedEnrolment) => ({
  ...issued,
  siteOrigin,
});

/** The address starts with a placeholder if no origin is configured. */
const printed = ({ login, enrolment, expiresAt, siteOrigin }: ReturnType<typeof withOrigin>): string[] => [
  `${login} 的开通链接（一次有效，${dateTime(new Date(expiresAt))} 前），请交给本人：`,
  `${siteOrigin || '<网站地址>'}${enrolmentAddress(enrolment)}`,
];

const list = adminCommand({
  name: 'staff',
  summary: '列出工作台的工作人员',
  input: z.object({}),
  changes: false,
  run: async ({ db }) => (await staffMembers(db)).map((member) => Object.assign({}, member)),
  print: (members) =>
    members.length === 0
      ? ['还没有工作人员。']
      : members.map(({ login, name, role: held, state, lastSignInAt }) =>
          onOneLine([
            login,
            name,
            roleNames[held],
            states[state],
            lastSignInAt === null ? '' : `最近登录 ${dateTime(new Date(lastSignInAt))}`,
          ]),
        ),
});

const add = adminCommand({
  name: 'staff add',
  summary: `添加工作人员，打印一次性开通链接；岗位：${roles}`,
  positionals: { ...positionals, name: '姓名', role: '岗位' },
  input: z.object({ login: staffLogin, name: text(40), role }),
  changes: true,
  run: async (context, member) => withOrigin(context, await addStaffMember({ ...context, staff: null }, member)),
  print: printed,
});

const reset = adminCommand({
  name: 'staff reset',
  summary: '重发开通链接（遗失手机或忘记密码）；原密码、口令与登录随即失效',
  positionals,
  input: ofLogin,
  changes: true,
  run: async (context, { login }) =>
    withOrigin(context, await resetStaffMember({ ...context, staff: null }, await staffIdOf(context.db, login))),
  print: printed,
});

const change = (name: string, summary: string, disabled: boolean, said: string): AdminCommand =>
  adminCommand({
    name,
    summary,
    positionals,
    input: ofLogin,
    changes: true,
    run: async (context, { login }) => ({
      ...(await changeStaffMember({ ...context, staff: null }, { id: await staffIdOf(context.db, login), disabled })),
    }),
    print: () => [said],
  });

const setRole = adminCommand({
  name: 'staff role',
  summary: `更改工作人员的岗位；岗位：${roles}`,
  positionals: { ...positionals, role: '岗位' },
  input: z.object({ login: staffLogin, role }),
  changes: true,
  run: async (context, { login, role: given }) => {
    const id = await staffIdOf(context.db, login);
    return { ...(await changeStaffMember({ ...context, staff: null }, { id, role: given })) };
  },
  print: ({ login, role: held }) => [onOneLine([login, roleNames[held]])],
});

/** Admin commands for the staff of the desk; they add the first administrator. */
export const staffCommands: readonly AdminCommand[] = [
  list,
  add,
  reset,
  setRole,
  change('staff disable', '停用工作人员，其登录随即结束', true, '已停用。'),
  change('staff enable', '恢复被停用的工作人员', false, '已恢复。'),
];
