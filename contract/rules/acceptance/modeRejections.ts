import { lclGoods } from './lclGoods.ts';
import { flexitankGoods } from './flexitankGoods.ts';
import { railGoods } from './railGoods.ts';
import { airGoods } from './airGoods.ts';
import { overAirLimitZh } from './airLimits.ts';
import { domesticGoods } from './domesticGoods.ts';
import { warehousingGoods } from './warehousingGoods.ts';
import {
  hazardIs,
  numberIs,
  hasLithium,
  isConsumerBattery,
  isHot,
  isInhaled,
  airForbiddenClass,
  isForbiddenEntry,
  isCargoAircraftOnly,
  isDamagedBattery,
  isLooseLithium,
  isOverAirLimit,
  highlyToxic,
} from './modeFacts.ts';
import type { ModeRule } from './modeGoods.ts';

/** Goods that a service does not take, with the rule and its source. */
export const rejections: readonly ModeRule[] = [
  { ...lclGoods.lclGas, speaks: (goods) => hazardIs(goods, '2.1', '2.3') && !numberIs(goods, '1950') },
  { ...lclGoods.lclReactive, speaks: (goods) => hazardIs(goods, '4.2', '4.3', '5.2') },
  { ...lclGoods.lclInfectiousRadioactive, speaks: (goods) => hazardIs(goods, '6.2', '7') },
  { ...flexitankGoods.flexitankDangerous, speaks: ({ isDangerous }) => isDangerous },
  { ...railGoods.railDangerous, speaks: (goods) => goods.isDangerous && !isConsumerBattery(goods) },
  { ...railGoods.railDamagedBattery, speaks: ({ lithiumBattery }) => lithiumBattery === 'damaged' },
  { ...airGoods.airToxicGas, speaks: (goods) => hazardIs(goods, '2.3') },
  { ...airGoods.airHot, speaks: isHot },
  { ...airGoods.airInhaled, speaks: isInhaled },
  {
    ...airGoods.airForbiddenEntry,
    speaks: (goods) =>
      isForbiddenEntry(goods) &&
      goods.hazardClass !== '2.3' &&
      !isHot(goods) &&
      !isInhaled({ ...goods, subsidiaryHazards: [] }),
  },
  { ...airGoods.airForbidden, speaks: airForbiddenClass },
  {
    ...airGoods.airPassenger,
    speaks: (goods) => isCargoAircraftOnly(goods) && !isLooseLithium(goods) && goods.aircraft === 'passenger',
  },
  { ...airGoods.airBatteryPassenger, speaks: (goods) => isLooseLithium(goods) && goods.aircraft === 'passenger' },
  { ...airGoods.airDamagedBattery, speaks: isDamagedBattery },
  {
    ...airGoods.airPackageOver,
    speaks: isOverAirLimit,
    detailZh: overAirLimitZh,
  },
  { ...domesticGoods.roadHighlyToxic, speaks: (goods) => goods.isDangerous && numberIs(goods, ...highlyToxic) },
  { ...warehousingGoods.storeLithium, speaks: hasLithium },
  {
    code: 'fakExcluded',
    verdict: 'rejected',
    services: ['fcl', 'tank', 'flexitank'],
    speaks: (goods) => goods.fakRate === true && (goods.line !== 'fcl' || hazardIs(goods, '1', '5', '7')),
    ruleZh: '均一费率（FAK）即期价不含第 1、5、7 类，也不含自有罐箱与液袋',
    source: '赫伯罗特运价本总则',
    confidence: 'high',
  },
];
