import * as z from 'zod/mini';
import { unNumber } from '#contract/protocol/unNumber.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { tariffCharge } from './price.ts';

/** The goods that a contract rate is for; a class or a UN number is named beside. */
export const goodsScopes = ['any', 'ordinary', 'dangerous', 'hazardClass', 'unNumber'] as const;
export type GoodsScope = (typeof goodsScopes)[number];

/** The goods of a rate as pages call them. */
export const goodsScopeZh: Readonly<Record<GoodsScope, string>> = {
  any: '不限货物',
  ordinary: '普通货物',
  dangerous: '危险货物',
  hazardClass: '危险类别',
  unNumber: 'UN 编号',
};

/** What a contract rate prices: one item of a service on a lane, or at a place, for some goods. */
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

/** A rate of the customer's own contract, as a quote has it beside the published charge that it takes the place of. */
export const contractRate = z.object({
  id: z.string(),
  contractNo: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  /** Whether its last day has passed: it prices nothing, and says why. */
  isOver: z.boolean(),
  goodsScope: z.enum(goodsScopes),
  goodsCode: z.string(),
  /** The published charge with the price of the contract. */
  charge: tariffCharge,
  /** The committed volume; null without one. */
  committed: z.nullable(z.int()),
  /** What other orders leave of the committed volume, in the charge's basis; null without one. */
  left: z.nullable(z.number()),
  /** What holds beyond the committed volume: this rate, or the published price again. */
  beyond: z.enum(['applies', 'ends']),
});
export type ContractRate = z.output<typeof contractRate>;

/** The dangerous goods of a container or of an order, as far as a rate depends on them. */
export interface RatedGoods {
  unNumber: string;
  hazardClass: string;
}

/**
 * Whether a rate is for goods that are loaded together: as in the published prices, dangerous goods decide, and what lies
 * beside them goes with them.
 */
export const isForGoods = (
  { goodsScope, goodsCode }: Pick<ContractRate, 'goodsScope' | 'goodsCode'>,
  dangerous: readonly RatedGoods[],
): boolean => {
  if (goodsScope === 'any') return true;
  if (goodsScope === 'ordinary') return dangerous.length === 0;
  if (dangerous.length === 0) return false;
  if (goodsScope === 'dangerous') return true;
  // a class has its divisions and compatibility groups: 1 has 1.4S, 1.4 has it too
  return goodsScope === 'hazardClass'
    ? dangerous.every(({ hazardClass }) => hazardClass.startsWith(goodsCode))
    : dangerous.every(({ unNumber: typed }) => unNumber.safeParse(typed).data === goodsCode);
};

/** How exactly a scope names goods: of the rates that are for them, the most exact one is charged. */
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

/** How a contract stands: before its first day, in force, after its last day, or ended early by the desk. */
export type ContractState = 'coming' | 'inForce' | 'expired' | 'ended';

/** How a contract stands on a day. */
export const contractStateOf = (
  { validFrom, validUntil, endedAt }: Period & { endedAt: Date | null },
  today: string,
): ContractState => {
  if (endedAt !== null) return 'ended';
  if (today < validFrom) return 'coming';
  return today > validUntil ? 'expired' : 'inForce';
};
