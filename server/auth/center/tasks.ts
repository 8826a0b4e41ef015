import { html } from 'hono/html';
import { paths, pathTo } from '#contract/app/routes.ts';
import { templatesHref } from '#contract/orders/orderTabs.ts';
import type { EnterpriseDetail } from '#contract/enterprise/enterprise.ts';
import { limits } from '#contract/protocol/limits.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { deadlinesOfOrder, missingDocumentsOf } from '#machines/orders/orderDeadlines.ts';
import { dateMinute, roughlyLeft } from '#server/app/pages/format.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { WaitingOrder } from '#server/orders/approvals/readApprovals.ts';
import type { OpenOrder } from '#server/orders/openOrders.ts';
import type { DueTemplate } from '#server/quotes/dueTemplates.ts';
import type { EndingQuote } from '#server/quotes/endingQuotes.ts';
import { approvalsPath } from './company/approvalsPage.ts';
import { base, verifyHref } from './frame.ts';
import { countdown } from './orders.ts';

/** The maximum number of tasks and deadlines listed. */
const shownMax = { tasks: 8, deadlines: 8 };
/** The maximum number of missing documents listed. */
const namedMax = 3;

/** The data from which a member's tasks are computed. */
export interface Waiting {
  detail: EnterpriseDetail | null;
  /** When the next order is cancelled because the enterprise is not verified. */
  nextCancelsAt: string | null;
  openOrders: readonly OpenOrder[];
  /** Colleagues' orders that wait for the member's approval, the earliest due first. */
  approvals: readonly WaitingOrder[];
  endingQuotes: readonly EndingQuote[];
  dueTemplates: readonly DueTemplate[];
  /** The number of orders for which an invoice may be requested. */
  uninvoiced: number;
}

/** A pending task of the member, with its one action. */
interface Task {
  kindZh: string;
  title: string;
  text: Markup | string;
  /** The deadline; null without one. */
  until: Date | null;
  action: string;
  href: string;
  /** Whether seconds are shown. */
  ticks?: true;
}

const verificationTask = ({ detail, nextCancelsAt }: Waiting): Task[] => {
  if (detail?.status !== 'NONE' && detail?.status !== 'REJECTED') return [];
  const rejected = detail.status === 'REJECTED';
  return [
    {
      kindZh: '认证',
      title: rejected ? `企业认证未通过：${detail.reason ?? '请核对资料'}` : '请尽快完成企业认证',
      text: '未认证企业的订单将在下单两天后自动取消',
      until: nextCancelsAt === null ? null : new Date(nextCancelsAt),
      action: rejected ? '重新提交' : '去认证',
      href: verifyHref,
      ticks: true,
    },
  ];
};

const nameOf = ({ line, routeZh }: OpenOrder): string => `${allServices[line].nameZh} ${routeZh}`;

/** An answer that the desk waits for, or the documents missing from an order. */
const orderTasks = (order: OpenOrder, now: Date): Task[] => {
  const deadlines = deadlinesOfOrder(order, now.getTime());
  const link = { href: pathTo('order', order.orderNo) };
  if (order.status === 'NEED_INFO') {
    const until = deadlines.find(({ kind }) => kind === 'answer')?.at;
    const title = `补充资料 · ${order.orderNo}`;
    return [
      { ...link, kindZh: '补料', title, text: nameOf(order), until: until ? new Date(until) : null, action: '去补充' },
    ];
  }
  if (order.status === 'APPROVAL_RETURNED')
    return [
      {
        ...link,
        kindZh: '审批',
        title: `审批退回 · ${order.orderNo}`,
        text: nameOf(order),
        until: order.approvalDueAt,
        action: '去修改',
      },
    ];
  const missing = missingDocumentsOf(order);
  if (missing.length === 0) return [];
  const names = missing.map(({ nameZh }) => nameZh);
  const until = deadlines.find((deadline) => deadline.missing.length > 0)?.at ?? deadlines[0]?.at;
  return [
    {
      ...link,
      kindZh: '单证',
      title: `待备 ${missing.length} 份单证 · ${order.orderNo}`,
      text: `${nameOf(order)}：${names.slice(0, namedMax).join('、')}${names.length > namedMax ? ' 等' : ''}`,
      until: until === undefined ? null : new Date(until),
      action: '去上传',
    },
  ];
};

const approvalTask = ([first, ...others]: readonly WaitingOrder[]): Task[] =>
  first
    ? [
        {
          kindZh: '审批',
          title: `同事的 ${others.length + 1} 个订单待您审批`,
          // each part is translated by itself
          text: html`${first.orderNo} <span>${first.requester}</span>
            <span>${first.routeZh}</span>${others.length > 0 ? ' 等' : ''}`,
          until: first.approval.dueAt,
          action: '去审批',
          href: `${base}${approvalsPath}`,
        },
      ]
    : [];

