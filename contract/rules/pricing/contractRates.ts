import * as z from 'zod/mini';
import { unNumber } from '#contract/protocol/unNumber.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { tariffCharge } from './price.ts';

/** The goods of a contract rate; a class or a UN number is a separate field. */
export const goodsScopes = ['any', 'ordinary', 'dangerous', 'hazardClass', 'unNumber'] as const;
export type GoodsScope = (typeof goodsScopes)[number];

/** The goods of a rate as shown on pages. */
export const goodsScopeZh: Readonly<Record<GoodsScope, string>> = {
  any: '不限货物',
  ordinary: '普通货物',
  dangerous: '危险货物',
  hazardClass: '危险类别',
  unNumber: 'UN 编号',
};

/** The subject of a contract rate: one item of a service on a lane, or at a place, for some goods. */
export interface RateScope {
  line: ServiceCode;
  originCode: string;
  /** Null for a service at one place. */
  destinationCode: string | null;
  itemCode: string;
  goodsScope: GoodsScope;
  /** A hazard class or a UN number; empty for the other scopes. */
  goodsCode: string;
}

/** Whether two rates price the same, so that only one of them may be in force on a day. */
export const isSameScope = (a: RateScope, b: RateScope): boolean =>
  a.line === b.line &&
  a.originCode === b.originCode &&
  a.destinationCode === b.destinationCode &&
  a.itemCode === b.itemCode &&
  a.goodsScope === b.goodsScope &&
  a.goodsCode === b.goodsCode;

/** A rate of the customer's own contract in a quote, with the published charge that it replaces. */
export const contractRate = z.object({
  id: z.string(),
  contractNo: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  /** Whether its last day has passed: it prices nothing, and only explains why. */
  isOver: z.boolean(),
  goodsScope: z.enum(goodsScopes),
  goodsCode: z.string(),
  /** The published charge with the price of the contract. */
  charge: tariffCharge,
  /** The committed volume; null without one. */
  committed: z.nullable(z.int()),
  /** The remaining committed volume after other orders, in the charge's basis; null without one. */
  left: z.nullable(z.number()),
  /** The price beyond the committed volume: this rate, or the published price again. */
  beyond: z.enum(['applies', 'ends']),
});
export type ContractRate = z.output<typeof contractRate>;

/** The dangerous goods of a container or of an order, as relevant for rates. */
export interface RatedGoods {
  unNumber: string;
  hazardClass: string;
}

/**
 * Whether a rate applies to goods that are loaded together: as for published prices, dangerous goods decide, and goods
 * next to them have the same rate.
 */
export const isForGoods = (
  { goodsScope, goodsCode }: Pick<ContractRate, 'goodsScope' | 'goodsCode'>,
  dangerous: readonly RatedGoods[],
): boolean => {
  if (goodsScope === 'any') return true;
  if (goodsScope === 'ordinary') return dangerous.length === 0;
  if (dangerous.length === 0) return false;
  if (goodsScope === 'dangerous') return true;
  // a class includes its divisions and compatibility groups: 1 includes 1.4S, and so does 1.4
  return goodsScope === 'hazardClass'
    ? dangerous.every(({ hazardClass }) => hazardClass.startsWith(goodsCode))
    : dangerous.every(({ unNumber: typed }) => unNumber.safeParse(typed).data === goodsCode);
};

/** How specific a scope is: of the rates that apply, the most specific one is charged. */
export const exactnessOf = ({ goodsScope, goodsCode }: Pick<ContractRate, 'goodsScope' | 'goodsCode'>): number =>
  goodsScopes.indexOf(goodsScope) * 10 + goodsCode.length;

/** Calendar days `YYYY-MM-DD` in China, the first and the last. */
export interface Period {
  validFrom: string;
  validUntil: string;
}

/** Whether two periods have a day in common. */
export const hasSharedDay = (a: Period, b: Period): boolean =>
  a.validFrom <= b.validUntil && b.validFrom <= a.validUntil;

/** The status of a contract: before its first day, in force, after its last day, or ended early by the desk. */
export type ContractState = 'coming' | 'inForce' | 'expired' | 'ended';

/** The status of a contract on a day. */
export const contractStateOf = (
  { validFrom, validUntil, endedAt }: Period & { endedAt: Date | null },
  today: string,
): ContractState => {
  if (endedAt !== null) return 'ended';
  if (today < validFrom) return 'coming';
  return today > validUntil ? 'expired' : 'inForce';
};
