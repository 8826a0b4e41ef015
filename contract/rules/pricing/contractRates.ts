import type { ServiceCode } from '#contract/services/serviceCode.ts';

/** The goods that a contract rate is for; a class or a UN number is named beside. */
export const goodsScopes = ['any', 'ordinary', 'dangerous', 'hazardClass', 'unNumber'] as const;
export type GoodsScope = (typeof goodsScopes)[number];

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
