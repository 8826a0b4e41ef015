import { expect, test } from 'vitest';
import { modeRules } from '#contract/rules/acceptance/modeTable.ts';

const seaContainers = 'fcl lcl tank builtIn';

/** The trade's table of rules by mode: verdict, code, lines, confidence, source. */
const printed: [string, string, string, string, string][] = [
  ['rejected', 'lclGas', 'lcl', 'high', '平台拼箱接货规定（参照上海口岸拼箱惯例）'],
  ['rejected', 'lclReactive', 'lcl', 'high', '平台拼箱接货规定（参照上海口岸拼箱惯例）'],
  ['rejected', 'lclInfectiousRadioactive', 'lcl', 'high', '拼箱通行做法'],
  ['rejected', 'flexitankDangerous', 'flexitank', 'high', 'CTU Code 附件 7，5.2.1'],
  ['rejected', 'railDangerous', 'rail', 'high', '平台班列接货规定；国际货协（SMGS）附件 2'],
  ['rejected', 'railDamagedBattery', 'rail', 'high', '铁路运输消费型锂电池的指导意见（2023 年 11 月）'],
  ['rejected', 'airToxicGas', 'air', 'high', 'ICAO《技术细则》表 3-1；49 CFR 172.101 第 9A、9B 栏'],
  ['rejected', 'airHot', 'air', 'high', 'ICAO《技术细则》第 1 部分 2.1'],
  ['rejected', 'airInhaled', 'air', 'high', 'ICAO《技术细则》第 1 部分 2.1'],
  ['rejected', 'airForbiddenEntry', 'air', 'high', 'ICAO《技术细则》表 3-1；49 CFR 172.101 第 9A、9B 栏'],
  ['rejected', 'airForbidden', 'air', 'high', 'ICAO《技术细则》表 3-1；49 CFR 172.101 第 9A、9B 栏'],
  ['rejected', 'airPassenger', 'air', 'high', 'ICAO《技术细则》表 3-1；49 CFR 172.101 第 9A、9B 栏'],
  [
    'rejected',
    'airBatteryPassenger',
    'air',
    'high',
    'ICAO《技术细则》包装说明 965、968，特殊规定 A201；货机每件超过 35 kg 的须经批准（A99）',
  ],
  ['rejected', 'airDamagedBattery', 'air', 'high', 'ICAO《技术细则》特殊规定 A154'],
  ['rejected', 'airPackageOver', 'air', 'high', 'ICAO《技术细则》表 3-1；49 CFR 172.101 第 9A、9B 栏'],
  [
    'rejected',
    'roadHighlyToxic',
    'domestic',
    'high',
    '《危险化学品目录》；《剧毒化学品购买和公路运输许可证件管理办法》',
  ],
  ['rejected', 'storeLithium', 'warehousing', 'high', '平台仓储接货规定'],
  ['rejected', 'fakExcluded', 'fcl tank flexitank', 'high', '赫伯罗特运价本总则'],
  ['desk', 'notOnline', 'all', 'high', '平台规定'],
  ['desk', 'notClassified', 'all', 'high', '平台规定'],
  ['desk', 'lclNonFlammableGas', 'lcl', 'medium', '上海口岸拼箱惯例'],
  ['desk', 'lclGroupOneOrSubsidiary', 'lcl', 'medium', '上海口岸拼箱惯例'],
  ['desk', 'lclFlammableSolid', 'lcl', 'high', '上海口岸拼箱惯例；IMDG Code 7.2.4'],
  ['desk', 'lclOxidiser', 'lcl', 'low', '上海口岸拼箱惯例'],
  ['desk', 'lclToxic', 'lcl', 'medium', '上海口岸拼箱惯例'],
  ['desk', 'lclLithium', 'lcl', 'medium', '上海口岸拼箱惯例'],
  ['desk', 'railByAgreement', 'rail', 'medium', '国际货协（SMGS）附件 2'],
  ['desk', 'railConsumerBattery', 'rail', 'high', '铁路运输消费型锂电池的指导意见（2023 年 11 月）'],
  ['desk', 'airDangerous', 'air', 'high', 'ICAO《技术细则》'],
  [
    'desk',
    'damagedBattery',
    'fcl lcl builtIn domestic dgDesk',
    'high',
    'IMDG Code 3.3.1 SP376、4.1.4.1 P908、P911；公路 JT/T 617.3 特殊规定 376',
  ],
  [
    'desk',
    'batteryMayBeDamaged',
    'all',
    'high',
    'ICAO《技术细则》特殊规定 A154；IMDG Code 3.3.1 SP376、4.1.4.1 P908、P911；公路 JT/T 617.3 特殊规定 376',
  ],
  ['desk', 'airBatteryUnstated', 'air', 'medium', 'ICAO《技术细则》特殊规定 A154，包装说明 965 至 970、976 至 978'],
  ['desk', 'airCharge', 'air', 'medium', 'IATA《危险品规则》第 67 版'],
  ['desk', 'roadMayBeHighlyToxic', 'domestic', 'medium', '《危险化学品目录》'],
  ['desk', 'storeByVariety', 'warehousing', 'high', '平台仓储接货规定；GB 15603-2022'],
  ['requires', 'airCargoAircraft', 'air', 'high', 'ICAO《技术细则》表 3-1；49 CFR 172.101 第 9A、9B 栏'],
  ['requires', 'airAppraisal', 'air', 'high', '航空公司与货站收运要求'],
  ['requires', 'lclAcidAlkali', 'lcl', 'high', 'IMDG Code 3.2 第 16b 栏（SG35、SG36）'],
  ['requires', 'flexitankBox', 'flexitank', 'high', 'CTU Code 附件 7，5.2'],
  ['requires', 'railBatteryPapers', 'rail', 'medium', '班列公司收运要求'],
  ['requires', 'directLoading', seaContainers, 'medium', '上海港危险品集装箱作业惯例'],
  ['requires', 'directLoadingPart', seaContainers, 'medium', '上海港危险品集装箱作业惯例'],
  ['requires', 'stabilised', `${seaContainers} air`, 'medium', 'IMDG Code 3.1.2.6、3.3.1 SP386'],
  ['requires', 'stabilisedOxidiser', `${seaContainers} air`, 'medium', 'IMDG Code 3.1.2.6'],
];

test('the rules are those of the trade’s table, with their services, sources and confidence', () => {
  expect(
    modeRules.map(({ verdict, code, services, confidence, source }) => [
      verdict,
      code,
      services === 'all' ? services : services.join(' '),
      confidence,
      source,
    ]),
  ).toEqual(printed);
});

test('what is not certain neither rejects an order nor lets it pass: it goes to the desk', () => {
  const uncertain = modeRules.filter(({ confidence }) => confidence !== 'high');
  expect(uncertain.filter(({ verdict }) => verdict === 'rejected').map(({ code }) => code)).toEqual([]);
  expect(modeRules.filter(({ source }) => source === '' || /记忆|memory/i.test(source))).toEqual([]);
});
