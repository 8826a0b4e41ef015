import type { Problem } from '#contract/protocol/problem.ts';
import { limits } from '#contract/protocol/limits.ts';
import { paths } from '#contract/app/routes.ts';
import { tankFindings } from '#contract/rules/tanks/tankFindings.ts';
import { tankFitnessFindings } from '#contract/rules/tanks/tankFitness.ts';
import { availableTanks, tankMatchOf } from '#contract/rules/tanks/tanks.ts';
import { times } from '#contract/rules/rounding.ts';
import { common } from '#contract/services/definitions/commonFields.ts';
import { defineService, densityOf, piecesOf } from '#contract/services/definitions/serviceDefinition.ts';

const litresOf = { '24': 24_000, '25': 25_000, '26': 26_000 } as const;

/** The chosen kinds of tanks; `RENT-T11` is a rented T11. */
const chosenTanks = (items: Readonly<Record<string, number>>): string[] =>
  Object.entries(items).flatMap(([item, pieces]) => (pieces > 0 ? [item.replace(/^RENT-/, '')] : []));

/** Tank containers, by voyage or rented by the day. */
export const tank = defineService({
  line: 'tank',
  position: 60,
  nameZh: '罐箱运输',
  prefix: 'TNK',
  agreementZh: '罐箱运输与租用协议',
  routes: { order: paths.tankIndex, success: null },
  items: { labelZh: '罐型罐数', choose: 'many', unitZh: '罐', max: limits.containersMax },
  fields: {
    use: { kind: 'quoted', labelZh: '用途', initial: '' },
    rentalDays: {
      kind: 'count',
      labelZh: '租用天数',
      unit: '天',
      max: limits.storedDaysMax,
      when: { field: 'use', is: ['rent'] },
    },
    loadingDay: { kind: 'day', labelZh: '提罐日期' },
    capacity: {
      kind: 'choice',
      labelZh: '罐容',
      initial: '24',
      options: [
        { value: '24', labelZh: '24 m³' },
        { value: '25', labelZh: '25 m³' },
        { value: '26', labelZh: '26 m³' },
      ],
    },
    tonnesPerTank: { kind: 'quantity', labelZh: '每罐装载量', unit: 't', max: 40, again: 'goods' },
    density: { kind: 'quantity', labelZh: '密度（装货温度）', unit: 'kg/L', max: 4, again: 'goods' },
    density50: {
      kind: 'quantity',
      labelZh: '密度（50 ℃）',
      unit: 'kg/L',
      max: 4,
      optional: true,
      hintZh: '危险品核算最大充装率用；加热运输的填运输最高温度的密度',
      again: 'goods',
    },
    viscosity: {
      kind: 'quantity',
      labelZh: '运动粘度（20 ℃）',
      unit: 'mm²/s',
      max: 1_000_000,
      optional: true,
      hintZh: '不填按稀薄液体计',
      again: 'goods',
    },
    tareKg: {
      kind: 'quantity',
      labelZh: '罐体自重',
      unit: 'kg',
      max: 15_000,
      optional: true,
      hintZh: '罐箱铭牌 TARE，未知可不填',
    },
    baffles: { kind: 'flag', labelZh: '要求带防波板' },
    material: {
      kind: 'choice',
      labelZh: '材质与内衬',
      initial: '316L',
      options: [
        { value: '316L', labelZh: '316L 不锈钢' },
        { value: 'rubber', labelZh: '衬胶' },
        { value: 'pe', labelZh: '衬 PE' },
      ],
    },
    discharge: {
      kind: 'choice',
      labelZh: '卸料方式',
      initial: 'bottom',
      options: [
        { value: 'bottom', labelZh: '底卸' },
        { value: 'top', labelZh: '顶卸' },
      ],
    },
    previousCargoes: { kind: 'text', labelZh: '对前三次装载的要求', max: 200, optional: true },
    returnPlace: { kind: 'text', labelZh: '还罐地', max: 80, optional: true },
    heating: { kind: 'flag', labelZh: '目的地蒸汽加热', when: { field: 'use', is: ['voyage'] } },
    cleaning: { kind: 'flag', labelZh: '委托还罐前清洗', when: { field: 'use', is: ['voyage'] } },
    customsEntrusted: { ...common.customsEntrusted, when: { field: 'use', is: ['voyage'] } },
    incoterm: { ...common.incoterm, when: { field: 'use', is: ['voyage'] } },
    freightPayment: { ...common.freightPayment, when: { field: 'use', is: ['voyage'] } },
    billOfLading: { ...common.billOfLading, when: { field: 'use', is: ['voyage'] } },
  },
  groups: [
    {
      titleZh: '装载与罐况',
      fields: [
        'rentalDays',
        'loadingDay',
        'capacity',
        'tonnesPerTank',
        'density',
        'density50',
        'viscosity',
        'tareKg',
        'baffles',
        'material',
        'discharge',
        'previousCargoes',
        'returnPlace',
      ],
    },
    {
      titleZh: '委托与付款',
      fields: ['heating', 'cleaning', 'customsEntrusted', 'incoterm', 'freightPayment', 'billOfLading'],
    },
  ],
  cargoFields: {},
  hasCargo: true,
  carries: 3,
  beginsDangerous: true,
  moves: true,
  crossesBorders: true,
  parties: ['shipper', 'consignee', 'notifyParty'],
  documents: 'TANK',
  shares: 'container',
  measures: (facts) => ({ container: piecesOf(facts), tank: piecesOf(facts), bill: 1, shipment: 1 }),
  bulk: ({ details, ...facts }) => ({
    packagingCode: 'TANK',
    // a rented tank is filled more than once
    kg: details.use === 'voyage' ? times(details.tonnesPerTank * 1000, piecesOf(facts)) : 0,
    kgPerLitre: details.density,
    implied: {
      density: densityOf(facts),
      tonnesPerTank: details.use === 'voyage' && piecesOf(facts) > 0 ? facts.grossKg / 1000 / piecesOf(facts) : 0,
    },
  }),
  perItem: ({ details }) => ({ day: details.rentalDays }),
  problems: ({ details, cargo, items, grossKg }) => {
    const problems: Record<string, Problem> = {};
    const capacityL = litresOf[details.capacity];
    const chosen = chosenTanks(items);
    for (const code of chosen) {
      const available = availableTanks[code as keyof typeof availableTanks];
      if (available && (capacityL < available.least || capacityL > available.most))
        problems['details.capacity'] = 'tankSize';
    }
    const capacityKg = times(details.tonnesPerTank * 1000, piecesOf({ items }));
    // a rented tank is filled more than once
    if (details.use === 'voyage' && capacityKg > 0 && grossKg > capacityKg) problems.items = 'overPayload';
    // T50 is built for gases, which are always dangerous
    if (chosen.includes('T50') && cargo.some(({ dangerous }) => dangerous === null)) problems.items = 'tankUnfit';
    for (const { dangerous } of cargo) {
      if (!dangerous || dangerous.tankInstruction === undefined) continue;
      const { tanks } = tankMatchOf({ isDangerous: true, tankInstruction: dangerous.tankInstruction });
      if (chosen.some((code) => !tanks.includes(code as (typeof tanks)[number]))) problems.items = 'tankUnfit';
    }
    return problems;
  },
  findings: ({ details, cargo, items, isDangerous }) => [
    ...tankFitnessFindings({
      tanks: chosenTanks(items),
      material: details.material,
      discharge: details.discharge,
      cargo,
    }),
    ...tankFindings({
      tanks: piecesOf({ items }),
      capacityL: litresOf[details.capacity],
      isGas: chosenTanks(items).includes('T50'),
      isDangerous,
      isVoyage: details.use === 'voyage',
      tonnesPerTank: details.tonnesPerTank,
      density: details.density,
      densityWarmest: Number(details.density50),
      viscosity: Number(details.viscosity),
      hasBaffles: details.baffles,
      tareKg: Number(details.tareKg),
      cargo,
    }),
  ],
  statusZh: {},
});
