import { technicalInstructions, airColumns, airGoods } from './goods.ts';
import { overAirLimitZh, airLimitsZh } from '#contract/rules/acceptance/airLimits.ts';
import { batteryGoods } from '#contract/rules/acceptance/batteryGoods.ts';
import {
  hazardIs,
  numberIs,
  isBattery,
  isHot,
  isInhaled,
  airForbiddenClass,
  isDamagedBattery,
  isLooseLithium,
  isForbiddenEntry,
  isCargoAircraftOnly,
  isOverAirLimit,
  isStoppedByAir,
} from '#contract/rules/acceptance/modeFacts.ts';
import type { ModeRule } from '#contract/rules/acceptance/modeGoods.ts';

/** What air freight takes: rejections, then desk reviews, then requirements. */
export const air: readonly ModeRule[] = [
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
    code: 'airCargoAircraft',
    verdict: 'requires',
    services: ['air'],
    speaks: (goods) => isCargoAircraftOnly(goods) && goods.aircraft !== 'passenger',
    ruleZh: '该货物客机禁运，只能走货机（2.1 项，气雾剂、打火机除外，UN3480、UN3090 等）',
    source: airColumns,
    confidence: 'high',
  },
  {
    code: 'airAppraisal',
    verdict: 'requires',
    services: ['air'],
    speaks: ({ isChemical = true }) => isChemical,
    ruleZh: '任何化工品空运都须有《货物运输条件鉴定书》',
    source: '航空公司与货站收运要求',
    confidence: 'high',
  },
];
