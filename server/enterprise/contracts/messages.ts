import type { RateForm } from '#contract/desk/contractDesk.ts';
import type { Period } from '#contract/rules/pricing/contractRates.ts';
import type { contractRates } from '#server/db/schema/contracts.ts';
import { money } from '#server/app/pages/format.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { goodsScopeZh } from '#contract/rules/pricing/contractRates.ts';

export type Rate = Omit<typeof contractRates.$inferSelect, 'id' | 'contractId' | 'createdAt' | 'endedAt'>;

/** The terms beyond the committed volume. */
export const beyondZh: Readonly<Record<RateForm['beyond'], string>> = { applies: '超量仍适用', ends: '超量按公布价' };

const periodZh = ({ validFrom, validUntil }: Period): string => `${validFrom} 至 ${validUntil}`;

const volumeZh = ({ committed, beyond }: Pick<Rate, 'committed' | 'beyond'>): string =>
  committed === null ? '不限量' : `承诺量 ${committed}，${beyondZh[beyond]}`;

/** The lane or place of a rate. */
export const laneZh = ({ originZh, destinationZh }: Pick<Rate, 'originZh' | 'destinationZh'>): string =>
  destinationZh === null ? originZh : `${originZh} → ${destinationZh}`;

/** The goods of a rate. */
export const goodsZh = ({ goodsScope, goodsCode }: Pick<Rate, 'goodsScope' | 'goodsCode'>): string =>
  goodsCode === '' ? goodsScopeZh[goodsScope] : `${goodsScopeZh[goodsScope]} ${goodsCode}`;

/** The price of a rate. */
export const priceZh = (rate: Rate): string => `${money(rate)}/${basisZh[rate.basis]}`;

/** The subject of a rate. */
export const rateNameZh = (rate: Rate): string =>
  [allServices[rate.line].nameZh, laneZh(rate), rate.itemCode, goodsZh(rate)].join('，');

/** Its price and volume. */
export const rateTermsZh = (rate: Rate): string => `${priceZh(rate)}，${volumeZh(rate)}`;

const rateZh = (rate: Rate): string => `${rateNameZh(rate)}，${rateTermsZh(rate)}`;

/** Messages to the desk about contract prices: their history, and reasons of rejections. */
export const contractMessages = {
  made: (period: Period) => `建立合同，有效期 ${periodZh(period)}`,
  termsChanged: (before: Period, after: Period, reason: string) =>
    `有效期 ${periodZh(before)} 改为 ${periodZh(after)}：${reason}`,
  remarkChanged: (reason: string) => `更改备注：${reason}`,
  ended: (reason: string) => `提前终止：${reason}`,
  rateAdded: (rate: Rate) => `增加 ${rateZh(rate)}`,
  rateReplaced: (before: Rate, after: Rate) => `更改 ${rateZh(before)}，改为 ${rateZh(after)}`,
  rateEnded: (rate: Rate, reason: string) => `停用 ${rateZh(rate)}：${reason}`,
  contractFee: (nameZh: string, contractNo: string) => `${nameZh}（协议价 ${contractNo}）`,
  /** The end of a contract, as shown to the desk. */
  ending: (companyZh: string, contractNo: string, until: string, days: number) =>
    `${companyZh}的协议价合同${contractNo}将于${until}到期（剩${days}天）`,
  /** The use of a rate's volume, as shown to both sides. */
  volume: (rate: Pick<Rate, 'originZh' | 'destinationZh' | 'itemCode' | 'beyond'>, committed: number, used: number) =>
    `${laneZh(rate)} ${rate.itemCode}承诺量${committed}已用${used}（${Math.floor((used / committed) * 100)}%），${beyondZh[rate.beyond]}`,
  volumeOf: (companyZh: string, contractNo: string, noteZh: string) =>
    `${companyZh}的协议价合同${contractNo}：${noteZh}`,
  ratesImported: (fileName: string, { added, changed, ended }: { added: number; changed: number; ended: number }) =>
    `导入“${fileName}”：增加 ${added} 条，更改 ${changed} 条，停用 ${ended} 条协议价`,
  sheetTitle: '协议价',
  sheetNotes: [
    '本表替换该合同的全部有效协议价：表中没有的将停用，金额或承诺量等有变的将更改，其余不变。',
    '起运地、目的地的名称仅供阅读，以代码为准；目的地代码为空表示只按一地计价的业务。',
  ],
  rowTwice: (row: number) => `与第 ${row} 行是同一线路、项目与货物`,
  problemAt: (row: number | undefined, column: string | undefined, text: string) =>
    [row === undefined ? '' : `第 ${row} 行`, column ?? '', text].filter((part) => part !== '').join(' '),
  companyClosed: '企业的账号已全部注销，合同终止',
  system: '系统',
  unknown: '没有这份合同或协议价，请刷新',
  changedBy: (who: string, at: string, what: string) =>
    `${who}已于 ${at} 操作过该合同（${what}）。您的操作没有执行，请核对`,
  numberTaken: '合同号已被使用',
  companyUnknown: '没有这家已认证的企业：请填写认证的企业全称，或会员代码',
  notInForce: '合同已终止或到期，不能再更改协议价',
  isEnded: '合同已终止',
  portUnknown: '没有这个港口：请填五位港口代码，如 CNSHA',
  destinationMissing: '该业务须填写目的地',
  laneUnpublished: (serviceZh: string) => `${serviceZh}没有这条线路或地点的公布价，请先发布公布价`,
  itemUnknown: (codes: readonly string[]) => `没有这个计价项目：可填 ${codes.join('、')}`,
  overlaps: (contractNo: string, until: string) =>
    `合同 ${contractNo} 已有同一线路、项目与货物的协议价（至 ${until}），请先停用或更改`,
  tooManyRates: (max: number) => `一份合同最多 ${max} 条有效的协议价`,
} as const;
