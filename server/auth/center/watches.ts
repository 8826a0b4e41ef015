import type { Context as HonoContext, Hono } from 'hono';
import { html } from 'hono/html';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import { containerType } from '#contract/rules/pricing/price.ts';
import { forReader } from '#server/language/reader.ts';
import { dateMinute, money } from '#server/app/pages/format.ts';
import type { Markup } from '#server/app/pages/page.ts';
import { ports } from '#server/db/schema/reference.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { watchMessages } from '#server/search/watches/messages.ts';
import type { ListedWatch, TypedWatch } from '#server/search/watches/watches.ts';
import { addWatch, removeWatch, watchesOf } from '#server/search/watches/watches.ts';
import { lanePathOf } from '#server/search/watches/watchNotices.ts';
import { errorOf } from './codeForm.ts';
import { formsOf } from './forms.ts';
import type { Member } from './frame.ts';
import { base, centerPage, doneNotice, firstInvalid, hidden } from './frame.ts';
import { memberContext } from './memberContext.ts';
import type { Members } from './members.ts';

const path = '/account/watches';

type Port = typeof ports.$inferSelect;

interface Shown {
  watches: readonly ListedWatch[];
  ports: readonly Port[];
  typed: TypedWatch;
  /** The field for which the form was rejected. */
  field: string | undefined;
  notice: string | undefined;
}

const blank: TypedWatch = { org: '', dst: '', type: '20GP', isDangerous: true, below: '' };
const notices: Readonly<Record<string, string>> = { added: '已关注', removed: '已取消关注' };
const dollars = (amount: number): string => money({ currency: '2', amount });

const watchRow = (watch: ListedWatch): Markup => {
  const { id, orgZh, dstZh, containerType: type, isDangerous, below, lastAmount, createdAt, toldAt } = watch;
  const name = `${orgZh} → ${dstZh} ${type}`;
  return html`<tr>
    <th scope="row">
      ${orgZh} → ${dstZh}<span class="quiet line">${type}，${isDangerous ? '危险品' : '普通货物'}</span>
    </th>
    <td data-label="通知">
      ${below === null ? '运价有变，或航次从无到有、从有到无' : `海运费不高于 ${dollars(below)}`}
    </td>
    <td data-label="最低海运费" class="number">${lastAmount === null ? '暂无可订航次' : dollars(lastAmount)}</td>
    <td data-label="上次通知">${toldAt > createdAt ? dateMinute(toldAt) : '尚未通知'}</td>
    <td data-label="操作">
      <div class="acts">
        <a class="plain" href="${lanePathOf(watch)}" aria-label="查询 ${name} 的船期">查询船期</a>
        <form method="post" action="${base}${path}/remove">
          ${hidden('id', id)}<button class="plain" aria-label="取消关注 ${name}">取消关注</button>
        </form>
      </div>
    </td>
  </tr>`;
};

const portInput = (
  { typed, field, ports: known }: Shown,
  name: 'org' | 'dst',
  label: string,
  end: 'loading' | 'discharging',
): Markup =>
  html`<label
      >${label}
      <input
        name="${name}"
        value="${typed[name]}"
        list="${name}-ports"
        placeholder="中文、英文或代码"
        autocomplete="off"
        ${field === name ? firstInvalid : ''}
        required
    /></label>
    <datalist id="${name}-ports">
      ${known.filter((port) => port[end]).map(({ code, nameZh }) => html`<option value="${code} ${forReader(nameZh)}"></option>`)}
    </datalist>`;

