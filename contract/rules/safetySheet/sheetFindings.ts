import { goodsProblemMessages } from '#contract/protocol/goodsProblems.ts';
import { parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { withDegrees } from '#contract/rules/classification/degrees.ts';
import { flashPointProblem } from '#contract/rules/classification/flashPointRules.ts';
import type { CargoForm, DangerousForm } from '#contract/booking/orderForm.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ReadValue, SheetFacts } from './safetySheet.ts';

/** A contradiction between a safety data sheet and an order's declarations. */
export interface SheetFinding {
  /** The cargo item, from 0; null if the sheet may belong to any. */
  cargoItem: number | null;
  /** The contradicted field of its dangerous goods. */
  field: 'unNumber' | 'hazardClass' | 'packingGroup' | 'flashPoint' | 'marinePollutant';
  /** Whether the sheet suggests undeclared dangerous goods. */
  isUndeclared: boolean;
  findingZh: string;
  /** The value in the sheet. */
  read: ReadValue;
}

type Declared = Pick<CargoForm, 'dangerous'>;
type Contradiction = Omit<SheetFinding, 'cargoItem' | 'isUndeclared'>;

/** Liquids that flash at or below this are of class 3, in °C closed cup (IMDG 2.3.1.2). */
const classThreeMax = 60;

const listZh = (all: readonly ReadValue[], name: (value: string) => string): string =>
  all.map(({ value }) => name(value)).join('、');

const un = (value: string): string => `UN ${value}`;

/** The unambiguous value of the sheet. */
const only = (all: readonly ReadValue[]): ReadValue | undefined => (all.length === 1 ? all[0] : undefined);

const classOf = (facts: SheetFacts, { hazardClass }: DangerousForm): Contradiction[] => {
  const read = only(facts.hazardClass);
  // the compatibility group of class 1 may be omitted, and a class may represent its division
  const isSame = read && (hazardClass.startsWith(read.value) || read.value.startsWith(hazardClass));
  if (!read || hazardClass === '' || isSame) return [];
  return [{ field: 'hazardClass', findingZh: `说明书的危险类别为 ${read.value}，订单申报为 ${hazardClass}`, read }];
};

const hazardsOf = (facts: SheetFacts, { subsidiaryHazards, hazardClass }: DangerousForm): Contradiction[] => {
  const read = only(facts.subsidiaryHazards);
  const lacking = read?.value
    .split(' ')
    .filter((hazard) => !subsidiaryHazards.some((one) => one.startsWith(hazard)) && hazard !== hazardClass);
  if (!read || hazardClass === '' || !lacking || lacking.length === 0) return [];
  const findingZh = `说明书写有次要危险性 ${lacking.join('、')}，订单没有申报`;
  return [{ field: 'hazardClass', findingZh, read }];
};

const groupOf = (facts: SheetFacts, { packingGroup, hazardClass }: DangerousForm): Contradiction[] => {
  const read = only(facts.packingGroup);
  if (!read || hazardClass === '' || packingGroup === null || read.value === packingGroup) return [];
  return [{ field: 'packingGroup', findingZh: `说明书的包装类别为 ${read.value}，订单申报为 ${packingGroup}`, read }];
};

const pollutantOf = (facts: SheetFacts, { marinePollutant, hazardClass }: DangerousForm): Contradiction[] => {
  const read = only(facts.marinePollutant);
  if (read?.value !== 'yes' || hazardClass === '' || marinePollutant) return [];
  return [{ field: 'marinePollutant', findingZh: '说明书写明是海洋污染物，订单没有申报为海洋污染物', read }];
};

/** The sheet's flash point compared with the declared class and packing group, and with the typed one. */
const flashOf = (facts: SheetFacts, goods: DangerousForm, service: ServiceCode): Contradiction[] => {
  const read = only(facts.flashPoint);
  const stated = read && parseFlashPoint(read.value);
  if (!stated || goods.hazardClass === '') return [];
  const problem = flashPointProblem({ ...goods, flashPoint: read.value }, service);
  if (problem) {
    const findingZh = `说明书的闪点为 ${read.value}，与申报不符：${goodsProblemMessages[problem]}`;
    return [{ field: 'flashPoint', findingZh, read }];
  }
  const typed = parseFlashPoint(goods.flashPoint);
  const isApart = typed !== null && (typed.from > stated.to || typed.to < stated.from);
  if (!isApart) return [];
  return [
    { field: 'flashPoint', findingZh: `说明书的闪点为 ${read.value}，订单填写 ${withDegrees(goods.flashPoint)}`, read },
  ];
};

const declaredOf = (facts: SheetFacts, goods: DangerousForm, service: ServiceCode): Contradiction[] => [
  ...classOf(facts, goods),
  ...hazardsOf(facts, goods),
  ...groupOf(facts, goods),
  ...flashOf(facts, goods, service),
  ...pollutantOf(facts, goods),
];

/** The findings of a sheet with a UN number that no item of the order has. */
const withoutItem = (facts: SheetFacts, cargo: readonly Declared[]): SheetFinding[] => {
  const [read] = facts.unNumber;
  if (!read) return [];
  const numbers = listZh(facts.unNumber, un);
  const declared = cargo.flatMap(({ dangerous }) => (dangerous?.unNumber ? [un(dangerous.unNumber)] : []));
  const isUndeclared = cargo.some(({ dangerous }) => dangerous === null);
  const findingZh =
    cargo.length > 1
      ? `说明书第 14 部分为 ${numbers}，订单没有一项货物按此申报`
      : isUndeclared
        ? `说明书第 14 部分为 ${numbers}，货物没有申报为危险品`
        : `说明书第 14 部分为 ${numbers}，订单申报为 ${declared.join('、')}`;
  // an entry that is not selected yet contradicts nothing
  if (!isUndeclared && declared.length === 0) return [];
  return [{ cargoItem: cargo.length === 1 ? 0 : null, field: 'unNumber', isUndeclared, findingZh, read }];
};

/** The findings of a sheet without a UN number about the only item of an order. */
const withoutNumber = (facts: SheetFacts, [item, ...others]: readonly Declared[]): SheetFinding[] => {
  if (!item || others.length > 0) return [];
  const [denied] = facts.notRegulated;
  const read = only(facts.flashPoint);
  const stated = read && parseFlashPoint(read.value);
  if (item.dangerous && denied) {
    const findingZh = '说明书写明不属于危险货物，货物却申报为危险品';
    return [{ cargoItem: 0, field: 'unNumber', isUndeclared: false, findingZh, read: denied }];
  }
  if (item.dangerous || !stated || !(stated.from <= classThreeMax) || !Number.isFinite(stated.from)) return [];
  if (stated.from === classThreeMax && read.value.startsWith('>')) return [];
  const findingZh = `说明书的闪点为 ${read.value}，不高于 60 ℃，货物没有申报为危险品`;
  return [{ cargoItem: 0, field: 'flashPoint', isUndeclared: true, findingZh, read }];
};

/** The contradictions between a safety data sheet and the cargo of an order; the sheet may describe any item. */
export const sheetFindings = (facts: SheetFacts, cargo: readonly Declared[], service: ServiceCode): SheetFinding[] => {
  if (facts.unNumber.length === 0) return withoutNumber(facts, cargo);
  const matching = cargo.flatMap(({ dangerous }, cargoItem) =>
    dangerous && facts.unNumber.some(({ value }) => value === dangerous.unNumber) ? [{ cargoItem, dangerous }] : [],
  );
  if (matching.length === 0) return withoutItem(facts, cargo);
  return matching.flatMap(({ cargoItem, dangerous }) =>
    declaredOf(facts, dangerous, service).map((one) => Object.assign(one, { cargoItem, isUndeclared: false })),
  );
};
