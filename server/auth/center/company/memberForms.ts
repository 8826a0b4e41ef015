import type { Context as HonoContext, Hono } from 'hono';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import { companyRoles, isAllowed } from '#contract/enterprise/companyRoles.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import {
  accept,
  decline,
  invitationsOf,
  invitationsTo,
  invite,
  withdraw,
} from '#server/enterprise/members/invitations.ts';
import {
  addBranch,
  assignBranch,
  branchesOf,
  removeBranch,
  renameBranch,
} from '#server/enterprise/members/branches.ts';
import type { MemberContext } from '#server/enterprise/members/membership.ts';
import { colleaguesOf } from '#server/enterprise/members/colleagues.ts';
import { changeRole, removeMember } from '#server/enterprise/members/membership.ts';
import { branchMessages, memberMessages } from '#server/enterprise/members/messages.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { errorOf } from '../codeForm.ts';
import { formsOf } from '../forms.ts';
import type { Member } from '../frame.ts';
import { base, centerPage } from '../frame.ts';
import { memberContext } from '../memberContext.ts';
import type { Members } from '../members.ts';
import type { TypedInvitation } from './membersPage.ts';
import { membersPath } from './branchesPart.ts';
import { membersPage } from './membersPage.ts';

type Given = Readonly<Record<string, unknown>>;

const textOf = (given: Given, name: string): string => {
  const value = given[name];
  return typeof value === 'string' ? value.slice(0, 300).trim() : '';
};

const roleOf = (given: Given): CompanyRole => {
  const role = companyRoles.find((each) => each === given['role']);
  if (!role) throw new ApiError(codes.badInput, memberMessages.roleWrong);
  return role;
};

const idOf = (given: Given, name: string, message: string): string => {
  const read = givenUuid.safeParse(given[name]);
  if (!read.success) throw new ApiError(codes.badInput, message);
  return read.data;
};

const branchId = (given: Given): string => idOf(given, 'id', branchMessages.gone);

const remove = (context: MemberContext, userId: string, given: Given): Promise<void> =>
  removeMember(context, { userId, heirId: idOf(given, 'heir', memberMessages.heirMissing) });

/** Mounts the colleagues page and its forms: invite, withdraw, accept, decline, give a role, remove and leave. */
export const mountMembers = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const show = async (
    c: HonoContext,
    member: Member,
    shown: { typed?: TypedInvitation; typedBranch?: string; apiError?: ApiError } = {},
  ): Promise<Response> => {
    const context = memberContext(visit, c, member);
    const { enterpriseId, role } = context.user;
    const isManaging = enterpriseId !== null && isAllowed(role, 'company.manage');
    const page = {
      colleagues: enterpriseId === null ? [] : await colleaguesOf(context.db, enterpriseId),
      branches: enterpriseId === null ? [] : await branchesOf(context.db, enterpriseId),
      sent: isManaging ? await invitationsOf(context, enterpriseId) : [],
      received: await invitationsTo(context),
      typed: shown.typed ?? { recipient: '', role: 'buyer' },
      isRejected: shown.typed !== undefined,
      typedBranch: shown.typedBranch,
      isSaved: c.req.query('saved') === '1',
    };
    const body = membersPage(page, member);
    return centerPage(c, member, { path: membersPath, title: '同事与权限', body, apiError: shown.apiError ?? null });
  };

  app.get(
    `${base}${membersPath}`,
    members((c, member) => show(c, member)),
  );

  const form = formsOf(app, members);

  const command = (name: string, run: (context: MemberContext, given: Given) => Promise<void>): void =>
    form(`${membersPath}/${name}`, async (c, member) => {
      const given = await c.req.parseBody();
      const apiError = await errorOf(() => run(memberContext(visit, c, member), given));
      if (!apiError) return c.redirect(`${base}${membersPath}?saved=1`, 303);
      const typed = { recipient: textOf(given, 'recipient'), role: textOf(given, 'role') };
      return show(c, member, {
        apiError,
        ...(name === 'invite' && { typed }),
        ...(name === 'branch/add' && { typedBranch: textOf(given, 'branch') }),
      });
    });

  command('invite', async (context, given) =>
    invite(context, { recipient: textOf(given, 'recipient'), role: roleOf(given) }),
  );
  command('withdraw', async (context, given) => withdraw(context, idOf(given, 'id', memberMessages.invitationGone)));
  command('accept', async (context, given) => accept(context, idOf(given, 'id', memberMessages.invitationGone)));
  command('decline', async (context, given) => decline(context, idOf(given, 'id', memberMessages.invitationGone)));
  command('role', async (context, given) =>
    changeRole(context, { userId: idOf(given, 'member', memberMessages.memberGone), role: roleOf(given) }),
  );
  command('remove', async (context, given) => remove(context, idOf(given, 'member', memberMessages.memberGone), given));
  command('branch/add', async (context, given) => addBranch(context, textOf(given, 'branch')));
  command('branch/rename', async (context, given) => renameBranch(context, branchId(given), textOf(given, 'branch')));
  command('branch/remove', async (context, given) => removeBranch(context, branchId(given)));
  command('branch/assign', async (context, given) =>
    assignBranch(
      context,
      idOf(given, 'member', memberMessages.memberGone),
      textOf(given, 'branch') === '' ? null : idOf(given, 'branch', branchMessages.gone),
    ),
  );
  command('leave', async (context, given) => remove(context, context.user.userId, given));
};
