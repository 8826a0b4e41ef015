/** Messages to the members of a company about colleagues and invitations. */
export const memberMessages = {
  unverified: '企业认证通过后才能邀请同事',
  forbidden: '您没有管理同事的权限，请联系公司的所有者或管理员',
  ownersOnly: '只有所有者可以任免所有者',
  recipientWrong: '请填写同事的手机号（11 位）或邮箱',
  roleWrong: '请选择角色',
  alreadyMember: '该同事已在本公司',
  tooManyInvitations: (max: number) => `等待接受的邀请最多 ${max} 个，请先撤回不用的邀请`,
  tooOften: (wait: string) => `邀请过于频繁，请${wait}后再试`,
  invitationGone: '邀请不存在、已撤回或已过期，请联系邀请您的同事',
  ownVerified: '您的账号已有认证的企业或正在审核中，不能加入其他公司',
  ownColleagues: '您的公司还有其他同事，请先退出原公司',
  ownOpen: '您还有进行中的订单或未开具的发票，了结后才能加入公司',
  closing: '您的账号正在注销，撤销注销后才能加入公司',
  memberGone: '该同事不在本公司',
  lastOwner: '公司至少要有一位所有者：请先将另一位同事设为所有者',
  heirMissing: '请选择接手其订单、询价、报价与模板的同事',
  alone: '公司只有您一人，无需退出',
} as const;

/** Messages about the branches of a company. */
export const branchMessages = {
  nameMissing: '请填写分支机构的名称',
  nameLong: (max: number) => `分支机构的名称最多 ${max} 个字`,
  nameTaken: '已有同名的分支机构，请换一个名称',
  tooMany: (max: number) => `分支机构最多 ${max} 个`,
  gone: '分支机构不存在或已删除',
  none: '总部',
} as const;

/** Messages about a company's API keys, on their page and to the systems. */
export const keyMessages = {
  nameMissing: '请填写密钥的名称，如使用它的系统',
  nameLong: (max: number) => `名称最多 ${max} 个字`,
  nameTaken: '已有同名的密钥。刚生成的密钥只显示一次：没有保存请停用它后重新生成，否则请换一个名称',
  scopesMissing: '请至少勾选一项权限',
  daysWrong: (max: number) => `有效天数应为 1 至 ${max} 的整数`,
  tooMany: (max: number) => `有效的密钥最多 ${max} 个，请先停用不用的密钥`,
  tooOften: (wait: string) => `新建密钥过于频繁，请${wait}后再试`,
  gone: '密钥不存在、已停用或已过期',
  wrong: '接口密钥无效、已过期或已停用，请在会员中心的“接口密钥”核对',
  notOpen: '接口密钥不能调用此接口',
  lacks: (scope: string) => `接口密钥没有“${scope}”权限`,
} as const;
