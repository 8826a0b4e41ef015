import { mayDeclareGroups, needsTemperatures } from '#contract/booking/edits/dangerousDetails.ts';
import { parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { shippingDescription } from '#contract/rules/classification/shippingDescription.ts';
import { stowageText } from '#contract/rules/classification/stowageText.ts';
import { requiresTechnicalName } from '#contract/rules/classification/technicalName.ts';
import { groupsIn, noSegregationGroup, segregationGroups } from '#contract/rules/segregation/segregationGroups.ts';
import { packagesText } from './packageText.ts';
import type { DangerousItem, PaperField } from './paper.ts';
import { atDesk, field, inOrder } from './paper.ts';

type Dangerous = DangerousItem['dangerous'];

const isFlammable = ({ hazardClass, subsidiaryHazards }: Dangerous): boolean =>
  [hazardClass, ...subsidiaryHazards].includes('3');

const degrees = (text: string): string => (text === '' || /[℃°]/.test(text) ? text : `${text} °C`);

/** The groups of the list and those that the shipper declares, as the Code names them. */
const groupsText = ({ listed, declaredGroups }: Dangerous): string => {
  const declared = groupsIn(declaredGroups);
  if (declared.includes(noSegregationGroup)) return 'NONE';
  const codes = [...new Set([...(listed?.segregationGroups ?? []), ...declared])];
  const named = codes.flatMap((code) => {
    const group = segregationGroups.get(code);
    return group ? [`IMDG Code segregation group ${code.slice(3)} ${group.nameEn}`] : [];
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

/** The description, and what it lacks where it is not complete (IMDG 5.4.1.4). */
export const descriptionFields = ({ index, item, dangerous }: DangerousItem): PaperField[] => {
  const path = (name: string) => inOrder(`cargo.${index}.dangerous.${name}`);
  const { technicalName, flashPoint } = dangerous;
  const point = parseFlashPoint(flashPoint) ? flashPoint : '';
  return [
    field(
      'description',
      ['危险货物描述', 'Dangerous goods description'],
      'IMDG 5.4.1.4.1',
      shippingDescription(dangerous),
    ),
    ...(requiresTechnicalName(dangerous)
      ? [field('technicalName', ['技术名称', 'Technical name'], 'IMDG 3.1.2.8.1', technicalName, path('technicalName'))]
      : []),
    ...(isFlammable(dangerous)
      ? [field('flashPoint', ['闪点', 'Flash point'], 'IMDG 5.4.1.4.3.6', point, path('flashPoint'))]
      : []),
    ...charcoalFields({ index, item, dangerous }),
  ];
};

/** Packages and masses (IMDG 5.4.1.5.1). */
export const quantityFields = ({ index, item, dangerous }: DangerousItem): PaperField[] => {
  const paragraph = 'IMDG 5.4.1.5.1';
  return [
    field(
      'packages',
      ['件数与包装种类', 'Number and kind of packages'],
      paragraph,
      item.packages > 0 ? packagesText(item) : '',
      inOrder(`cargo.${index}.packages`),
    ),
    field('innerPackaging', ['内包装', 'Inner packagings'], 'IMDG 4.1.1.5', dangerous.innerPackaging),
    field(
      'grossKg',
      ['毛重', 'Gross mass'],
      paragraph,
      item.grossKg > 0 ? `${item.grossKg} kg` : '',
      inOrder(`cargo.${index}.grossKg`),
    ),
    field(
      'netKg',
      ['净重', 'Net mass'],
      paragraph,
      dangerous.netKg > 0 ? `${dangerous.netKg} kg` : '',
      inOrder(`cargo.${index}.dangerous.netKg`),
    ),
  ].filter(({ value, where }) => value !== '' || where);
};

/** Temperatures, emergency schedules, stowage, segregation and whom to call. */
export const transportFields = ({ index, dangerous }: DangerousItem): PaperField[] => {
  const path = (name: string) => inOrder(`cargo.${index}.dangerous.${name}`);
  const { listed, controlTemperature, emergencyTemperature, emergencyContact, emergencyPhone } = dangerous;
  const temperatures = needsTemperatures(dangerous)
    ? [
        field(
          'controlTemperature',
          ['控制温度', 'Control temperature'],
          'IMDG 5.4.1.5.5',
          degrees(controlTemperature),
          path('controlTemperature'),
        ),
        field(
          'emergencyTemperature',
          ['应急温度', 'Emergency temperature'],
          'IMDG 5.4.1.5.5',
          degrees(emergencyTemperature),
          path('emergencyTemperature'),
        ),
      ]
    : [];
  // a form without its entry of the list chooses one; what the list itself lacks is looked up at the desk
  const ofList = listed ? atDesk : path('unNumber');
  // of a generic entry only the shipper knows the group
  const isDeclared = listed === undefined || !mayDeclareGroups(dangerous) || dangerous.declaredGroups !== '';
  return [
    ...temperatures,
    field('ems', ['EmS 应急表号', 'EmS'], 'IMDG 5.4.3.2', listed?.ems ?? '', ofList),
    field('stowage', ['积载', 'Stowage'], 'IMDG 7.1.3', stowageText(listed), ofList),
    field(
      'segregationGroups',
      ['隔离类', 'Segregation groups'],
      'IMDG 5.4.1.5.11.1',
      isDeclared ? groupsText(dangerous) : '',
      listed ? path('declaredGroups') : ofList,
    ),
    field('relief', ['隔离豁免声明', 'Segregation statement'], 'IMDG 5.4.1.5.11.3', reliefText(dangerous)),
    field('packagingMark', ['UN 包装标记', 'UN packaging mark'], 'IMDG 6.1.3.1', dangerous.packagingMark),
    field(
      'approval',
      ['主管机关批准', 'Competent authority approval'],
      'IMDG 5.4.4.1',
      dangerous.competentAuthorityApproval,
    ),
    field(
      'emergencyContact',
      ['24 小时应急联系', '24-hour emergency contact'],
      'IMDG 5.4.3.2',
      emergencyContact === '' || emergencyPhone === '' ? '' : `${emergencyContact}, ${emergencyPhone}`,
      path(emergencyContact === '' ? 'emergencyContact' : 'emergencyPhone'),
    ),
  ].filter(({ value, where }) => value !== '' || where);
};
