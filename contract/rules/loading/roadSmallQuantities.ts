import { sumOf } from '#contract/rules/rounding.ts';
import { figure } from './figures.ts';
import type { LoadFinding } from './loadFinding.ts';
import { deskAt } from './loadFinding.ts';
import { isSpread } from './units.ts';

/** Goods on the road; small quantities are those in limited or in excepted quantities. */
interface RoadCargo {
  /** The truck, from 1. */
  unit: number;
  grossKg: number;
  packages: number;
  dangerous: { limitedQuantity?: boolean | undefined; exceptedQuantity?: boolean | undefined } | null;
}

/** The maximum of one vehicle as ordinary goods: kg gross in limited, packages in excepted quantities. */
export const roadSmallMost = { limitedKg: 8_000, exceptedPackages: 1_000 } as const;

/** Order No. 29 of 2019 of the Ministry of Transport, article 21. */
export const roadSmallSource = '《危险货物道路运输安全管理办法》（交通运输部令 2019 年第 29 号）第二十一条';

/** The small quantities on each truck; one cargo item is spread evenly, several unassigned ones count for the first. */
const loadsOf = (cargo: readonly RoadCargo[], trucks: number) => {
  const share = isSpread(cargo) ? Math.max(1, trucks) : 1;
  const of = (unit: number, kind: 'limitedQuantity' | 'exceptedQuantity') =>
    cargo.filter((one) => one.unit === unit && one.dangerous?.[kind] === true);
  return [...new Set(cargo.map(({ unit }) => unit))].map((unit) => ({
    unit,
    limitedKg: sumOf(of(unit, 'limitedQuantity').map(({ grossKg }) => grossKg)) / share,
    exceptedPackages: Math.ceil(sumOf(of(unit, 'exceptedQuantity').map(({ packages }) => packages)) / share),
  }));
};

/**
 * Whether each cargo item is dangerous but still needs no truck for dangerous goods: at most 8,000 kg gross of limited
 * quantities and 1,000 packages of excepted ones on its truck (Order 2019-29, article 21).
 */
export const asOrdinaryByRoad = (cargo: readonly RoadCargo[], trucks: number): boolean[] => {
  const within = new Set(
    loadsOf(cargo, trucks)
      .filter(
        ({ limitedKg, exceptedPackages }) =>
          limitedKg <= roadSmallMost.limitedKg && exceptedPackages <= roadSmallMost.exceptedPackages,
      )
      .map(({ unit }) => unit),
  );
  return cargo.map(
    ({ unit, dangerous }) =>
      (dangerous?.limitedQuantity === true || dangerous?.exceptedQuantity === true) && within.has(unit),
  );
};

/** Trucks with more small quantities than article 21 allows in an ordinary one; they need one for dangerous goods. */
export const roadSmallFindings = (cargo: readonly RoadCargo[], trucks: number): LoadFinding[] =>
  loadsOf(cargo, trucks).flatMap(({ unit, limitedKg, exceptedPackages }) => {
    const loadZh = [
      ...(limitedKg > roadSmallMost.limitedKg
        ? [`有限数量总质量 ${figure(limitedKg)} kg，超过 ${figure(roadSmallMost.limitedKg)} kg`]
        : []),
      ...(exceptedPackages > roadSmallMost.exceptedPackages
        ? [`例外数量 ${figure(exceptedPackages)} 件，超过 ${figure(roadSmallMost.exceptedPackages)} 件`]
        : []),
    ].join('，');
    return loadZh === ''
      ? []
      : [deskAt('items', `第 ${unit} 车${loadZh}，须由危险货物运输车辆承运，按危货车计价`, roadSmallSource)];
  });
