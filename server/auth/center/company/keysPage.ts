import { html } from 'hono/html';
import { keyScopeNames, keyScopes, keyScopeTexts } from '#contract/enterprise/apiKeys.ts';
import { limits } from '#contract/protocol/limits.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { ListedKey, TypedKey } from '#server/enterprise/members/apiKeys.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import { base, doneNotice, firstInvalid, hidden, invalid } from '../frame.ts';

/** The page's path within the user center. */
export const keysPath = '/company/keys';

/** The data of the page of keys. */
export interface KeysPage {
  keys: readonly ListedKey[];
  typed: TypedKey;
  /** The field for which the form was rejected. */
  field: string | undefined;
  /** The key just created, which is shown only once. */
  made: string | null;
  isSaved: boolean;
}

const madeCard = (key: string): Markup =>
  html`<section class="card made" aria-labelledby="made">
    <h2 id="made" tabindex="-1" autofocus>密钥已生成，只显示这一次</h2>
    <p>请立即复制并存入使用它的系统；离开本页后无法再次查看，遗失只能停用后重新生成。</p>
    <p><code class="secret" aria-label="接口密钥">${key}</code></p>
    <p><a class="button" href="${base}${keysPath}">我已保存</a></p>
  </section>`;

const keyRow = (
  { id, name, scopes, makerName, createdAt, expiresAt, lastUsedAt, lastUsedFrom }: ListedKey,
  now: Date,
): Markup => {
  const daysLeft = Math.ceil((expiresAt.getTime() - now.getTime()) / dayMs);
  return html`<tr>
    <th scope="row">${name}</th>
    <td data-label="权限">${scopes.map((scope) => keyScopeNames[scope]).join('、')}</td>
    <td data-label="创建">${makerName}<span class="quiet line">${dateMinute(createdAt)}</span></td>
    <td data-label="有效期至">${dateMinute(expiresAt)}<span class="quiet line">剩 ${daysLeft} 天</span></td>
    <td data-label="最近使用">
      ${lastUsedAt ? html`${dateMinute(lastUsedAt)}<span class="quiet line">${lastUsedFrom ?? ''}</span>` : '从未使用'}
    </td>
    <td data-label="操作">
      <details>
        <summary aria-label="停用${name}">停用</summary>
        <form method="post" action="${base}${keysPath}/withdraw" class="stacked">
          ${hidden('id', id)}
          <span class="quiet">立即失效，不能恢复</span>
          <p><button class="button" aria-label="确认停用${name}">确认停用</button></p>
        </form>
      </details>
    </td>
  </tr>`;
};

const keysCard = ({ keys }: KeysPage, now: Date): Markup =>
  html`<section class="card">
    <h2>有效的密钥 <span class="count">${keys.length}</span></h2>
    ${
      keys.length === 0
        ? html`<p class="empty">还没有接口密钥</p>`
        : html`<table class="cards">
            <thead>
              <tr>
                ${['名称', '权限', '创建', '有效期至', '最近使用', '操作'].map((each) => html`<th scope="col">${each}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${keys.map((key) => keyRow(key, now))}
            </tbody>
          </table>`
    }
    <p class="note">
      密钥以创建人的身份为公司办理业务：下的订单等同创建人下单（不经公司审批），并在订单经过与公司日志中注明密钥名称。系统只能按公司已同意的协议下单：每项业务须有人在网站下单时勾选同意一次。创建人退出公司、账号停用或注销时，其密钥随即失效。
    </p>
  </section>`;

const formCard = ({ typed, field }: KeysPage): Markup => {
  const faultOf = (name: string): Markup | '' => (name === field ? firstInvalid : '');
  return html`<section class="card">
    <h2>新建密钥</h2>
    <form id="key" method="post" action="${base}${keysPath}/make" class="stacked wide" novalidate>
      <label
        >名称（便于辨认，如“ERP 正式环境”）
        <input name="name" value="${typed.name}" autocomplete="off" ${faultOf('name')} required
      /></label>
      <fieldset ${field === 'scopes' ? invalid : ''}>
        <legend>权限</legend>
        ${keyScopes.map(
          (scope, index) =>
            html`<label class="tick"
              ><input
                type="checkbox"
                name="scopes"
                value="${scope}"
                ${typed.scopes.includes(scope) ? 'checked' : ''}
                ${index === 0 ? faultOf('scopes') : ''}
              /><span
                ><b>${keyScopeNames[scope]}</b><span class="quiet line">${keyScopeTexts[scope]}</span></span
              ></label
            >`,
        )}
      </fieldset>
      <label
        >有效天数（1 至 ${limits.apiKeyDaysMax}）
        <input name="days" value="${typed.days}" inputmode="numeric" autocomplete="off" ${faultOf('days')}
      /></label>
      <p><button class="button">生成密钥</button></p>
    </form>
    <p class="note">
      调用时带请求头 <code>Authorization: Bearer 密钥</code>，每个密钥每分钟最多 ${limits.apiKeyCallsPerMinute}
      次。账号、同事、密码、审批与密钥本身不能用密钥办理。
    </p>
  </section>`;
};

/** A company's API keys, the form that creates one, and the one just created. */
export const keysPage = (page: KeysPage, now: Date): Markup =>
  html`${page.isSaved ? doneNotice('密钥已停用') : ''} ${page.made === null ? '' : madeCard(page.made)}
  ${keysCard(page, now)} ${formCard(page)}`;
