import { html } from 'hono/html';
import type { AddressBook, AddressEntry, AddressFields, AddressRole } from '#contract/enterprise/addressBook.ts';
import { addressFields, addressRole } from '#contract/enterprise/addressBook.ts';
import { isRequired } from '#contract/protocol/fields.ts';
import type { Markup } from '#server/app/pages/page.ts';
import { badge, base, doneNotice, firstInvalid, invalid } from './frame.ts';

/** The page's path within the user center. */
export const addressesPath = '/account/addresses';

const roleNames: Readonly<Record<AddressRole, string>> = {
  shipper: '发货人',
  consignee: '收货人',
  notifyParty: '通知人',
  contact: '订单联系人',
  emergency: '24 小时应急联系人',
};

/** An address as typed into the form; with an id it changes that one. */
export type TypedAddress = Omit<AddressFields, 'role'> & { id?: string | undefined; role: string };

/** The data of the page of addresses. */
export interface AddressesPage extends AddressBook {
  /** The form's values: a new address, an edited one, or the rejected input. */
  typed: TypedAddress;
  /** Why the last form was rejected, by field, in the order of the form. */
  rejected: Readonly<Record<string, string>>;
  isSaved: boolean;
}

/** The fields by name, as used in the form and its rejections. */
export const addressLabels: Readonly<Record<string, string>> = {
  role: '用作',
  name: '名称或姓名',
  address: '地址',
  telephone: '电话',
  email: '邮箱',
};

/** A blank form. */
export const blankAddress: TypedAddress = {
  role: 'consignee',
  name: '',
  address: '',
  telephone: '',
  email: '',
  isDefault: false,
};

const entryRow = ({ id, role, name, address, telephone, email, isDefault }: AddressEntry): Markup =>
  html`<tr>
    <th scope="row">
      ${name}${isDefault ? html` ${badge({ zh: '默认', tone: 'good' })}` : ''}
      ${address === '' ? '' : html`<span class="quiet line">${address}</span>`}
    </th>
    <td data-label="用作">${roleNames[role]}</td>
    <td data-label="电话与邮箱">${telephone}${email === '' ? '' : html`<span class="quiet line">${email}</span>`}</td>
    <td data-label="操作">
      <form method="post" action="${base}${addressesPath}/remove" class="inline">
        <a class="plain" href="${base}${addressesPath}?edit=${id}#address" aria-label="修改${name}">修改</a>
        <input type="hidden" name="id" value="${id}" />
        <button class="plain" aria-label="删除${name}">删除</button>
      </form>
    </td>
  </tr>`;

const list = (entries: readonly AddressEntry[]): Markup =>
  entries.length === 0
    ? html`<p class="empty">
        地址簿还是空的。下单后，订单中的发货人、收货人、通知人与联系人会自动存入；也可在下面添加。
      </p>`
    : html`<table class="cards">
        <thead>
          <tr>
            ${['名称与地址', '用作', '电话与邮箱', '操作'].map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${addressRole.options.flatMap((role) => entries.filter((entry) => entry.role === role)).map(entryRow)}
        </tbody>
      </table>`;

const field = (
  { typed, rejected }: AddressesPage,
  name: 'name' | 'address' | 'telephone' | 'email',
  hint = '',
): Markup => {
  const required = isRequired(addressFields, blankAddress, name);
  const message = rejected[name];
  return html`<label
    ><span
      >${addressLabels[name]}${hint === '' ? '' : html`<span>${hint}</span>`}${required ? html` <b class="mark" aria-hidden="true">*</b>` : ''}</span
    >
    <input
      name="${name}"
      value="${typed[name]}"
      autocomplete="off"
      ${message === undefined ? '' : name === Object.keys(rejected)[0] ? firstInvalid : invalid}
      ${required ? 'required' : ''}
    />${message === undefined ? '' : html`<span class="fault">${message}</span>`}</label
  >`;
};

const form = (page: AddressesPage): Markup => {
  const { typed } = page;
  return html`<form id="address" method="post" action="${base}${addressesPath}" class="stacked wide" novalidate>
    ${typed.id === undefined ? '' : html`<input type="hidden" name="id" value="${typed.id}" />`}
    <label
      >用作
      <select name="role">
        ${addressRole.options.map(
          (role) => html`<option value="${role}" ${role === typed.role ? 'selected' : ''}>${roleNames[role]}</option>`,
        )}
      </select></label
    >
    ${field(page, 'name', '（出口单证须用英文）')} ${field(page, 'address')} ${field(page, 'telephone')}
    ${field(page, 'email')}
    <label class="tick"
      ><input
        type="checkbox"
        name="isDefault"
        ${typed.isDefault ? 'checked' : ''}
      />新订单自动填入（每种用途一条）</label
    >
    <p>
      <button class="button">${typed.id === undefined ? '添加' : '保存'}</button>
      ${typed.id === undefined ? '' : html`<a class="plain" href="${base}${addressesPath}">取消</a>`}
    </p>
  </form>`;
};

/** The company as its licence states it, and how orders use it. */
const ownCompany = ({ company }: AddressesPage): Markup =>
  html`<section class="card">
    <h2>本公司</h2>
    ${
      company
        ? html`<p>${company.name}<span class="quiet line">${company.address}</span></p>
            ${company.english ? html`<p lang="en">${company.english.name}<span class="quiet line">${company.english.address}</span></p>` : ''}
            <p class="note">
              国内业务的发货人按营业执照自动填入；${
                company.english
                  ? '出口业务按以上英文名称与地址填入。'
                  : '出口业务须用英文名称与地址，请添加一条发货人并设为新订单自动填入。'
              }
            </p>`
        : html`<p class="quiet">企业认证通过后，国内业务的发货人按营业执照自动填入。</p>`
    }
  </section>`;

/** The address book: the company, its addresses, and the form to add or change one. */
export const addressesPage = (page: AddressesPage): Markup =>
  html`${ownCompany(page)}
    <section class="card">
      <h2>地址</h2>
      ${page.isSaved ? doneNotice('已保存') : ''} ${list(page.entries)}
    </section>
    <section class="card">
      <h2>${page.typed.id === undefined ? '添加地址' : '修改地址'}</h2>
      ${form(page)}
    </section>`;
