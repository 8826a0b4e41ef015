import {
  isTemperatureControlled,
  mayDeclareGroups,
  needsTemperatures,
} from '#contract/booking/edits/dangerousDetails.ts';
import { parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { withDegrees } from '#contract/rules/classification/degrees.ts';
import { shippingDescription } from '#contract/rules/classification/shippingDescription.ts';
import { stowageParagraph, stowageText } from '#contract/rules/classification/stowageText.ts';
import { groupsIn, noSegregationGroup, segregationGroups } from '#contract/rules/segregation/segregationGroups.ts';
import { emergencyField, measured, packagesField, technicalNameField } from './consignment.ts';
import type { DangerousItem, PaperField } from './paper.ts';
import { atDesk, field, inOrder, isPrinted } from './paper.ts';

type Dangerous = DangerousItem['dangerous'];

const isFlammable = ({ hazardClass, subsidiaryHazards }: Dangerous): boolean =>
  [hazardClass, ...subsidiaryHazards].includes('3');

/** A temperature with its unit. */
export const degrees = (text: string): string => withDegrees(text, '°C');

/** The groups of the list and those that the shipper declares, as the Code names them. */
const groupsText = ({ listed, declaredGroups }: Dangerous): string => {
  const declared = groupsIn(declaredGroups);
  if (declared.includes(noSegregationGroup)) return 'NONE';
  const codes = [...new Set([...(listed?.segregationGroups ?? []), ...declared])];
  const named = codes.flatMap((code) => {
    const group = segregationGroups.get(code);
    return group ? [`IMDG Code segregation group ${code.slice(3)} – ${group.nameEn}`] : [];
  });
  return listed && named.length === 0 ? 'NONE' : named.join('; ');
};

/** Statements that reliefs from segregation need (5.4.1.5.11.3). */
const reliefText = ({ acidAlkaliStatement, noReactionStatement }: Dangerous): string =>
  [
    acidAlkaliStatement && 'Transport in accordance with 7.2.6.5 of the IMDG Code',
    noReactionStatement && 'No dangerous reaction with goods of the same class in this unit (7.2.6.1)',
  ]
    .filter(Boolean)
    .join('; ');

const charcoalNames = {
  producedOn: ['生产日期', 'Date of production'],
  packedOn: ['包装日期', 'Date of packing'],
  materialTemperature: ['包装时物料温度', 'Material temperature at packing'],
  ambientTemperature: ['包装时环境温度', 'Ambient temperature at packing'],
} as const;

/** The dates of a charcoal's production and packing and both temperatures. */
const charcoalFields = ({ index, dangerous: { charcoal } }: DangerousItem): PaperField[] =>
  (['producedOn', 'packedOn', 'materialTemperature', 'ambientTemperature'] as const).flatMap((name) =>
    charcoal
      ? [
          field(
            name,
            charcoalNames[name],
            'IMDG 5.4.1.5.18',
            name.endsWith('On') ? charcoal[name] : degrees(charcoal[name]),
            inOrder(`cargo.${index}.dangerous.charcoal.${name}`),
          ),
        ]
      : [],
  );

/** The flash point of flammable goods; nothing for others. */
export const flashPointField = ({ index, dangerous }: DangerousItem): PaperField[] =>
  isFlammable(dangerous)
    ? [
        field(
          'flashPoint',
          ['闪点', 'Flash point'],
          'IMDG 5.4.1.4.3.6',
          parseFlashPoint(dangerous.flashPoint) ? degrees(dangerous.flashPoint) : '',
          inOrder(`cargo.${index}.dangerous.flashPoint`),
        ),
      ]
    : [];

/** The description, and what it lacks where it is not complete (IMDG 5.4.1.4). */
export const descriptionFields = (one: DangerousItem): PaperField[] => [
  field(
    'description',
    ['危险货物描述', 'Dangerous goods description'],
    'IMDG 5.4.1.4.1',
    shippingDescription(one.dangerous),
  ),
  ...technicalNameField(one, 'IMDG 3.1.2.8.1'),
  ...flashPointField(one),
  ...charcoalFields(one),
];

/** The instruction that a portable tank meets (IMDG 4.2.5); nothing of packages. */
export const tankField = ({ item, dangerous: { listed } }: DangerousItem): PaperField[] =>
  item.packagingCode === 'TANK' && listed?.tankInstruction
    ? [field('tank', ['可移动罐柜导则', 'Portable tank instruction'], 'IMDG 4.2.5.2', listed.tankInstruction)]
    : [];

/** Packages and masses (IMDG 5.4.1.5.1). */
export const quantityFields = (one: DangerousItem): PaperField[] => {
  const paragraph = 'IMDG 5.4.1.5.1';
  return [
    packagesField(one, paragraph),
    ...tankField(one),
    field('innerPackaging', ['内包装', 'Inner packagings'], 'IMDG 4.1.1.5', one.dangerous.innerPackaging),
    measured(one, 'grossKg', paragraph),
    measured(one, 'netKg', paragraph),
    field('volume', ['体积', 'Cube'], 'IMDG 5.4.5', one.item.volumeM3 > 0 ? `${one.item.volumeM3} m³` : ''),
  ].filter(isPrinted);
};

/** The control and the emergency temperature of goods that need or state them (IMDG 5.4.1.5.5); nothing for others. */
export const temperatureFields = ({ index, dangerous }: DangerousItem, paragraph = 'IMDG 5.4.1.5.5'): PaperField[] =>
  needsTemperatures(dangerous)
    ? (
        [
          ['controlTemperature', '控制温度', 'Control temperature'],
          ['emergencyTemperature', '应急温度', 'Emergency temperature'],
        ] as const
      ).map(([name, nameZh, nameEn]) =>
        field(
          name,
          [nameZh, nameEn],
          paragraph,
          degrees(dangerous[name]),
          isTemperatureControlled(dangerous) ? inOrder(`cargo.${index}.dangerous.${name}`) : undefined,
        ),
      )
    : [];

/** What the shipper says of the group, the emergency schedules and the stowage of a cargo item. */
export const stowageFields = ({ index, dangerous }: DangerousItem): PaperField[] => {
  const { listed } = dangerous;
  const path = (name: string) => inOrder(`cargo.${index}.dangerous.${name}`);
  // a form without its entry of the list chooses one; what the list itself lacks is looked up at the desk
  const ofList = listed ? atDesk : path('unNumber');
  // of a generic entry only the shipper knows the group
  const isDeclared = listed === undefined || !mayDeclareGroups(dangerous) || dangerous.declaredGroups !== '';
  return [
    field('ems', ['EmS 应急表号', 'EmS'], 'IMDG 5.4.3.2', listed?.ems ?? '', ofList),
    field('stowage', ['积载', 'Stowage'], stowageParagraph(dangerous), stowageText(dangerous), ofList),
    field(
      'segregationGroups',
      ['隔离类', 'Segregation groups'],
      'IMDG 5.4.1.5.11.1',
      isDeclared ? groupsText(dangerous) : '',
      listed ? path('declaredGroups') : ofList,
    ),
  ];
};

/** Temperatures, emergency schedules, stowage, segregation and whom to call. */
export const transportFields = (one: DangerousItem): PaperField[] => {
  const { dangerous } = one;
  return [
    ...temperatureFields(one),
    ...stowageFields(one),
    field('relief', ['隔离豁免声明', 'Segregation statement'], 'IMDG 5.4.1.5.11.3', reliefText(dangerous)),
    field('packagingMark', ['UN 包装标记', 'UN packaging mark'], 'IMDG 6.1.3.1', dangerous.packagingMark),
    field(
      'approval',
      ['主管机关批准', 'Competent authority approval'],
      'IMDG 5.4.4.1',
      dangerous.competentAuthorityApproval,
    ),
    emergencyField(one, 'IMDG 5.4.3.2'),
  ].filter(isPrinted);
};