const formCard = (shown: Shown): Markup => {
  const { typed, field } = shown;
  return html`<section class="card">
    <h2>关注一条航线</h2>
    <form method="post" action="${base}${path}/add" class="stacked wide" novalidate>
      ${portInput(shown, 'org', '起运港', 'loading')} ${portInput(shown, 'dst', '目的港', 'discharging')}
      <label
        >箱型
        <select name="type" ${field === 'type' ? firstInvalid : ''}>
          ${containerType.options.map(
            (type) => html`<option value="${type}" ${type === typed.type ? 'selected' : ''}>${type}</option>`,
          )}
        </select></label
      >
      <label class="tick"
        ><input type="checkbox" name="danger" value="Y" ${typed.isDangerous ? 'checked' : ''} /><span
          ><b>危险品</b><span class="quiet line">只看接受危险品的航次</span></span
        ></label
      >
      <label
        >海运费不高于（美元，选填）
        <input
          name="below"
          value="${typed.below}"
          inputmode="decimal"
          autocomplete="off"
          ${field === 'below' ? firstInvalid : ''}
      /></label>
      <p><button class="button">关注</button></p>
    </form>
    <p class="note">
      不填金额时，最低海运费每次变化、航次从无到有或从有到无都会通知；填了金额，降到该金额才通知。每条航线每天最多通知一次，方式在“通知设置”中选择。最多关注
      ${limits.laneWatchesMax} 条。
    </p>
  </section>`;
};

const watchesPage = (shown: Shown): Markup => {
  const notice = shown.notice === undefined ? undefined : notices[shown.notice];
  return html`${notice === undefined ? '' : doneNotice(notice)}
    <section class="card">
      <h2>关注的航线 <span class="count">${shown.watches.length}</span></h2>
      ${
        shown.watches.length === 0
          ? html`<p class="empty">还没有关注的航线</p>`
          : html`<table class="cards">
              <thead>
                <tr>
                  ${['航线', '通知', '最低海运费', '上次通知', '操作'].map(
                    (name) => html`<th scope="col" class="${name === '最低海运费' ? 'number' : ''}">${name}</th>`,
                  )}
                </tr>
              </thead>
              <tbody>
                ${shown.watches.map(watchRow)}
              </tbody>
            </table>`
      }
    </section>
    ${formCard(shown)}`;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? plainText(value.slice(0, 200)).trim() : '');

/** The form for a lane of a search (`CNSHA-DEHAM-Y-20GP`), with port names. */
const ofLane = (lane: string, known: readonly Port[]): TypedWatch => {
  const [org, dst, danger, type] = lane.split('-');
  const named = (code = '') =>
    known.filter((port) => port.code === code).map(({ nameZh }) => `${code} ${forReader(nameZh)}`);
  return {
    ...blank,
    org: named(org)[0] ?? '',
    dst: named(dst)[0] ?? '',
    isDangerous: danger !== 'N',
    type: type ?? blank.type,
  };
};

/** Mounts the page of watched lanes with its forms: add and remove. */
export const mountWatches = (app: Hono, { visit }: Dependencies, members: Members): void => {
  const show = async (
    c: HonoContext,
    member: Member,
    { typed, apiError = null }: { typed?: TypedWatch; apiError?: ApiError | null } = {},
  ): Promise<Response> => {
    const { db } = visit(c);
    const known = await db.select().from(ports).orderBy(ports.position);
    const body = watchesPage({
      watches: await watchesOf(db, member.account.user.id),
      ports: known,
      typed: typed ?? ofLane(c.req.query('lane') ?? '', known),
      field: apiError?.field,
      notice: c.req.query('done'),
    });
    return centerPage(c, member, { path, title: '关注航线', body, apiError });
  };

  app.get(
    `${base}${path}`,
    members((c, member) => show(c, member)),
  );

  const form = formsOf(app, members);
  form(`${path}/add`, async (c, member) => {
    const given = await c.req.parseBody();
    const typed: TypedWatch = {
      org: textOf(given['org']),
      dst: textOf(given['dst']),
      type: textOf(given['type']),
      isDangerous: given['danger'] === 'Y',
      below: textOf(given['below']),
    };
    const apiError = await errorOf(() => addWatch(memberContext(visit, c, member), typed));
    return apiError ? show(c, member, { typed, apiError }) : c.redirect(`${base}${path}?done=added`, 303);
  });
  form(`${path}/remove`, async (c, member) => {
    const read = givenUuid.safeParse((await c.req.parseBody())['id']);
    const apiError = await errorOf(() => {
      if (!read.success) throw new ApiError(codes.notFound, watchMessages.gone);
      return removeWatch(memberContext(visit, c, member), read.data);
    });
    return apiError ? show(c, member, { apiError }) : c.redirect(`${base}${path}?done=removed`, 303);
  });
};