const quoteTask = ({ id, name, routeZh, validUntil }: EndingQuote): Task => ({
  kindZh: '报价',
  title: `报价即将到期 · ${name}`,
  text: routeZh,
  until: validUntil,
  action: '去下单',
  href: pathTo('quote', id),
});

const withSailing = (what: string, sailsOn: string | null | undefined): string => {
  if (sailsOn === undefined) return what;
  return sailsOn === null ? `${what} · 目前没有可订航次` : `${what} · 最近可订航次 ${sailsOn}`;
};

const templateTask = ({ name, line, routeZh, sailsOn }: DueTemplate): Task => ({
  kindZh: '定期',
  title: `该用模板下单 · ${name}`,
  text: withSailing(`${allServices[line].nameZh} ${routeZh}`, sailsOn),
  until: null,
  action: '去下单',
  href: templatesHref,
});

const invoiceTask = ({ uninvoiced }: Waiting): Task[] =>
  uninvoiced === 0
    ? []
    : [
        {
          kindZh: '开票',
          title: `${uninvoiced} 个订单可申请开票`,
          text: '在订单页申请，开具后可下载',
          until: null,
          action: '去申请',
          href: paths.orders,
        },
      ];

/** A member's pending tasks: by deadline, those without one at the end. */
const tasksOf = (waiting: Waiting, now: Date): Task[] =>
  [
    ...verificationTask(waiting),
    ...approvalTask(waiting.approvals),
    ...waiting.openOrders.flatMap((order) => orderTasks(order, now)),
    ...waiting.endingQuotes.map(quoteTask),
    ...waiting.dueTemplates.map(templateTask),
    ...invoiceTask(waiting),
  ].toSorted((one, other) => (one.until?.getTime() ?? Infinity) - (other.until?.getTime() ?? Infinity));

/** The time left until a deadline; less than a day is emphasised. */
const left = (until: Date, now: Date) =>
  html`<span class="left${until.getTime() - now.getTime() < limits.cutOffSoonMs ? ' soon' : ''}"
    >剩 ${roughlyLeft(until, now)}</span
  >`;

const taskRow = ({ kindZh, title, text, until, action, href, ticks }: Task, now: Date, isFirst: boolean) =>
  html`<li>
    <span class="badge ${until === null ? 'mute' : 'warn'}">${kindZh}</span>
    <span class="what"><b>${title}</b><span class="quiet line">${text}</span></span>
    <span class="until">
      ${
        until === null
          ? ''
          : html`${ticks ? countdown(until.toISOString(), now) : left(until, now)}<span class="quiet line"
                >${dateMinute(until)} 截止</span
              >`
      }
    </span>
    <a class="button${isFirst ? '' : ' light'}" href="${href}" aria-label="${action}：${title}">${action}</a>
  </li>`;

/** The member's pending tasks, the earliest due first; each with its one action. */
export const taskCard = (waiting: Waiting, now: Date): Markup => {
  const tasks = tasksOf(waiting, now);
  return html`<section class="card tasks">
    <h2>等您处理 <span class="count">${tasks.length}</span></h2>
    ${
      tasks.length === 0
        ? html`<p class="empty">没有等您处理的事项。<a href="${paths.shippingFcl}">查船期与价格</a></p>`
        : html`<ul>
            ${tasks.slice(0, shownMax.tasks).map((task, index) => taskRow(task, now, index === 0))}
          </ul>`
    }
    ${
      tasks.length > shownMax.tasks
        ? html`<p class="quiet">另有 ${tasks.length - shownMax.tasks} 项，见<a href="${paths.orders}">全部订单</a></p>`
        : ''
    }
  </section>`;
};

/** The next deadlines of all open orders. */
export const deadlineCard = ({ openOrders }: Waiting, now: Date): Markup => {
  const all = openOrders
    .flatMap((order) => deadlinesOfOrder(order, now.getTime()).map((deadline) => Object.assign(deadline, { order })))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return html`<section class="card deadlines">
    <h2>近期截止</h2>
    ${
      all.length === 0
        ? html`<p class="empty">进行中的订单没有截止时间</p>`
        : html`<ol>
            ${all.slice(0, shownMax.deadlines).map(
              ({ kind, nameZh, at, order }) =>
                html`<li>
                  <span
                    ><time datetime="${at}">${dateMinute(at).slice(5, kind === 'day' ? 10 : 16)}</time
                    >${left(new Date(at), now)}</span
                  >
                  <span
                    >${kind === 'answer' ? '答复补料要求' : nameZh.split('（')[0]}<a
                      href="${pathTo('order', order.orderNo)}"
                      >${order.orderNo}</a
                    ></span
                  >
                </li>`,
            )}
          </ol>`
    }
  </section>`;
};
