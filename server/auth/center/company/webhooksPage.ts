import { html } from 'hono/html';
import { pathTo } from '#contract/app/routes.ts';
import { orderCommandZh } from '#contract/orders/orderStatusNames.ts';
import { limits } from '#contract/protocol/limits.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { WebhookBill, WebhookBody } from '#contract/enterprise/webhooks.ts';
import type { Label } from '#server/app/pages/labels.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { ListedDelivery, ListedWebhook } from '#server/enterprise/webhooks/webhooks.ts';
import { badge, base, doneNotice, firstInvalid, hidden } from '../frame.ts';

/** The page's path within the user center. */
export const webhooksPath = '/company/webhooks';

/** The data of the page of webhooks. */
export interface WebhooksPage {
  webhooks: readonly ListedWebhook[];
  deliveries: readonly ListedDelivery[];
  /** The address as typed, and whether it was rejected. */
  url: string;
  isRejected: boolean;
  /** The signing secret just created, which is shown only once. */
  made: string | null;
  /** The last completed command. */
  notice: string | undefined;
}

const notices: Readonly<Record<string, string>> = {
  ended: '已停用，不再推送',
  resumed: '已恢复，暂停期间的事件将陆续推送',
  tested: '测试已加入队列，几秒后刷新本页查看结果',
  repeated: '已加入队列，几秒后刷新本页查看结果',
};

const madeCard = (secret: string): Markup =>
  html`<section class="card made" aria-labelledby="made">
    <h2 id="made" tabindex="-1" autofocus>接收地址已添加，签名密钥只显示这一次</h2>
    <p>请立即复制并存入接收系统，用它核对每条推送的签名；遗失只能停用后重新添加。</p>
    <p><code class="secret" aria-label="签名密钥">${secret}</code></p>
    <p><a class="button" href="${base}${webhooksPath}">我已保存</a></p>
  </section>`;

const act = (name: string, id: string, text: string, label: string): Markup =>
  html`<form method="post" action="${base}${webhooksPath}/${name}">
    ${hidden('id', id)}<button class="plain" aria-label="${label}">${text}</button>
  </form>`;

const webhookRow = ({ id, url, createdAt, pausedAt, makerName }: ListedWebhook): Markup =>
  html`<tr>
    <th scope="row"><span class="address">${url}</span></th>
    <td data-label="添加">${makerName}<span class="quiet line">${dateMinute(createdAt)}</span></td>
    <td data-label="状态">
      ${
        pausedAt
          ? html`${badge({ zh: '已暂停', tone: 'bad' })}<span class="quiet line">${dateMinute(pausedAt)} 起</span>`
          : badge({ zh: '推送中', tone: 'good' })
      }
    </td>
    <td data-label="操作">
      <div class="acts">
        ${pausedAt ? act('resume', id, '恢复', `恢复向 ${url} 推送`) : act('test', id, '发送测试', `向 ${url} 发送测试`)}
        <details>
          <summary aria-label="停用 ${url}">停用</summary>
          <form method="post" action="${base}${webhooksPath}/end" class="stacked">
            ${hidden('id', id)}
            <span class="quiet">立即停止推送，等待中的事件不再发送</span>
            <p><button class="button" aria-label="确认停用 ${url}">确认停用</button></p>
          </form>
        </details>
      </div>
    </td>
  </tr>`;

