import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { ModeFinding, ModeGoods } from './modeGoods.ts';

/** A rule of the table: the lines it is about and which goods it speaks of. */
export interface ModeRule extends ModeFinding {
  lines: readonly ServiceLine[] | 'all';
  speaks: (goods: ModeGoods) => boolean;
}

const seaContainers = ['fcl', 'lcl', 'tank', 'builtIn'] as const;

/** Whether a hazard lies in a class or division: `1.4S` lies in `1.4` and in `1`, `10` does not. */
const liesIn = (hazard: string, division: string): boolean => {
  const bare = hazard.replace(/[A-Z]$/, '');
  return bare === division || bare.startsWith(`${division}.`);
};

const mainIs = ({ isDangerous, hazardClass }: ModeGoods, ...divisions: string[]): boolean =>
  isDangerous && hazardClass !== null && divisions.some((division) => liesIn(hazardClass, division));

/** Whether the main or a subsidiary hazard lies in one of the divisions. */
const hazardIs = (goods: ModeGoods, ...divisions: string[]): boolean =>
  mainIs(goods, ...divisions) ||
  (goods.isDangerous && goods.subsidiaryHazards.some((hazard) => divisions.some((one) => liesIn(hazard, one))));

const numberIs = ({ unNumber }: ModeGoods, ...numbers: string[]): boolean =>
  unNumber !== null && numbers.includes(unNumber.replace(/^UN\s*/i, ''));

const nameSays = ({ properShippingName = '' }: ModeGoods, words: RegExp): boolean => words.test(properShippingName);

const hasLithium = (goods: ModeGoods): boolean =>
  goods.lithiumBattery !== undefined || numberIs(goods, '3090', '3091', '3480', '3481');

const isHot = (goods: ModeGoods): boolean =>
  numberIs(goods, '3256', '3257', '3258') || nameSays(goods, /\bMOLTEN\b|\bELEVATED TEMPERATURE\b/i);

const isInhaled = (goods: ModeGoods): boolean => goods.toxicByInhalation === true || nameSays(goods, /\bINHALATION\b/i);

const airToxicOrHot = (goods: ModeGoods): boolean => hazardIs(goods, '2.3') || isHot(goods);

const airForbidden = (goods: ModeGoods): boolean =>
  hazardIs(goods, '1.1', '1.2', '1.3', '1.5') ||
  (mainIs(goods, '4.2') && goods.packingGroup === 'I') ||
  (hazardIs(goods, '6.1') && goods.packingGroup === 'I' && isInhaled(goods)) ||
  numberIs(goods, '3101', '3102', '3111', '3112');

const isConsumerBattery = (goods: ModeGoods): boolean => goods.lithiumBattery === 'consumer';

/** Shanghai, in the old UN/LOCODE carriers still book and in the new one; an unknown port may be Shanghai. */
const mayLoadAtShanghai = ({ originCode }: ModeGoods): boolean =>
  originCode === undefined || ['CNSHA', 'CNSGH'].includes(originCode);

const lclPractice = '上海口岸拼箱惯例';
const technicalInstructions = 'ICAO《技术细则》';

