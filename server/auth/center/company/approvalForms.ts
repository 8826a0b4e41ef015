import type { Context as HonoContext, Hono } from 'hono';
import type { ApprovalConditions, Approver } from '#contract/enterprise/approvalRules.ts';
import { ruleClasses } from '#contract/enterprise/approvalRules.ts';
import { returnApproval } from '#contract/orders/approval.ts';
import type { ApiError } from '#contract/protocol/apiError.ts';
import { apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { givenOrderNo, givenUuid } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import { portGiven } from '#contract/search/lane.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import type { Database } from '#server/db/database.ts';
import { ports } from '#server/db/schema/reference.ts';
import { approvalMessages } from '#server/enterprise/approvals/messages.ts';
import { addRule, removeRule, rulesOf } from '#server/enterprise/approvals/rules.ts';
import { colleaguesOf } from '#server/enterprise/members/colleagues.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { problemText } from '#server/http/errors/problemMessages.ts';
import { alternativesTo } from '#server/orders/approvals/alternatives.ts';
import { decideApproval } from '#server/orders/approvals/decideApproval.ts';
import { waitingFor } from '#server/orders/approvals/readApprovals.ts';
import { errorOf } from '../codeForm.ts';
import { formsOf } from '../forms.ts';
import type { Member } from '../frame.ts';
import { base, centerPage } from '../frame.ts';
import { memberContext } from '../memberContext.ts';
import type { Members } from '../members.ts';
import type { DecidableOrder, TypedRule } from './approvalsPage.ts';
import { approvalsPage, approvalsPath, rulesPage, rulesPath } from './approvalsPage.ts';

type Given = Readonly<Record<string, string>>;

const givenIn = async (c: HonoContext): Promise<Given> =>
  Object.fromEntries(
    Object.entries(await c.req.parseBody()).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, 2_000).trim()]] : [],
    ),
  );

const amountMax = 1_000_000_000;

const minimumIn = ({ minimum = '', currency }: Given): ApprovalConditions['minimum'] => {
  const typed = plainText(minimum).replaceAll(/[,\s¥$]/g, '');
  if (typed === '') return null;
  const amount = /^\d{1,10}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
  if (amount <= 0 || amount > amountMax * 100)
    throw apiErrorAt('minimum', codes.badInput, approvalMessages.amountWrong);
  return { currency: currency === '2' ? '2' : '1', amount };
};

const portIn = async (
  db: Database,
  name: 'origin' | 'destination',
  given: Given,
): Promise<ApprovalConditions['origin']> => {
  const typed = plainText(given[name] ?? '').trim();
  if (typed === '') return null;
  const end = name === 'origin' ? 'loading' : 'discharging';
  const port = portGiven(await db.select().from(ports), end, { name: typed, code: '' });
  if (!port) throw apiErrorAt(name, codes.badInput, approvalMessages.portUnknown(typed.slice(0, 60)));
  return { code: port.code, nameZh: port.nameZh };
};

const conditionsIn = async (db: Database, given: Given): Promise<ApprovalConditions> => ({
  minimum: minimumIn(given),
  line: serviceCode.options.find((each) => each === given['line']) ?? null,
  origin: await portIn(db, 'origin', given),
  destination: await portIn(db, 'destination', given),
  dangerous: ruleClasses.find((each) => each === given['dangerous']) ?? null,
});

const approversIn = (given: Given): Approver[] =>
  Array.from({ length: limits.approversMax }, (_, index) => index + 1).flatMap((place) => {
    const [userId = '', substitute = ''] = [given[`approver${place}`], given[`substitute${place}`]];
    if (userId === '' && substitute === '') return [];
    if (userId === '') throw apiErrorAt(`approver${place}`, codes.badInput, approvalMessages.approverMissing);
    return [{ userId: givenUuid.parse(userId), substituteId: substitute === '' ? null : givenUuid.parse(substitute) }];
  });

