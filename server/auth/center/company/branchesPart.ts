import { html } from 'hono/html';
import type { Markup } from '#server/app/pages/page.ts';
import type { Branch } from '#server/enterprise/members/branches.ts';
import type { Colleague } from '#server/enterprise/members/colleagues.ts';
import { branchMessages } from '#server/enterprise/members/messages.ts';
import { base, firstInvalid, hidden } from '../frame.ts';

/** The page's path within the user center. */
export const membersPath = '/company/members';

/** The address of a form of the colleagues page. */
export const action = (name: string): string => `${base}${membersPath}/${name}`;

/** A colleague's branch; a select for members who manage the company. */
export const branchField = (branches: readonly Branch[], { userId, name }: Colleague, isManaging: boolean): Markup => {
  const own = branches.find(({ memberIds }) => memberIds.includes(userId));
  if (!isManaging) return html`${own?.name ?? branchMessages.none}`;
  return html`<form method="post" action="${action('branch/assign')}" class="inline">
    ${hidden('member', userId)}
    <select name="branch" aria-label="${name}的分支机构">
      <option value="">${branchMessages.none}</option>
      ${branches.map(
        ({ id, name: each }) => html`<option value="${id}" ${id === own?.id ? 'selected' : ''}>${each}</option>`,
      )}
    </select>
    <button class="plain" aria-label="保存${name}的分支机构">保存</button>
  </form>`;
};

const branchRow = ({ id, name, memberIds }: Branch): Markup =>
  html`<tr>
    <th scope="row">
      <form method="post" action="${action('branch/rename')}" class="inline">
        ${hidden('id', id)}
        <input name="branch" value="${name}" aria-label="${name}的名称" required />
        <button class="plain" aria-label="保存${name}的名称">改名</button>
      </form>
    </th>
    <td data-label="同事" class="number">${memberIds.length}</td>
    <td data-label="操作">
      <form method="post" action="${action('branch/remove')}" class="inline">
        ${hidden('id', id)}<button class="plain" aria-label="删除${name}">删除</button>
      </form>
    </td>
  </tr>`;

/** A company's branches for members who manage it: rename, remove, add. */
export const branchesCard = ({
  branches,
  typedBranch,
}: {
  branches: readonly Branch[];
  typedBranch: string | undefined;
}): Markup =>
  html`<section class="card">
    <h2>分支机构 <span class="count">${branches.length}</span></h2>
    ${
      branches.length === 0
        ? html`<p class="empty">还没有分支机构</p>`
        : html`<table class="cards">
            <thead>
              <tr>
                <th scope="col">名称</th>
                <th scope="col" class="number">同事</th>
                <th scope="col">操作</th>
              </tr>
            </thead>
            <tbody>
              ${branches.map(branchRow)}
            </tbody>
          </table>`
    }
    <form method="post" action="${action('branch/add')}" class="stacked wide" novalidate>
      <label
        >新的分支机构
        <input
          name="branch"
          value="${typedBranch ?? ''}"
          autocomplete="off"
          placeholder="如 宁波分公司"
          ${typedBranch === undefined ? '' : firstInvalid}
          required
      /></label>
      <p><button class="button">添加</button></p>
    </form>
    <p class="note">
      分支机构用来归类同事：公司订单与公司报价可按分支机构查看。未安排的同事属于${branchMessages.none}；删除后，其同事归${branchMessages.none}。权限由角色决定，与分支机构无关。
    </p>
  </section>`;
