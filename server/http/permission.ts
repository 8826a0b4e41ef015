import type { CompanyRole, Permission } from '#contract/enterprise/companyRoles.ts';
import { isAllowed } from '#contract/enterprise/companyRoles.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { messages } from './errors/messages.ts';

/** Rejects a permission that a role in a company does not include. */
export const rejectWithout = (permission: Permission, role: CompanyRole): void => {
  if (!isAllowed(role, permission)) throw new ApiError(codes.forbidden, messages.roleLacks(role));
};
