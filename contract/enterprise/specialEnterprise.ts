/**
 * The member code (`mcpCode`) of the one special enterprise; its user center is its own business page (specification
 * section 2).
 */
export const specialEnterpriseCode = 'MC00000001';

/** Whether an enterprise is the special one; false without an enterprise. */
export const isSpecialEnterprise = (enterprise: { mcpCode: string | null } | null | undefined): boolean =>
  enterprise?.mcpCode === specialEnterpriseCode;
