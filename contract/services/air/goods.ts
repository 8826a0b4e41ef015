import type { ListedRule } from '#contract/rules/acceptance/modeGoods.ts';

export const technicalInstructions = 'ICAO《技术细则》';
/** The field that declares batteries damaged, and what forbids those by air. */
export const conditionAt = 'details.batteryCondition';
export const damagedByAir = `${technicalInstructions}特殊规定 A154`;

export const airColumns = 'ICAO《技术细则》表 3-1；49 CFR 172.101 第 9A、9B 栏';

/** What air freight excludes or leaves to the desk, in the words of the service's page. */
export const airGoods = {
  airToxicGas: {
    code: 'airToxicGas',
    verdict: 'rejected',
    services: ['air'],
    ruleZh: '2.3 项毒性气体客机与货机均禁运，有关国家批准的除外',
    source: airColumns,
    confidence: 'high',
    page: { whatZh: '毒性气体', divisions: ['2.3'] },
  },
  airHot: {
    code: 'airHot',
    verdict: 'rejected',
    services: ['air'],
    ruleZh: '高温运输的物质客机与货机均禁运，有关国家批准的除外',
    source: `${technicalInstructions}第 1 部分 2.1`,
    confidence: 'high',
    at: 'dangerous.isHot',
    page: { whatZh: '申报为高温运输的物质' },
  },
  airInhaled: {
    code: 'airInhaled',
    verdict: 'rejected',
    services: ['air'],
    ruleZh: '包装类别 I 的吸入毒性液体客机与货机均禁运，有关国家批准的除外',
    source: `${technicalInstructions}第 1 部分 2.1`,
    confidence: 'high',
    page: { whatZh: '包装类别 I 的吸入毒性液体', divisions: ['6.1'] },
  },
  airForbiddenEntry: {
    code: 'airForbiddenEntry',
    verdict: 'rejected',
    services: ['air'],
    ruleZh: '该条目客机与货机均禁运',
    source: airColumns,
    confidence: 'high',
    page: { whatZh: '熔融、高温运输条目（UN3256、UN3257、UN3258），以及清单载明客机、货机均禁运的条目' },
  },
  airForbidden: {
    code: 'airForbidden',
    verdict: 'rejected',
    services: ['air'],
    ruleZh: '1.1、1.2、1.3、1.5 项，包装类别 I 的 4.2 项，B 型有机过氧化物客机与货机均禁运',
    source: airColumns,
    confidence: 'high',
    page: {
      whatZh: '1.1、1.2、1.3、1.5 项爆炸品，包装类别 I 的自燃物质，B 型有机过氧化物',
      divisions: ['1', '4.2', '5.2'],
    },
  },
  airPassenger: {
    code: 'airPassenger',
    verdict: 'rejected',
    services: ['air'],
    ruleZh: '该货物客机禁运，只能走货机；所选航班为客机腹舱，请改选全货机航线',
    source: airColumns,
    confidence: 'high',
    page: { whatZh: '客机航班上的仅限货机货物：易燃气体（气雾剂、打火机除外）等' },
  },
  airDamagedBattery: {
    code: 'airDamagedBattery',
    verdict: 'rejected',
    services: ['air'],
    ruleZh: '损坏、有缺陷或因安全原因被召回的电池禁止空运',
    source: damagedByAir,
    confidence: 'high',
    at: conditionAt,
    page: { whatZh: '损坏、有缺陷或被召回的锂电池、钠离子电池', divisions: ['9'] },
  },
  airBatteryPassenger: {
    code: 'airBatteryPassenger',
    verdict: 'rejected',
    services: ['air'],
    ruleZh: '单独运输的锂电池客机禁运，只能走货机；所选航班为客机腹舱，请改选全货机航线',
    source: 'ICAO《技术细则》包装说明 965、968，特殊规定 A201；货机每件超过 35 kg 的须经批准（A99）',
    confidence: 'high',
    page: { whatZh: '客机航班上单独运输的锂电池（UN3480、UN3090）', divisions: ['9'] },
  },
  airPackageOver: {
    code: 'airPackageOver',
    verdict: 'rejected',
    services: ['air'],
    ruleZh: '每件净重超过该条目在所选机型上的上限',
    source: airColumns,
    confidence: 'high',
    at: 'dangerous.netKg',
    page: { whatZh: '每件净量超过包装说明上限的货物' },
  },
} as const satisfies Record<string, ListedRule>;
