import { batteryGoods } from './batteryGoods.ts';
import {
  seaContainers,
  mainIs,
  hazardIs,
  nameSays,
  hasLithium,
  isDamagedBattery,
  mayLoadAtShanghai,
} from './modeFacts.ts';
import type { ModeRule } from './modeGoods.ts';

/** Rules of several services: rejections, then desk reviews, then requirements. */
export const commonRules: readonly ModeRule[] = [
  {
    code: 'fakExcluded',
    verdict: 'rejected',
    services: ['fcl', 'tank', 'flexitank'],
    speaks: (goods) =>
      goods.fakRate === true && (['tank', 'flexitank'].includes(goods.line) || hazardIs(goods, '1', '5', '7')),
    ruleZh: '均一费率（FAK）即期价不含第 1、5、7 类，也不含自有罐箱与液袋',
    source: '赫伯罗特运价本总则',
    confidence: 'high',
  },
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
  { ...batteryGoods.damagedBattery, speaks: isDamagedBattery },
  {
    ...batteryGoods.batteryMayBeDamaged,
    speaks: (goods) => hasLithium(goods) && goods.mentionsDamage === true && goods.lithiumBattery !== 'damaged',
  },
  {
    code: 'directLoading',
    verdict: 'requires',
    services: seaContainers,
    speaks: (goods) => mayLoadAtShanghai(goods) && mainIs(goods, '2', '3', '5'),
    ruleZh: '上海港第 2、3、5 类须船边直装（洋山三期各类均须直装）',
    source: '上海港危险品集装箱作业惯例',
    confidence: 'medium',
  },
  {
    code: 'directLoadingPart',
    verdict: 'requires',
    services: seaContainers,
    speaks: (goods) => mayLoadAtShanghai(goods) && mainIs(goods, '4', '6'),
    ruleZh: '上海港第 4、6 类的一部分须船边直装，进港前向码头确认（洋山三期各类均须直装）',
    source: '上海港危险品集装箱作业惯例',
    confidence: 'medium',
  },
  {
    code: 'stabilised',
    verdict: 'requires',
    services: [...seaContainers, 'air'],
    speaks: (goods) => !mainIs(goods, '5') && (goods.polymerising === true || nameSays(goods, /\bSTABILI[SZ]ED\b/i)),
    ruleZh: '须加足阻聚剂或稳定剂：包件按 50 ℃、可移动罐柜按 45 ℃ 不发生危险聚合',
    source: 'IMDG Code 3.1.2.6、3.3.1 SP386',
    confidence: 'medium',
  },
  {
    code: 'stabilisedOxidiser',
    verdict: 'requires',
    services: [...seaContainers, 'air'],
    // oxidizing substances decompose; they do not polymerise
    speaks: (goods) => mainIs(goods, '5') && nameSays(goods, /\bSTABILI[SZ]ED\b/i),
    ruleZh: '须加足稳定剂并有排气措施：运输温度下不发生危险分解',
    source: 'IMDG Code 3.1.2.6',
    confidence: 'medium',
  },
];
