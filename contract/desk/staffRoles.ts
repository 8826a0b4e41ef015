/** What staff may do: a clerk works on orders, a reviewer also decides on dangerous goods, an administrator does all. */
export const staffRoles = ['clerk', 'reviewer', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who works on everything but the review of dangerous goods. */
export const clerks: readonly StaffRole[] = ['clerk', 'administrator'];

/** Who sees what the company earns. */
export const managers: readonly StaffRole[] = ['administrator'];

export const roleNames: Readonly<Record<StaffRole, string>> = {
  clerk: '操作员',
  reviewer: '危险品审核员',
  administrator: '管理员',
};
