import type { Hono } from 'hono';
import { html } from 'hono/html';
import { volumeNoticeOf } from '#contract/rules/pricing/contractNotices.ts';
import { digitsOf } from '#contract/rules/rounding.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { Markup } from '#server/app/pages/page.ts';
import type { MemberContract } from '#server/enterprise/contracts/forMembers.ts';
import { contractsOfCompany, endingContractsOf } from '#server/enterprise/contracts/forMembers.ts';
import { beyondZh, goodsZh, laneZh, priceZh } from '#server/enterprise/contracts/messages.ts';
import type { Dependencies } from '#server/http/mount.ts';
import type { Member } from '../frame.ts';
import { badge, base, centerPage } from '../frame.ts';
import { memberContext } from '../memberContext.ts';
import type { Members } from '../members.ts';

/** The page's path within the user center. */
export const contractsPath = '/company/contracts';

const columns = ['业务', '线路或地点', '项目与货物', '协议价', '承诺量', '已用'] as const;
const inDays = (days: number): string => (days === 0 ? '今日到期' : `${days} 天后到期`);
const quantity = (value: number): string => digitsOf(value, { max: 3 });

type UsedRate = MemberContract['rates'][number];

const usedCell = ({ rate: { committed }, used }: UsedRate): Markup | string => {
  if (committed === null) return quantity(used);
  const percent = volumeNoticeOf(committed, used);
  const share = `${Math.floor((used / committed) * 100)}%`;
  return html`${quantity(used)}
  ${percent === null ? html`<span class="quiet">${share}</span>` : badge({ zh: share, tone: percent < 100 ? 'warn' : 'bad' })}`;
};

const rateRow = ({ rate, used }: UsedRate): Markup =>
  html`<tr>
    <th scope="row">${allServices[rate.line].nameZh}</th>
    <td data-label="线路或地点">${laneZh(rate)}</td>
    <td data-label="项目与货物">${rate.itemCode}<span class="quiet line">${goodsZh(rate)}</span></td>
    <td data-label="协议价" class="number">${priceZh(rate)}</td>
    <td data-label="承诺量" class="number">
      ${
        rate.committed === null
          ? '不限'
          : html`${quantity(rate.committed)}<span class="quiet line">${beyondZh[rate.beyond]}</span>`
      }
    </td>
    <td data-label="已用" class="number">${usedCell({ rate, used })}</td>
  </tr>`;

const stateOf = ({ isComing, endsInDays }: MemberContract): Markup => {
  if (isComing) return badge({ zh: '未生效', tone: 'mute' });
  return endsInDays === null ? badge({ zh: '生效中', tone: 'good' }) : badge({ zh: inDays(endsInDays), tone: 'warn' });
};

const contractCard = (contract: MemberContract): Markup => {
  const { contractNo, validFrom, validUntil, rates } = contract;
  return html`<section class="card" aria-label="合同 ${contractNo}">
    <h2>合同 ${contractNo} ${stateOf(contract)}</h2>
    <p class="quiet">有效期 ${validFrom} 至 ${validUntil}</p>
    ${
      rates.length === 0
        ? html`<p class="empty">还没有协议价</p>`
        : html`<table class="cards">
            <thead>
              <tr>
                ${columns.map((name, index) => html`<th scope="col" class="${index > 2 ? 'number' : ''}">${name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rates.map(rateRow)}
            </tbody>
          </table>`
    }
  </section>`;
};

const contractsPage = (contracts: readonly MemberContract[]): Markup =>
  contracts.length === 0
    ? html`<section class="card"><p class="empty">公司没有生效中的协议价合同，订单按公布价计费</p></section>`
    : html`<p class="note">
          协议价代替该线路与项目的公布运费，附加费仍按公布价。下单时两种价格并列显示；已取消或未获受理的订单不占承诺量。
        </p>
        ${contracts.map(contractCard)}`;

/** Lists the contracts of a member's company that end soon, with a link to their page. */
export const endingContracts = async (
  { db }: Pick<ReturnType<typeof memberContext>, 'db'>,
  { account: { user, enterprise }, now }: Member,
): Promise<Markup | ''> => {
  const ending = enterprise === null ? [] : await endingContractsOf(db, user.enterpriseId!, now);
  return ending.length === 0
    ? ''
    : html`<p class="notice warn">
        协议价合同
        ${ending.map(({ contractNo, endsInDays }) => `${contractNo}（${inDays(endsInDays)}）`).join('、')}，此后按公布价计费。<a
          href="${base}${contractsPath}"
          >查看协议价</a
        >
      </p>`;
};

/** Mounts a company's price contracts, for every member who may see prices. */
export const mountContracts = (app: Hono, { visit }: Dependencies, members: Members): void => {
  app.get(
    `${base}${contractsPath}`,
    members(async (c, member) => {
      const { db, user } = memberContext(visit, c, member);
      const { enterpriseId } = user;
      const contracts = enterpriseId === null ? [] : await contractsOfCompany(db, enterpriseId, member.now);
      return centerPage(c, member, { path: contractsPath, title: '协议价', body: contractsPage(contracts) });
    }),
  );
};