/** The rules by mode, as the trade's table has them: refusals, then what the desk decides, then what is required. */
export const modeRules: readonly ModeRule[] = [
  {
    code: 'lclGas',
    verdict: 'refused',
    lines: ['lcl'],
    speaks: (goods) => hazardIs(goods, '2.1', '2.3') && !numberIs(goods, '1950'),
    ruleZh: '拼箱不接 2.1 项易燃气体与 2.3 项毒性气体',
    source: lclPractice,
    confidence: 'medium',
  },
  {
    code: 'lclReactive',
    verdict: 'refused',
    lines: ['lcl'],
    speaks: (goods) => hazardIs(goods, '4.2', '4.3', '5.2'),
    ruleZh: '拼箱不接 4.2 项、4.3 项与 5.2 项',
    source: lclPractice,
    confidence: 'medium',
  },
  {
    code: 'lclInfectiousRadioactive',
    verdict: 'refused',
    lines: ['lcl'],
    speaks: (goods) => hazardIs(goods, '6.2', '7'),
    ruleZh: '拼箱不接 6.2 项感染性物质与第 7 类放射性物质',
    source: '拼箱通行做法',
    confidence: 'high',
  },
  {
    code: 'flexitankDangerous',
    verdict: 'refused',
    lines: ['flexitank'],
    speaks: ({ isDangerous }) => isDangerous,
    ruleZh: '液袋禁止装运危险货物',
    source: 'CTU Code 附件 7，5.2.1',
    confidence: 'high',
  },
  {
    code: 'railDangerous',
    verdict: 'refused',
    lines: ['rail'],
    speaks: (goods) => goods.isDangerous && !isConsumerBattery(goods),
    ruleZh: '危险货物须按专门条件并经全程各铁路商定，班列默认不接',
    source: '国际货协（SMGS）附件 2',
    confidence: 'medium',
  },
  {
    code: 'railDamagedBattery',
    verdict: 'refused',
    lines: ['rail'],
    speaks: ({ lithiumBattery }) => lithiumBattery === 'damaged',
    ruleZh: '损坏、召回或回收的锂电池不得铁路运输',
    source: '铁路运输消费型锂电池的指导意见（2023 年 11 月）',
    confidence: 'medium',
  },
  {
    code: 'airToxicGasOrHot',
    verdict: 'refused',
    lines: ['air'],
    speaks: airToxicOrHot,
    ruleZh: '2.3 项毒性气体、熔融及高温运输的物质客机与货机均禁运，有关国家批准的除外',
    source: technicalInstructions,
    confidence: 'high',
  },
  {
    code: 'airForbidden',
    verdict: 'refused',
    lines: ['air'],
    speaks: airForbidden,
    ruleZh: '1.1、1.2、1.3、1.5 项，包装类别 I 的 4.2 项与吸入毒性 6.1 项，B 型有机过氧化物基本禁运',
    source: technicalInstructions,
    confidence: 'medium',
  },
  {
    code: 'fakExcluded',
    verdict: 'refused',
    lines: ['fcl', 'tank', 'flexitank'],
    speaks: (goods) => goods.fakRate === true && (goods.line !== 'fcl' || hazardIs(goods, '1', '5', '7')),
    ruleZh: '均一费率（FAK）即期价不含第 1、5、7 类，也不含自有罐箱与液袋',
    source: '赫伯罗特运价本总则',
    confidence: 'high',
  },
  {
    code: 'notOnline',
    verdict: 'desk',
    lines: 'all',
    speaks: (goods) => hazardIs(goods, '1', '6.2', '7'),
    ruleZh: '第 1 类、6.2 项与第 7 类不在线受理，转危险品专员',
    source: '平台规定',
    confidence: 'high',
  },
  {
    code: 'notClassified',
    verdict: 'desk',
    lines: 'all',
    speaks: ({ isDangerous, hazardClass }) => isDangerous && hazardClass === null,
    ruleZh: '危险货物未写明类别或项别，无法按规则判断',
    source: '平台规定',
    confidence: 'high',
  },
  {
    code: 'lclNonFlammableGas',
    verdict: 'desk',
    lines: ['lcl'],
    speaks: (goods) => hazardIs(goods, '2.2') || numberIs(goods, '1950'),
    ruleZh: '2.2 项气体与气雾剂对危库资质要求高，拼箱按个案核对',
    source: lclPractice,
    confidence: 'medium',
  },
  {
    code: 'lclGroupOneOrSubsidiary',
    verdict: 'desk',
    lines: ['lcl'],
    speaks: (goods) =>
      mainIs(goods, '3', '8') &&
      (goods.packingGroup === 'I' ||
        goods.subsidiaryHazards.length > 0 ||
        (goods.packingGroup === null && mainIs(goods, '3'))),
    ruleZh: '第 3 类、第 8 类可拼的以包装类别 II、III 且无次要危险性为限，其余逐票核对',
    source: lclPractice,
    confidence: 'medium',
  },
  {
    code: 'lclFlammableSolid',
    verdict: 'desk',
    lines: ['lcl'],
    speaks: (goods) => hazardIs(goods, '4.1'),
    ruleZh: '4.1 项部分可拼，且不与第 8 类同箱',
    source: `${lclPractice}；IMDG Code 7.2.4`,
    confidence: 'high',
  },
  {
    code: 'lclOxidiser',
    verdict: 'desk',
    lines: ['lcl'],
    speaks: (goods) => hazardIs(goods, '5.1'),
    ruleZh: '5.1 项仅部分公司接，逐票核对',
    source: lclPractice,
    confidence: 'low',
  },
  {
    code: 'lclToxic',
    verdict: 'desk',
    lines: ['lcl'],
    speaks: (goods) => hazardIs(goods, '6.1'),
    ruleZh: '6.1 项部分可拼，逐票核对',
    source: lclPractice,
    confidence: 'medium',
  },
  {
    code: 'lclLithium',
    verdict: 'desk',
    lines: ['lcl'],
    speaks: hasLithium,
    ruleZh: '锂电池拼箱转危险品专员',
    source: lclPractice,
    confidence: 'medium',
  },
  {
    code: 'railByAgreement',
    verdict: 'desk',
    lines: ['rail'],
    speaks: (goods) => goods.isDangerous && !isConsumerBattery(goods) && goods.lithiumBattery !== 'damaged',
    ruleZh: '确需铁路运输的，由危险品专员与沿途各铁路商定',
    source: '国际货协（SMGS）附件 2',
    confidence: 'medium',
  },
  {
    code: 'railConsumerBattery',
    verdict: 'desk',
    lines: ['rail'],
    speaks: isConsumerBattery,
    ruleZh: '符合 SP188 与 SP78、SP79 限值的消费型锂电池自 2023 年 11 月起可按普通货物办理，由专员核对',
    source: '铁路运输消费型锂电池的指导意见（2023 年 11 月）',
    confidence: 'high',
  },
  {
    code: 'airDangerous',
    verdict: 'desk',
    lines: ['air'],
    speaks: (goods) => goods.isDangerous && !airToxicOrHot(goods) && !airForbidden(goods),
    ruleZh: '危险货物须按《危险品规则》核对包装说明、每件净量与客机、货机限制',
    source: technicalInstructions,
    confidence: 'high',
  },
  {
    code: 'airCargoAircraft',
    verdict: 'requires',
    lines: ['air'],
    speaks: (goods) => (hazardIs(goods, '2.1') && !numberIs(goods, '1950', '1057')) || numberIs(goods, '3480', '3090'),
    ruleZh: '2.1 项（气雾剂、打火机除外）与 UN3480、UN3090 客机禁运，只能走货机',
    source: technicalInstructions,
    confidence: 'high',
  },
  {
    code: 'airAppraisal',
    verdict: 'requires',
    lines: ['air'],
    speaks: ({ isChemical = true }) => isChemical,
    ruleZh: '任何化工品空运都须有《货物运输条件鉴定书》',
    source: '航空公司与货站收运要求',
    confidence: 'high',
  },
  {
    code: 'lclAcidAlkali',
    verdict: 'requires',
    lines: ['lcl'],
    speaks: (goods) => hazardIs(goods, '8'),
    ruleZh: '第 8 类拼箱须酸、碱分开',
    source: 'IMDG Code 3.2 第 16b 栏（SG35、SG36）',
    confidence: 'high',
  },
  {
    code: 'flexitankBox',
    verdict: 'requires',
    lines: ['flexitank'],
    speaks: ({ isDangerous }) => !isDangerous,
    ruleZh: '仅限 20GP，液袋不超过 24 m³，重量按船公司限重',
    source: 'CTU Code 附件 7，5.2',
    confidence: 'high',
  },
  {
    code: 'railBatteryPapers',
    verdict: 'requires',
    lines: ['rail'],
    speaks: isConsumerBattery,
    ruleZh: '须有鉴定报告、UN38.3 试验概要、SDS、非危保函与产品、内外包装照片',
    source: '班列公司收运要求',
    confidence: 'medium',
  },
  {
    code: 'directLoading',
    verdict: 'requires',
    lines: seaContainers,
    speaks: (goods) => mayLoadAtShanghai(goods) && mainIs(goods, '2', '3', '5'),
    ruleZh: '上海港第 2、3、5 类须船边直装（洋山三期各类均须直装）',
    source: '上海港危险品集装箱作业惯例',
    confidence: 'medium',
  },
  {
    code: 'directLoadingPart',
    verdict: 'requires',
    lines: seaContainers,
    speaks: (goods) => mayLoadAtShanghai(goods) && mainIs(goods, '4', '6'),
    ruleZh: '上海港第 4、6 类的一部分须船边直装，进港前向码头确认（洋山三期各类均须直装）',
    source: '上海港危险品集装箱作业惯例',
    confidence: 'medium',
  },
  {
    code: 'stabilised',
    verdict: 'requires',
    lines: [...seaContainers, 'air'],
    speaks: (goods) => !mainIs(goods, '5') && (goods.polymerising === true || nameSays(goods, /\bSTABILI[SZ]ED\b/i)),
    ruleZh: '须加足阻聚剂或稳定剂：包件按 50 ℃、可移动罐柜按 45 ℃ 不发生危险聚合',
    source: 'IMDG Code 3.1.2.6、3.3.1 SP386',
    confidence: 'medium',
  },
  {
    code: 'stabilisedOxidiser',
    verdict: 'requires',
    lines: [...seaContainers, 'air'],
    // what gives off oxygen decomposes; it has nothing to polymerise
    speaks: (goods) => mainIs(goods, '5') && nameSays(goods, /\bSTABILI[SZ]ED\b/i),
    ruleZh: '须加足稳定剂并有排气措施：运输温度下不发生危险分解',
    source: 'IMDG Code 3.1.2.6',
    confidence: 'medium',
  },
];
