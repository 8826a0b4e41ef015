import { allServices } from '#contract/services/definitions/allServices.ts';
import { blankCargo } from '#contract/booking/blankOrder.ts';
import type { RecognisedGoods } from '#contract/booking/recognisedGoods.ts';
import { goodsTextsOf } from '#contract/booking/recognisedGoods.ts';
import { misdeclared } from '#stories/orders/misdeclaredOrder.ts';
import { listedGoods } from './listedGoods.ts';

const ordinary = (nameZh: string) => ({ ...blankCargo(allServices.fcl, false), nameZh });

/** Ordinary cargo that looks like dangerous goods, and cargo that does not. */
export const peroxideCargo = ordinary('工业双氧水 30%');
export const chairCargo = ordinary('办公椅');

const { path: _, ...finding } = misdeclared.reviewReasons[0]!;

/** The goods that the first one looks like. */
export const recognisedPeroxide: RecognisedGoods = { finding, goods: listedGoods.peroxide };

/** The recognition results of both. */
export const knownGoods = {
  [JSON.stringify(goodsTextsOf(peroxideCargo))]: recognisedPeroxide,
  [JSON.stringify(goodsTextsOf(chairCargo))]: null,
};
