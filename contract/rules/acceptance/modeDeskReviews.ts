import { technicalInstructions } from './airGoods.ts';
import { lclGoods } from './lclGoods.ts';
import { warehousingGoods } from './warehousingGoods.ts';
import { airLimitsZh } from './airLimits.ts';
import { batteryGoods } from './batteryGoods.ts';
import {
  mainIs,
  hazardIs,
  numberIs,
  hasLithium,
  isBattery,
  isConsumerBattery,
  isDamagedBattery,
  isStoppedByAir,
  highlyToxic,
} from './modeFacts.ts';
import type { ModeRule } from './modeGoods.ts';

/** Goods that the desk reviews before a service takes them. */
export const deskReviews: readonly ModeRule[] = [
  {
    code: 'notOnline',
    verdict: 'desk',
    services: 'all',
    speaks: (goods) => hazardIs(goods, '1', '6.2', '7'),
    ruleZh: '第 1 类、6.2 项与第 7 类不在线受理，转危险品专员',
    source: '平台规定',
    confidence: 'high',
  },
  {
    code: 'notClassified',
    verdict: 'desk',
    services: 'all',
    speaks: ({ isDangerous, hazardClass }) => isDangerous && hazardClass === null,
    ruleZh: '危险货物未写明类别或项别，无法按规则判断',
    source: '平台规定',
    confidence: 'high',
  },
  { ...lclGoods.lclNonFlammableGas, speaks: (goods) => hazardIs(goods, '2.2') || numberIs(goods, '1950') },
  {
    ...lclGoods.lclGroupOneOrSubsidiary,
    speaks: (goods) =>
      mainIs(goods, '3', '8') &&
      (goods.packingGroup === 'I' ||
        goods.subsidiaryHazards.length > 0 ||
        (goods.packingGroup === null && mainIs(goods, '3'))),
  },
  { ...lclGoods.lclFlammableSolid, speaks: (goods) => hazardIs(goods, '4.1') },
  { ...lclGoods.lclOxidiser, speaks: (goods) => hazardIs(goods, '5.1') },
  { ...lclGoods.lclToxic, speaks: (goods) => hazardIs(goods, '6.1') },
  { ...lclGoods.lclLithium, speaks: hasLithium },
  {
    code: 'railByAgreement',
    verdict: 'desk',
    services: ['rail'],
    speaks: (goods) => goods.isDangerous && !isConsumerBattery(goods) && goods.lithiumBattery !== 'damaged',
    ruleZh: '确需铁路运输的，由危险品专员与沿途各铁路商定',
    source: '国际货协（SMGS）附件 2',
    confidence: 'medium',
  },
  {
    code: 'railConsumerBattery',
    verdict: 'desk',
    services: ['rail'],
    speaks: isConsumerBattery,
    ruleZh: '符合 SP188 与 SP78、SP79 限值的消费型锂电池自 2023 年 11 月起可按普通货物办理，由专员核对',
    source: '铁路运输消费型锂电池的指导意见（2023 年 11 月）',
    confidence: 'high',
  },
  {
    code: 'airDangerous',
    verdict: 'desk',
    services: ['air'],
    speaks: (goods) => goods.isDangerous && !isStoppedByAir(goods),
    ruleZh: '危险货物须按《危险品规则》核对包装说明、每件净量与客机、货机限制',
    source: technicalInstructions,
    confidence: 'high',
    detailZh: airLimitsZh,
  },
  { ...batteryGoods.damagedBattery, speaks: isDamagedBattery },
  {
    ...batteryGoods.batteryMayBeDamaged,
    speaks: (goods) => hasLithium(goods) && goods.mentionsDamage === true && goods.lithiumBattery !== 'damaged',
  },
  {
    ...batteryGoods.airBatteryUnstated,
    speaks: (goods) => isBattery(goods) && goods.isBatteryStated !== true && !isDamagedBattery(goods),
  },
  {
    code: 'airCharge',
    verdict: 'desk',
    services: ['air'],
    speaks: (goods) =>
      (goods.isDangerous && numberIs(goods, '3480') && goods.stateOfCharge === undefined) ||
      (goods.isDangerous && numberIs(goods, '3481', '3556', '3551', '3552') && (goods.stateOfCharge ?? 100) > 30),
    ruleZh:
      '锂电池须申报荷电状态：UN3480 不得超过 30%；2026 年起与设备同包装的 UN3481（2.7 Wh 以上）与 UN3556（100 Wh 以上）同限，由专员核对',
    source: 'IATA《危险品规则》第 67 版',
    confidence: 'medium',
  },
  {
    code: 'roadMayBeHighlyToxic',
    verdict: 'desk',
    services: ['domestic'],
    speaks: (goods) =>
      (mainIs(goods, '2.3') || (hazardIs(goods, '6.1') && goods.packingGroup === 'I')) &&
      !numberIs(goods, ...highlyToxic),
    ruleZh: '毒性气体与包装类别 I 的毒性物质可能属剧毒化学品，由专员对照《危险化学品目录》核对',
    source: '《危险化学品目录》',
    confidence: 'medium',
  },
  { ...warehousingGoods.storeByVariety, speaks: (goods) => hazardIs(goods, '2', '4.2', '4.3', '5.1', '5.2', '6.1') },
];
