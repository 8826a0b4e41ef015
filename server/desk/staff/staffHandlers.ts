import * as contract from '#contract/desk/staff.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { addStaffMember, changeStaffMember, resetStaffMember, staffMembers } from './staffAccounts.ts';

/** The signed-in person, and administrators' management of colleagues. */
export const staffHandlers = [
  handleDesk(contract.staffInfo, async (_, { staff: { login, name, role, until } }) => ({
    login,
    name,
    role,
    until: until.toISOString(),
  })),
  handleDesk(contract.staffList, (_, { db }) => staffMembers(db)),
  handleDesk(contract.addStaff, (input, context) => addStaffMember(context, input)),
  handleDesk(contract.changeStaff, (input, context) => changeStaffMember(context, input)),
  handleDesk(contract.resetStaff, ({ id }, context) => resetStaffMember(context, id)),
];