const mountDecisions = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const show = async (
    c: HonoContext,
    member: Member,
    { typed = null, apiError = null }: { typed?: { orderNo: string; note: string } | null; apiError?: ApiError | null },
  ): Promise<Response> => {
    const context = memberContext(visit, c, member);
    const orders: DecidableOrder[] = [];
    for (const order of await waitingFor(context.db, context.user))
      orders.push(Object.assign(order, { alternatives: await alternativesTo(context, order) }));
    const page = { now: member.now, isSaved: c.req.query('saved') === '1', typed };
    const body = approvalsPage(orders, page);
    return centerPage(c, member, { path: approvalsPath, title: '待我审批', body, apiError });
  };

  app.get(
    `${base}${approvalsPath}`,
    members((c, member) => show(c, member, {})),
  );

  const form = formsOf(app, members);
  for (const [name, decision] of [
    ['grant', 'granted'],
    ['return', 'returned'],
  ] as const)
    form(`${approvalsPath}/${name}`, async (c, member) => {
      const given = await givenIn(c);
      const orderNo = givenOrderNo.parse(given['orderNo'] ?? '');
      const version = Number.parseInt(given['version'] ?? '', 10) || undefined;
      const note = decision === 'granted' ? '' : (given['note'] ?? '');
      const typed = decision === 'returned' ? { orderNo, note } : null;
      const problem = decision === 'returned' ? problemsOf(returnApproval.input.shape.note, note)[''] : undefined;
      if (problem) {
        const message = `退回原因：${problemText(problem)}`;
        return show(c, member, { typed, apiError: apiErrorAt('note', codes.badInput, message) });
      }
      const apiError = await errorOf(() =>
        decideApproval(memberContext(visit, c, member), { orderNo, version, decision, note }),
      );
      return apiError ? show(c, member, { typed, apiError }) : c.redirect(`${base}${approvalsPath}?saved=1`, 303);
    });
};

const mountRules = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const show = async (
    c: HonoContext,
    member: Member,
    { typed = { values: {}, field: undefined }, apiError = null }: { typed?: TypedRule; apiError?: ApiError | null },
  ): Promise<Response> => {
    const { db, user } = memberContext(visit, c, member);
    const { enterpriseId } = user;
    const rules = enterpriseId === null ? [] : await rulesOf(db, enterpriseId);
    const people = enterpriseId === null ? [] : await colleaguesOf(db, enterpriseId);
    const body = rulesPage(rules, people, { isSaved: c.req.query('saved') === '1', typed });
    return centerPage(c, member, { path: rulesPath, title: '审批规则', body, apiError });
  };

  app.get(
    `${base}${rulesPath}`,
    members((c, member) => show(c, member, {})),
  );

  const form = formsOf(app, members);
  form(`${rulesPath}/add`, async (c, member) => {
    const values = await givenIn(c);
    const context = memberContext(visit, c, member);
    const apiError = await errorOf(async () =>
      addRule(context, { conditions: await conditionsIn(context.db, values), approvers: approversIn(values) }),
    );
    if (!apiError) return c.redirect(`${base}${rulesPath}?saved=1`, 303);
    return show(c, member, { typed: { values, field: apiError.field ?? 'approver1' }, apiError });
  });
  form(`${rulesPath}/remove`, async (c, member) => {
    const { id } = await givenIn(c);
    const apiError = await errorOf(() => removeRule(memberContext(visit, c, member), givenUuid.parse(id ?? '')));
    return apiError ? show(c, member, { apiError }) : c.redirect(`${base}${rulesPath}?saved=1`, 303);
  });
};

/** Mounts a company's approvals: the orders that wait for the member, with their forms, and the rules. */
export const mountApprovals = (app: Hono, dependencies: Dependencies, members: Members): void => {
  mountDecisions(app, dependencies, members);
  mountRules(app, dependencies, members);
};
