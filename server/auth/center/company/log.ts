import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import { companyRoleNames } from '#contract/enterprise/companyRoles.ts';
import { orderCommandZh, orderPartyZh } from '#contract/orders/orderStatusNames.ts';
import type { AuditEvent } from '#server/admin/audit.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { Database } from '#server/db/database.ts';
import { auditEntries, users } from '#server/db/schema/identity.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { base, centerPage } from '../frame.ts';
import type { Members } from '../members.ts';

/** The page's path within the user center. */
export const logPath = '/company/log';

const listed = 200;

/** The actions of members that the company's log shows, by name; sign-ins and passwords are private. */
const acts: Readonly<Partial<Record<AuditEvent, string>>> = {
  'order.placed': '下单',
  'order.moved': '更改订单',
  'order.cancelled': '取消订单',
  'document.uploaded': '上传单证',
  'message.sent': '给平台发消息',
  'document.removed': '删除单证',
  'invoice.requested': '申请发票',
  'instruction.submitted': '提交补料',
  'vgm.submitted': '提交 VGM',
  'bill.approved': '确认提单草稿',
  'bill.changesAsked': '提出提单草稿的更改',
  'track.shared': '开启或停用跟踪链接',
  'offer.accepted': '接受报价',
  'protocol.agreed': '同意运输协议',
  'verification.submitted': '提交企业认证',
  'member.invited': '邀请同事',
  'member.withdrawn': '撤回邀请',
  'member.joined': '加入公司',
  'member.declined': '谢绝邀请',
  'member.changed': '更改角色',
  'member.removed': '移出同事',
  'member.left': '退出公司',
  'branch.added': '新增分支机构',
  'branch.renamed': '更改分支机构名称',
  'branch.removed': '删除分支机构',
  'branch.assigned': '安排同事到分支机构',
  'key.made': '新建接口密钥',
  'key.withdrawn': '停用接口密钥',
  'key.ended': '接口密钥失效',
  'webhook.made': '添加推送地址',
  'webhook.ended': '停用推送地址',
  'webhook.resumed': '恢复推送',
  'tender.made': '建立招标',
  'tender.removed': '删除招标草稿',
  'tender.sent': '发出招标',
  'tender.withdrawn': '撤回招标',
  'tender.awarded': '招标定标',
  'credit.termsSet': '设定账期与信用额度',
  'credit.overridden': '信用额度临时放行',
  'credit.billed': '开具账单',
  'credit.credited': '开具贷项通知',
  'credit.allocated': '核销账单',
  'credit.unallocated': '撤销核销',
  'credit.matched': '认领收款',
  'credit.reversed': '撤销收款',
  'payment.started': '发起在线付款',
  'payment.closed': '关闭在线付款',
  'refund.approved': '批准退款',
  'refund.done': '退款完成',
  'refund.failed': '退款失败',
  'approval.ruleAdded': '新增审批规则',
  'approval.ruleRemoved': '删除审批规则',
  'approval.requested': '提交审批',
};

type Entry = Pick<typeof auditEntries.$inferSelect, 'at' | 'event' | 'detail'> & { name: string | null };

/** The latest actions in a company's name. */
const entriesOf = (db: Database, enterpriseId: string): Promise<Entry[]> =>
  db
    .select({ at: auditEntries.at, event: auditEntries.event, detail: auditEntries.detail, name: users.name })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(and(eq(auditEntries.enterpriseId, enterpriseId), inArray(auditEntries.event, Object.keys(acts))))
    .orderBy(desc(auditEntries.at), auditEntries.event, desc(auditEntries.id))
    .limit(listed);

const approvalActs = ['approval.granted', 'approval.returned', 'approval.lapsed'] as const;

const roleName = (role: unknown): string => companyRoleNames[role as CompanyRole] ?? '';

/** The action; for a decision on an order, the decision's name. */
const actOf = ({ event, detail: { act } }: Entry): string => {
  const decision = approvalActs.find((each) => each === act);
  return decision ? orderCommandZh[decision] : (acts[event as AuditEvent] ?? '');
};

/** Who did it: a colleague, the platform's desk, or the service itself. */
const whoOf = ({ name, detail }: Entry): string => {
  if (detail['by'] === 'system') return orderPartyZh.system;
  return name ?? (detail['staff'] === undefined ? '' : orderPartyZh.platform);
};

const objectOf = (
  { orderNo, tenderNo, recipient, member, branch, role, from, to, rule, key, apiKey, text }: Entry['detail'],
  names: ReadonlyMap<string, string>,
) =>
  [
    orderNo,
    tenderNo,
    recipient,
    typeof member === 'string' ? names.get(member) : '',
    branch,
    text,
    roleName(role),
    rule,
    key,
    apiKey ? `经接口密钥“${String(apiKey)}”` : '',
    from && to ? `${roleName(from)} → ${roleName(to)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');

const logPage = (entries: readonly Entry[], names: ReadonlyMap<string, string>): Markup =>
  html`<section class="card">
    <p class="note">显示最近 ${listed} 条，仅所有者与管理员可见。</p>
    ${
      entries.length === 0
        ? html`<p class="empty">还没有记录</p>`
        : html`<table class="cards">
            <thead>
              <tr>
                ${['时间', '同事', '操作', '对象'].map((name) => html`<th scope="col">${name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${entries.map(
                (entry) =>
                  html`<tr>
                    <th scope="row">${dateMinute(entry.at)}</th>
                    <td data-label="同事">${whoOf(entry)}</td>
                    <td data-label="操作">${actOf(entry)}</td>
                    <td data-label="对象">${objectOf(entry.detail, names)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`;

/** Mounts the company's log: who did what when, for owners and managers. */
export const mountCompanyLog = (app: Hono, { visit }: Dependencies, members: Members): void => {
  app.get(
    `${base}${logPath}`,
    members(async (c, member) => {
      const { enterpriseId } = member.account.user;
      const { db } = visit(c);
      const entries = enterpriseId === null ? [] : await entriesOf(db, enterpriseId);
      const named = entries.flatMap(({ detail }) => (typeof detail['member'] === 'string' ? [detail['member']] : []));
      const people = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, named));
      const body = logPage(entries, new Map(people.map(({ id, name }) => [id, name])));
      return centerPage(c, member, { path: logPath, title: '公司日志', body });
    }),
  );
};
