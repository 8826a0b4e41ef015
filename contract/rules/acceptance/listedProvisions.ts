import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { travelsAs } from '#contract/services/serviceCode.ts';
import type { AcceptedCargo } from './acceptanceInput.ts';
import { charcoalFindings } from './charcoal.ts';
import { seaContainers } from './modeFacts.ts';
import type { ModeFinding, ModeVerdict } from './modeGoods.ts';

type Dangerous = NonNullable<AcceptedCargo['dangerous']>;

/** Services that go by sea, or whose specialists prepare goods for it. */
const isBySea = (service: ServiceCode): boolean =>
  ['dgDesk', 'flexitank', ...seaContainers].some((one) => travelsAs(service).includes(one));

const provision = (number: string): string => `IMDG Code 3.3.1 SP${number}`;

const finding = (verdict: ModeVerdict, code: string, ruleZh: string, source: string, at?: string): ModeFinding => ({
  verdict,
  code,
  ruleZh,
  source,
  confidence: 'high',
  ...(at !== undefined && { at }),
});

/** The effect of an entry's prohibition by sea in a service: specialists check whether land or air is possible. */
const prohibitionFindings = (
  service: ServiceCode,
  { listed, competentAuthorityApproval = '' }: Dangerous,
): ModeFinding[] => {
  const bySea = isBySea(service) && service !== 'dgDesk' ? 'rejected' : 'desk';
  const at = 'dangerous.competentAuthorityApproval';
  switch (listed?.seaProhibition) {
    case 'SP900':
      return [finding(bySea, 'seaProhibited', '该条目禁止运输', provision('900'))];
    case 'SP900 partly':
      return [
        finding('desk', 'partlyProhibited', '该条目下的部分物质或浓度禁止运输，由专员核对成分与浓度', provision('900')),
      ];
    case 'SP968':
      return [finding(bySea, 'notForSea', '该条目不适用于海运', provision('968'))];
    case 'SP976':
      return competentAuthorityApproval.trim() === ''
        ? [
            finding(
              bySea,
              'approvalMissing',
              '装、卸港国与船旗国主管机关均批准后方可海运，须填写批准文号',
              provision('976'),
              at,
            ),
          ]
        : [finding('desk', 'approvalUnproven', '装、卸港国与船旗国主管机关的批准由专员核对', provision('976'), at)];
    default:
      return [];
  }
};

interface Provision {
  number: string;
  ruleZh: string;
  /** Whether it applies at sea only. */
  sea?: boolean;
  speaks?: (goods: Dangerous) => boolean;
}

/** Special provisions with requirements that an order cannot prove. */
const provisions: readonly Provision[] = [
  { number: '188', ruleZh: '电池的类型、瓦时数或锂含量、包装与标记是否符合豁免条件，由专员核对' },
  { number: '230', ruleZh: '电池型号的 UN38.3 试验与试验概要由专员核对' },
  {
    number: '377',
    ruleZh: '申报为废弃：报废或回收的电池按 P909 包装并标记，由专员核对',
    speaks: ({ isWaste }) => isWaste === true,
  },
  { number: '386', ruleZh: '须以阻聚剂或温度控制稳定，稳定方式与温度由专员核对' },
  { number: '396', ruleZh: '装有气瓶且阀门开启的大型坚固物品的条件由专员核对' },
  { number: '960', ruleZh: '海运不按本条目管理的条件由专员核对', sea: true },
  { number: '961', ruleZh: '车辆或设备在何种装运方式下不受规则约束，由专员核对', sea: true },
  { number: '962', ruleZh: '油箱、气瓶与电池的状态及防止意外起动的措施，由专员核对', sea: true },
];

const provisionFindings = (service: ServiceCode, goods: Dangerous): ModeFinding[] =>
  provisions.flatMap(({ number, ruleZh, sea = false, speaks = () => true }) =>
    goods.listed?.specialProvisions?.includes(number) && (!sea || isBySea(service)) && speaks(goods)
      ? [finding('desk', `provision${number}`, ruleZh, provision(number))]
      : [],
  );

/**
 * Self-reactive substances and organic peroxides: the formulation must be in a table that the list does not contain.
 */
const formulationFindings = ({ unNumber, hazardClass }: Dangerous): ModeFinding[] => {
  const isSelfReactive = unNumber >= '3221' && unNumber <= '3240';
  if (!isSelfReactive && hazardClass !== '5.2') return [];
  const kind = isSelfReactive ? '自反应物质' : '有机过氧化物';
  const table = isSelfReactive ? '2.4.2.3.2.3' : '2.5.3.2.4';
  return [
    finding(
      'desk',
      'formulationUnknown',
      `${kind}须为分类表所列或经批准的配制品，系统未收录该表，由专员核对配制品、包装方法与温度`,
      `IMDG Code ${table}`,
    ),
  ];
};

/** Columns of the list without a value, or on which its transcriptions disagree. */
const columnFindings = ({ listed }: Dangerous): ModeFinding[] => [
  ...(listed?.subsidiaryNote
    ? [
        finding(
          'desk',
          'subsidiaryOpen',
          `一览表第 4 栏写明“见 ${listed.subsidiaryNote}”，次要危险性由专员确定`,
          'IMDG Code 3.2.1 第 4 栏',
          'dangerous.subsidiaryHazards',
        ),
      ]
    : []),
  ...(listed?.openColumns ?? []).map((column) =>
    finding('desk', 'columnOpen', `一览表第 ${column} 栏尚待核实，由专员核对`, `IMDG Code 3.2.1 第 ${column} 栏`),
  ),
];

/**
 * The prohibitions and desk decisions of the chosen entry's special provisions (IMDG 3.3.1), its columns and the tables
 * that it refers to.
 */
export const listedFindings = (service: ServiceCode, goods: Dangerous): ModeFinding[] => [
  ...prohibitionFindings(service, goods),
  ...(isBySea(service) ? charcoalFindings(goods) : []),
  ...provisionFindings(service, goods),
  ...formulationFindings(goods),
  ...columnFindings(goods),
];
