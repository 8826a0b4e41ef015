/** What a person may be in a company, from most rights to fewest. */
export const companyRoles = ['owner', 'manager', 'buyer', 'documents', 'finance', 'reader'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** The roles by name, as pages call them. */
export const companyRoleNames: Readonly<Record<CompanyRole, string>> = {
  owner: '所有者',
  manager: '管理员',
  buyer: '订舱员',
  documents: '单证员',
  finance: '财务',
  reader: '只读',
};

/** What each role is for, in one sentence of the page that gives roles. */
export const companyRoleTexts: Readonly<Record<CompanyRole, string>> = {
  owner: '全部权限，可任免所有者',
  manager: '全部业务，邀请同事与分配权限（所有者除外）',
  buyer: '查价、报价、下单、改单、取消，上传单证',
  documents: '查看订单，上传单证，提交补料，确认提单草稿',
  finance: '查看订单，申请发票；被指定时审批订单',
  reader: '只能查看',
};

const all: readonly CompanyRole[] = companyRoles;
const managers: readonly CompanyRole[] = ['owner', 'manager'];
const buyers: readonly CompanyRole[] = ['owner', 'manager', 'buyer'];

/**
 * What a call may need, and the roles that have it. A person alone, without a company or as its only member, is an owner.
 */
export const permissions = {
  /** The own account: password, sign-out, profile. */
  account: all,
  /** Seeing orders of the company with their documents, papers and invoices. */
  'order.read': all,
  'order.place': buyers,
  /** Amending, cancelling and answering questions of the desk. */
  'order.change': buyers,
  /** Approving colleagues' orders before they bind, where a rule names the member for it. */
  'order.approve': ['owner', 'manager', 'finance'],
  /** Uploading and removing documents, shipping instructions, and answers to draft bills of lading. */
  'documents.write': ['owner', 'manager', 'buyer', 'documents'],
  /** Writing to the desk about orders. */
  'message.write': ['owner', 'manager', 'buyer', 'documents', 'finance'],
  'invoice.write': ['owner', 'manager', 'finance'],
  /** Seeing the company's bills, payments and statements of account. */
  'money.read': ['owner', 'manager', 'finance'],
  'quote.read': all,
  'quote.write': buyers,
  'address.read': all,
  'address.write': ['owner', 'manager', 'buyer', 'documents'],
  /** The verification of the company. */
  'company.verify': managers,
  /**
   * Inviting and removing colleagues, their roles, the company's log, and keys of its own systems: a key lets somebody
   * else act for the company, as an invitation does.
   */
  'company.manage': managers,
} as const satisfies Record<string, readonly CompanyRole[]>;

export type Permission = keyof typeof permissions;

/** Whether a role has a permission. */
export const isAllowed = (role: CompanyRole, permission: Permission): boolean =>
  (permissions[permission] as readonly CompanyRole[]).includes(role);

/** The roles that a role may give and take: only an owner makes or removes owners. */
export const rolesGivenBy = (role: CompanyRole): readonly CompanyRole[] => {
  if (role === 'owner') return companyRoles;
  return role === 'manager' ? companyRoles.filter((given) => given !== 'owner') : [];
};
