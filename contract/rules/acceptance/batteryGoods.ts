import { conditionAt, damagedByAir } from '#contract/services/air/goods.ts';
import type { ListedRule } from './modeGoods.ts';

/** Words for damaged, defective or recalled batteries. */
const damageWords =
  /损坏|破损|损伤|缺陷|召回|退运|鼓包|膨胀|漏液|故障|报废|废旧|\b(?:damaged?|defective|faulty|recall(?:ed)?|swollen|leaking)\b/i;

/** Whether a name mentions damage, defects or a recall. */
export const mentionsDamage = (text: string): boolean => damageWords.test(text);

const seaSource = 'IMDG Code 3.3.1 SP376、4.1.4.1 P908、P911；公路 JT/T 617.3 特殊规定 376';

/** The desk's decisions about lithium and sodium batteries that are damaged, or with incomplete data. */
export const batteryGoods = {
  damagedBattery: {
    code: 'damagedBattery',
    verdict: 'desk',
    services: ['fcl', 'lcl', 'builtIn', 'domestic', 'dgDesk'],
    ruleZh:
      '损坏、有缺陷或被召回的电池按特殊规定 376 办理：用 P908（大包装 LP904）；可能迅速解体、起火或放出有毒气体的用 P911（LP906），并须主管机关的条件；由专员核对',
    source: seaSource,
    confidence: 'high',
    at: conditionAt,
  },
  batteryMayBeDamaged: {
    code: 'batteryMayBeDamaged',
    verdict: 'desk',
    services: 'all',
    ruleZh:
      '品名提到损坏、缺陷、召回或报废，而电池没有如此申明：空运禁止（A154），海运、公路按特殊规定 376，由专员核对',
    source: `${damagedByAir}；${seaSource}`,
    confidence: 'high',
    at: 'nameZh',
  },
  airBatteryUnstated: {
    code: 'airBatteryUnstated',
    verdict: 'desk',
    services: ['air'],
    ruleZh: '电池须申明是否损坏或被召回，并填写每只的额定能量（Wh）或锂含量（g），由专员核对',
    source: `${damagedByAir}，包装说明 965 至 970、976 至 978`,
    confidence: 'medium',
    at: conditionAt,
  },
} as const satisfies Record<string, ListedRule>;
