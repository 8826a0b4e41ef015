import type { StaffMember } from '#contract/desk/staff.ts';

const states: Readonly<Record<StaffMember['state'], string>> = {
  invited: '待开通',
  active: '在用',
  disabled: '已停用',
};

/** The texts of the page of the people who work at the desk. */
export const staffMessages = {
  title: '工作人员',
  lead: '每人一个账号，用密码与动态口令登录；所做的操作都记在本人名下。',
  add: '添加工作人员',
  list: '工作人员名单',
  name: '姓名',
  login: '账号',
  role: '岗位',
  state: '状态',
  states,
  lastSignIn: '上次登录',
  never: '从未登录',
  self: '本人',
  acts: '操作',
  actsOf: (name: string) => `${name}的操作`,
  changeRole: '更改岗位',
  disable: '停用',
  enable: '恢复',
  reset: '重置登录',
  actFor: (act: string, name: string) => `${act}：${name}`,
  issued: {
    title: (login: string) => `${login} 的一次性链接`,
    lead: (until: string) => `请把链接交给本人。${until} 前有效，用过即失效；离开这一页后不再显示。`,
    link: '一次性链接',
    dismiss: '已交给本人',
  },
} as const;
