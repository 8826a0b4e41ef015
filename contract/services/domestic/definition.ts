import type { Problem } from '#contract/protocol/problem.ts';
import { paths } from '#contract/app/routes.ts';
import { mixedLiquids } from '#contract/rules/loading/liquids.ts';
import { asOrdinaryByRoad, roadSmallFindings } from '#contract/rules/loading/roadSmallQuantities.ts';
import { isAllotted, unitsOf } from '#contract/rules/loading/units.ts';
import { battery, foodstuff, statusNames } from '#contract/services/definitions/commonFields.ts';
import { defineService, piecesOf } from '#contract/services/definitions/serviceDefinition.ts';

/** The payload of a truck in kg, by item code. */
export const truckPayloadKg: Readonly<Record<string, number>> = { BOX10: 10_000, BOX30: 30_000, TANK30: 30_000 };

const tankTruck = 'TANK30';

/** Trucks within China. */
export const domestic = defineService({
  line: 'domestic',
  position: 110,
  nameZh: '国内整车',
  prefix: 'TRK',
  agreementZh: '国内整车运输协议',
  routes: { order: paths.domesticTradeOrder, success: null },
  items: { labelZh: '车型车数', choose: 'many', unitZh: '车', max: 30 },
  fields: {
    loadingAddress: { kind: 'text', labelZh: '装货地址', max: 200, again: 'always' },
    loadingContact: { kind: 'text', labelZh: '装货联系人与电话', max: 80, again: 'always' },
    loadingDay: { kind: 'day', labelZh: '装货日期' },
    unloadingAddress: { kind: 'text', labelZh: '卸货地址', max: 200, again: 'offer' },
    unloadingContact: { kind: 'text', labelZh: '卸货联系人与电话', max: 80, again: 'offer' },
    urban: { kind: 'flag', labelZh: '城市配送', hintZh: '途经限行区域的，须留出办理通行证的时间' },
    receipt: {
      kind: 'choice',
      labelZh: '回单',
      initial: 'photo',
      options: [
        { value: 'photo', labelZh: '电子回单' },
        { value: 'paper', labelZh: '寄回原件' },
      ],
    },
    extraStops: { kind: 'count', labelZh: '增加装卸点', unit: '处', max: 10, optional: true },
    labour: { kind: 'flag', labelZh: '委托装卸' },
    weighing: { kind: 'flag', labelZh: '委托过磅' },
    washing: { kind: 'flag', labelZh: '罐车清洗', hintZh: '换装品种，随附清洗证明' },
  },
  groups: [
    {
      titleZh: '装卸',
      fields: [
        'loadingAddress',
        'loadingContact',
        'loadingDay',
        'unloadingAddress',
        'unloadingContact',
        'urban',
        'receipt',
      ],
    },
    { titleZh: '附加服务', fields: ['extraStops', 'labour', 'weighing', 'washing'] },
  ],
  cargoFields: { ...foodstuff, ...battery },
  hasCargo: true,
  carries: 7,
  beginsDangerous: true,
  moves: true,
  crossesBorders: false,
  parties: ['shipper', 'consignee'],
  documents: 'ROAD',
  shares: 'container',
  measures: (facts) => ({
    truck: piecesOf(facts),
    MULTI: Number(facts.details.extraStops) * piecesOf(facts),
    ton: facts.grossKg / 1000,
  }),
  problems: ({ items, grossKg }): Record<string, Problem> => {
    const payload = Object.entries(items).reduce(
      (sum, [item, pieces]) => sum + (truckPayloadKg[item] ?? 0) * pieces,
      0,
    );
    return payload > 0 && grossKg > payload ? { items: 'overPayload' } : {};
  },
  asOrdinary: (facts) => asOrdinaryByRoad(facts.cargo, piecesOf(facts)),
  raisedZh: (facts) => {
    const ordinary = asOrdinaryByRoad(facts.cargo, piecesOf(facts));
    const isOrdinary = ordinary.includes(true) && facts.cargo.every((one, index) => !one.dangerous || ordinary[index]);
    return isOrdinary ? { truck: '有限、例外数量，不要求危货车：交通运输部令 2019 年第 29 号第二十一条' } : {};
  },
  roomOf: (code) => ({ nameZh: code, payloadKg: truckPayloadKg[code] }),
  findings: ({ items, cargo }) => {
    const small = roadSmallFindings(cargo, piecesOf({ items }));
    const trucks = unitsOf(Object.entries(items).map(([code, quantity]) => ({ code, quantity })));
    const isTank = (unit: number) => trucks[unit - 1] === tankTruck;
    // goods that are not assigned may all lie in the boxes among the trucks
    if (!isAllotted(cargo) && !trucks.every((code) => code === tankTruck)) return small;
    const ruleZh = '罐车为单舱，一车只装一种货物';
    const source = 'JT/T 617.4';
    return [...small, ...mixedLiquids(cargo, { units: trucks.length, unitZh: '车', ruleZh, source, isTank })];
  },
  statusZh: statusNames.road,
});
