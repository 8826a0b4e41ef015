import type { Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import { paths } from '#contract/app/routes.ts';
import type { ApiError } from '#contract/protocol/apiError.ts';
import { isAllowed } from '#contract/enterprise/companyRoles.ts';
import { centerPermissions } from '#contract/enterprise/centerPermissions.ts';
import { isSpecialEnterprise } from '#contract/enterprise/specialEnterprise.ts';
import type { Account } from '#server/auth/account.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import { errorStatus } from '#server/http/errors/sendError.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Label } from '#server/app/pages/labels.ts';
import type { Markup } from '#server/app/pages/page.ts';
import { page } from '#server/app/pages/page.ts';

/** The member who views the page, and when. */
export interface Member {
  account: Account;
  /** The members of their company with open accounts; 1 without a company. */
  colleagues: number;
  /** Identifies the site's session behind this one. */
  tokenHash: string;
  now: Date;
}

/** A hidden value of a form. */
export const hidden = (name: string, value: string): Markup =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** The attributes of an invalid control. */
export const invalid: Markup = html`aria-describedby="problem" aria-invalid="true"`;

/** The attributes of the first invalid control, which gets the focus. */
export const firstInvalid: Markup = html`${invalid} autofocus`;

/** A state as a small coloured word. */
export const badge = ({ zh, tone }: Label) => html`<span class="badge ${tone}">${zh}</span>`;

/** What a form has done; it takes the focus of the page that follows the form. */
export const doneNotice = (text: string): Markup =>
  html`<p class="notice good" role="status" tabindex="-1" autofocus>${text}</p>`;

/** A name with its value in a list of facts or figures. */
export const fact = (name: string, value: Markup | string | number): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** Stacked texts. */
export const textLines = (texts: readonly string[]): Markup =>
  html`${texts.map((text) => html`<span class="line">${text}</span>`)}`;

/** Opens the site's own dialog for enterprise verification. */
export const verifyHref = '/?verify=1';

export const base = '/user-center';

const isVerified = ({ enterprise }: Account): boolean => enterprise?.auditStatus === 'PASS';

/**
 * The pages of the center, and the site's own account pages; those have their whole path. A page is listed for members
 * whose role may open it.
 */
const places: readonly {
  path: string;
  name: string;
  shown: (account: Account, colleagues: number) => boolean;
  isOfSite?: true;
}[] = [
  { path: '/business/honeywell', name: '企业专区', shown: ({ enterprise }) => isSpecialEnterprise(enterprise) },
  { path: '/dashboard/workplace', name: '工作台', shown: () => true },
  { path: '/order/list', name: '我的订单', shown: () => true },
  { path: paths.quotes, name: '我的报价', shown: () => true, isOfSite: true },
  { path: '/order/mmOrder', name: '整车订单', shown: ({ wholeVehicleOrders }) => wholeVehicleOrders.length > 0 },
  { path: '/enterprise/verify', name: '企业认证', shown: ({ enterprise }) => enterprise !== null },
  { path: '/company/orders', name: '公司订单', shown: (_, colleagues) => colleagues > 1 },
  { path: '/company/quotes', name: '公司报价', shown: (_, colleagues) => colleagues > 1 },
  {
    path: '/company/approvals',
    name: '待我审批',
    shown: (_, colleagues) => colleagues > 1,
  },
  { path: '/company/members', name: '同事与权限', shown: () => true },
  {
    path: '/company/approvalRules',
    name: '审批规则',
    shown: (_, colleagues) => colleagues > 1,
  },
  {
    path: '/company/contracts',
    name: '协议价',
    shown: isVerified,
  },
  {
    path: '/company/tenders',
    name: '招标',
    shown: isVerified,
  },
  {
    path: '/company/money',
    name: '账单与对账',
    shown: isVerified,
  },
  {
    path: '/company/log',
    name: '公司日志',
    shown: (_, colleagues) => colleagues > 1,
  },
  {
    path: '/company/keys',
    name: '接口密钥',
    shown: ({ enterprise }) => enterprise !== null,
  },
  {
    path: '/company/webhooks',
    name: '事件推送',
    shown: ({ enterprise }) => enterprise !== null,
  },
  { path: '/account/addresses', name: '地址簿', shown: () => true },
  { path: '/account/notifications', name: '通知设置', shown: () => true },
  { path: '/account/watches', name: '关注航线', shown: () => true },
  { path: '/account/calendar', name: '日历订阅', shown: () => true },
  { path: '/account/security', name: '登录设备', shown: () => true },
  { path: '/account/close', name: '注销账号', shown: () => true },
];

const logo = html`<svg viewBox="0 0 40 40" aria-hidden="true">
  <path d="M20 1.5 36 10.7v18.6L20 38.5 4 29.3V10.7Z" class="ring" />
  <path d="M13 17.5h4.4v3.6H13Zm5.4-4.4h4.4v3.6h-4.4Zm0 4.4h4.4v3.6h-4.4Zm5.4 0h4.4v3.6h-4.4Z" fill="#fff" />
  <path d="M10.5 22.3h19.6l-2.6 4.6a2 2 0 0 1-1.7 1H14.6a2.4 2.4 0 0 1-2.2-1.4Z" fill="#fff" />
</svg>`;

/** Shows on every page that the account is being closed, and where to cancel that. */
const closingNotice = ({ user: { closesAt } }: Account): Markup | '' =>
  closesAt === null
    ? ''
    : html`<p class="notice warn">
        账号正在注销，最迟于 ${dateMinute(closesAt)} 完成。<a class="button" href="${base}/account/close">撤销注销</a>
      </p>`;

/** The page's text for users without a company. */
export const withoutCompany = (title: string): Markup =>
  html`<section class="card"><p class="empty">个人用户没有公司，不能使用${title}</p></section>`;

/** A page of the user center: bar, navigation, the last rejection, and the page's own content. */
export const centerPage = (
  c: HonoContext,
  { account, colleagues, now }: Member,
  { path, title, body, apiError = null }: { path: string; title: string; body: Markup; apiError?: ApiError | null },
) =>
  page(c, {
    title: `${title} - 会员中心`,
    stylesheet: `${base}/center.css`,
    script: `${base}/countdown.js`,
    status: apiError ? errorStatus(c, apiError) : 200,
    body: html`<header class="top">
        <a class="brand" href="/">${logo}<b>化运通</b><span>会员中心</span></a>
        <span class="who">${account.user.name}<span class="quiet">${maskedPhone(account.user.phone)}</span></span>
        <a class="back" href="/">返回商城</a>
        <form method="post" action="${base}/logout"><button class="plain">退出登录</button></form>
      </header>
      <div class="center" data-now="${now.toISOString()}">
        <nav aria-label="会员中心">
          ${places
            .filter(({ path: of }) => isAllowed(account.user.companyRole, centerPermissions[`get ${of}`] ?? 'account'))
            .filter(({ shown }) => shown(account, colleagues))
            .map(
              (place) =>
                html`<a
                  href="${place.isOfSite ? '' : base}${place.path}"
                  ${place.path === path ? html`aria-current="page"` : ''}
                  >${place.name}</a
                >`,
            )}
        </nav>
        <main>
          <h1>${title}</h1>
          ${path === '/account/close' ? '' : closingNotice(account)}
          ${
            apiError
              ? html`<p
                  class="notice bad"
                  role="alert"
                  id="problem"
                  ${apiError.field === undefined ? html`tabindex="-1" autofocus` : ''}
                >
                  ${apiError.message}
                </p>`
              : ''
          }
          ${body}
        </main>
      </div>`,
  });