const webhooksCard = ({ webhooks }: WebhooksPage): Markup =>
  html`<section class="card">
    <h2>接收地址 <span class="count">${webhooks.length}</span></h2>
    ${
      webhooks.length === 0
        ? html`<p class="empty">还没有接收地址</p>`
        : html`<table class="cards">
            <thead>
              <tr>
                ${['网址', '添加', '状态', '操作'].map((each) => html`<th scope="col">${each}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${webhooks.map(webhookRow)}
            </tbody>
          </table>`
    }
  </section>`;

const formCard = ({ url, isRejected }: WebhooksPage): Markup =>
  html`<section class="card">
    <h2>添加接收地址</h2>
    <form method="post" action="${base}${webhooksPath}/make" class="stacked wide" novalidate>
      <label
        >网址
        <input
          name="url"
          type="url"
          value="${url}"
          placeholder="https://erp.example.com/hooks"
          autocomplete="off"
          ${isRejected ? firstInvalid : ''}
          required
      /></label>
      <p><button class="button">添加</button></p>
    </form>
    <p class="note">
      公司订单与账单的每个变化都会以 POST 推送到这些网址，请求头按 Standard Webhooks
      签名（<code>webhook-id</code>、<code>webhook-timestamp</code>、<code>webhook-signature</code>）。10 秒内返回 2xx
      即为送达，否则在 46 小时内重试 7 次，仍失败则暂停该网址；返回 410 立即暂停。
    </p>
  </section>`;

const stateOf = ({ status, attempts, responseStatus }: ListedDelivery): Label => {
  if (status === 'delivered') return { zh: `已送达 ${responseStatus}`, tone: 'good' };
  if (status === 'failed') return { zh: '未送达', tone: 'bad' };
  return attempts === 0 ? { zh: '等待发送', tone: 'info' } : { zh: `第 ${attempts} 次未成功`, tone: 'warn' };
};

const resultOf = ({ status, attempts, nextAt, triedAt, responseStatus, outcome }: ListedDelivery): string => {
  if (triedAt === null) return '';
  const why = responseStatus === null || status === 'delivered' ? outcome : `HTTP ${responseStatus}`;
  const next = status === 'waiting' && attempts > 0 ? `，${dateMinute(nextAt)} 重试` : '';
  return status === 'delivered' ? dateMinute(triedAt) : `${why ?? ''}${next}`;
};

const billActsZh: Readonly<Record<WebhookBill['act'], string>> = {
  bill: '出账单',
  creditNote: '贷记',
  allocation: '付款',
  reversal: '冲销',
};

/** The subject of a delivery: its link, its number, and the event. */
const aboutOf = ({ data }: WebhookBody): { path: string; number: string; actZh: string } | undefined => {
  if ('orderNo' in data)
    return { path: pathTo('order', data.orderNo), number: data.orderNo, actZh: orderCommandZh[data.act] };
  if ('billNo' in data) return { path: `${base}/company/money`, number: data.billNo, actZh: billActsZh[data.act] };
  return undefined;
};

const deliveryRow = (delivery: ListedDelivery): Markup => {
  const { id, url, status, body, outcome, responseStatus } = delivery;
  const about = aboutOf(body);
  const name = about ? `${about.number} ${about.actZh}` : '测试';
  return html`<tr>
    <th scope="row">
      ${about ? html`<a href="${about.path}">${about.number}</a><span class="quiet line">${about.actZh}</span>` : name}
    </th>
    <td data-label="时间">${dateMinute(new Date(body.timestamp))}</td>
    <td data-label="网址"><span class="address">${url}</span></td>
    <td data-label="结果">${badge(stateOf(delivery))}<span class="quiet line">${resultOf(delivery)}</span></td>
    <td data-label="操作">
      <div class="acts">
        ${status === 'waiting' ? '' : act('repeat', id, '重新发送', `重新发送 ${name}`)}
        <details>
          <summary aria-label="查看 ${name} 的内容">内容</summary>
          <pre tabindex="0" aria-label="推送的内容">${JSON.stringify(body, null, 2)}</pre>
          ${
            responseStatus === null
              ? ''
              : html`<span class="quiet">响应 HTTP ${responseStatus}</span>
                  <pre tabindex="0" aria-label="对方的响应">${outcome}</pre>`
          }
        </details>
      </div>
    </td>
  </tr>`;
};

const deliveriesCard = ({ deliveries }: WebhooksPage): Markup =>
  html`<section class="card">
    <h2>最近的推送</h2>
    ${
      deliveries.length === 0
        ? html`<p class="empty">还没有推送。公司的订单或账单有变化时，记录出现在这里，保留 ${limits.webhookDays} 天</p>`
        : html`<table class="cards">
            <thead>
              <tr>
                ${['事件', '时间', '网址', '结果', '操作'].map((each) => html`<th scope="col">${each}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${deliveries.map(deliveryRow)}
            </tbody>
          </table>`
    }
  </section>`;

/** A company's webhooks, the form that adds an address, and each delivery. */
export const webhooksPage = (page: WebhooksPage): Markup => {
  const notice = page.notice === undefined ? undefined : notices[page.notice];
  return html`${notice === undefined ? '' : doneNotice(notice)} ${page.made === null ? '' : madeCard(page.made)}
  ${webhooksCard(page)} ${formCard(page)} ${deliveriesCard(page)}`;
};
