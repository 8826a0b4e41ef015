import type { EntryPlace } from '#contract/orders/dangerousPapers.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { requiresTechnicalName } from '#contract/rules/classification/technicalName.ts';
import { paperNameOf } from '#contract/rules/documents/documentTable.ts';
import { isAllotted, unitsOf as unitsIn } from '#contract/rules/loading/units.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { packagesText } from './packageText.ts';
import type { DangerousItem, PaperField, PaperOrder, PaperSection } from './paper.ts';
import { atDesk, field, inInstruction, inOrder, isPrinted } from './paper.ts';

type Sealed = Pick<PaperOrder['lines'][number], 'containerNo' | 'sealNo'>;

type Party = { name: string; address: string; telephone: string } | null;

/** A party with its address and telephone; empty while its name or address is. */
export const partyText = (party: Party): string =>
  party && party.name !== '' && party.address !== '' ? `${party.name}\n${party.address}\n${party.telephone}` : '';

/** Shipper and consignee with their addresses, by the paragraph of each. */
export const partyFields = (
  { order: { shipper, consignee } }: PaperOrder,
  paragraphs: { shipper: string; consignee: string },
): PaperField[] => [
  field(
    'shipper',
    ['托运人', 'Shipper'],
    paragraphs.shipper,
    partyText(shipper),
    inOrder(shipper?.name ? 'shipper.address' : 'shipper.name'),
  ),
  field(
    'consignee',
    ['收货人', 'Consignee'],
    paragraphs.consignee,
    partyText(consignee),
    inOrder(consignee?.name ? 'consignee.address' : 'consignee.name'),
  ),
];

/** A place with its English name where it has one: `SHANGHAI 上海 CNSHA`. */
export const placeText = ({ portNames }: PaperOrder, place: { code: string; nameZh: string } | null): string =>
  place ? [portNames.get(place.code)?.toUpperCase() ?? '', place.nameZh, place.code].filter(Boolean).join(' ') : '';

/** Who carries the goods; empty while the quote names several operators. */
const carrierText = ({ sailing, carrierZh }: PaperOrder['offer']): string => {
  const named = sailing?.carrierZh ?? carrierZh ?? '';
  return named.includes('、') ? '' : named;
};

/** The voyage and its ports. */
export const voyageFields = (made: PaperOrder, paragraph: string): PaperField[] => {
  const { offer: quote, shipment, orderNo } = made;
  const vessel = shipment?.vessel || (quote.sailing?.vessel ?? '');
  const voyage = shipment?.voyage || (quote.sailing?.voyage ?? '');
  const departure = shipment?.departedAt ?? quote.sailing?.estimatedTimeOfDeparture;
  return [
    field('reference', ['托运人编号', "Shipper's reference"], paragraph, orderNo),
    field('bookingNo', ['订舱号', 'Booking number'], paragraph, shipment?.carrierBookingNo ?? ''),
    field('transportDocument', ['运输单证号', 'Transport document number'], paragraph, shipment?.billOfLadingNo ?? ''),
    field('carrier', ['承运人', 'Carrier'], paragraph, carrierText(quote)),
    field('vessel', ['船名航次', 'Vessel and voyage'], paragraph, vessel && `${vessel} / ${voyage}`, atDesk),
    field('departure', ['开航日期', 'Date of departure'], paragraph, departure ? chinaDayOf(new Date(departure)) : ''),
    field('loadingPort', ['装货港', 'Port of loading'], paragraph, placeText(made, quote.origin), atDesk),
    field('dischargePort', ['卸货港', 'Port of discharge'], paragraph, placeText(made, quote.destination), atDesk),
  ].filter(isPrinted);
};

/** The marks and numbers of the packages, as the instruction or the bill of lading has them. */
export const marksField = ({ marks }: PaperOrder, paragraph: string): PaperField =>
  field('marks', ['唛头', 'Shipping marks'], paragraph, marks);

/** Whether the shipper's goods fill containers or tanks of their own, which the papers name. */
export const hasOwnUnits = ({ line }: Pick<PaperOrder, 'line'>): boolean => allServices[line].shares === 'container';

/** The containers with goods of a cargo item: as its instruction says, otherwise those of the transport. */
const unitsWith = ({ order, shipment, lines }: PaperOrder, index: number): Sealed[] => {
  const known = shipment?.containers ?? [];
  // what the transport knows of a seal is newer than the instruction
  const sealOf = (no: string) => known.find((container) => container.containerNo === no)?.sealNo ?? '';
  const own = lines.filter(({ cargo }) => cargo === index);
  if (own.length > 0)
    return own.map(({ containerNo, sealNo }) => ({ containerNo, sealNo: sealOf(containerNo) || sealNo }));
  const unit = order.cargo[index]?.unit ?? 1;
  const holding = isAllotted(order.cargo) ? known.slice(unit - 1, unit) : known;
  return holding.length === 0 ? [{ containerNo: '', sealNo: '' }] : holding;
};

/** A field of a cargo item's line on the page of the instruction: of the first line that lacks it. */
const lineField = ({ shownLines }: PaperOrder, index: number, name: keyof Sealed): EntryPlace => {
  const own = [...shownLines.entries()].filter(([, { cargo }]) => cargo === index);
  const [at] = own.find(([, line]) => line[name].trim() === '') ?? own[0] ?? [0];
  return inInstruction(`lines.${at}.${name}`);
};

/** The containers of a cargo item and their seals. */
export const unitFields = (made: PaperOrder, index: number): PaperField[] => {
  if (!hasOwnUnits(made)) return [];
  const units = unitsWith(made, index);
  const textOf = (name: keyof Sealed): string =>
    units.some((unit) => unit[name] === '') ? '' : units.map((unit) => unit[name]).join(', ');
  return [
    field(
      'containers',
      ['集装箱号', 'Container No.'],
      // a portable tank has no packing certificate
      made.line === 'tank' ? 'IMDG 5.4.5' : 'IMDG 5.4.2.1',
      textOf('containerNo'),
      lineField(made, index, 'containerNo'),
    ),
    field('seals', ['封志号', 'Seal No.'], 'IMDG 5.4.5', textOf('sealNo'), lineField(made, index, 'sealNo')),
  ];
};

/** What is known of each container of the transport: size and type, seal, tare and verified gross mass. */
export const containerSection = ({ line, order, shipment }: PaperOrder): PaperSection[] => {
  const kinds = line === 'tank' ? new Set(unitsIn(order.items)) : new Set<string>();
  const tankKind = kinds.size === 1 ? `${[...kinds][0]!.replace(/^RENT-/, '')} portable tank 罐箱` : undefined;
  const fields = (shipment?.containers ?? []).flatMap(({ containerNo, sealNo, type = tankKind, tareKg, vgmKg }) => {
    if (type === undefined && tareKg === undefined && vgmKg === undefined) return [];
    const facts = [
      type,
      sealNo && `封志 seal ${sealNo}`,
      tareKg !== undefined && `皮重 tare ${tareKg} kg`,
      vgmKg !== undefined && `总重（含皮重）total gross mass incl. tare ${vgmKg} kg`,
    ];
    const value = facts.filter(Boolean).join(', ');
    return [field(`container.${containerNo}`, ['集装箱', `Container ${containerNo}`], 'IMDG 5.4.5', value)];
  });
  return fields.length === 0 ? [] : [{ titleZh: '集装箱', titleEn: 'Containers', fields }];
};

/** Who is reached around the clock about a cargo item. */
export const emergencyField = (
  { index, dangerous: { emergencyContact, emergencyPhone } }: DangerousItem,
  paragraph: string,
): PaperField =>
  field(
    'emergencyContact',
    ['24 小时应急联系', '24-hour emergency contact'],
    paragraph,
    emergencyContact === '' || emergencyPhone === '' ? '' : `${emergencyContact}, ${emergencyPhone}`,
    inOrder(`cargo.${index}.dangerous.${emergencyContact === '' ? 'emergencyContact' : 'emergencyPhone'}`),
  );

/** Class and subsidiary hazards as papers write them: `3 (6.1)`. */
export const hazardText = ({ hazardClass, subsidiaryHazards }: DangerousItem['dangerous']): string =>
  [hazardClass, ...subsidiaryHazards.map((hazard) => `(${hazard})`)].join(' ');

/** The proper shipping name with its technical name, by the entry's Chinese name where the list has one. */
export const namesOf = ({ properShippingName, technicalName, isWaste, listed }: DangerousItem['dangerous']) => {
  const technical = technicalName.trim() === '' ? '' : ` (${technicalName.trim()})`;
  const waste = isWaste && !/\bWASTE\b/i.test(properShippingName);
  const nameZh = listed?.nameZh ?? '';
  return {
    en: `${waste ? 'WASTE ' : ''}${properShippingName}${technical}`,
    zh: nameZh && `${waste ? '废弃物 ' : ''}${nameZh}${technical}`,
  };
};

/** The technical name of a generic entry, which its paragraph requires; nothing for others. */
export const technicalNameField = ({ index, dangerous }: DangerousItem, paragraph: string): PaperField[] =>
  requiresTechnicalName(dangerous)
    ? [
        field(
          'technicalName',
          ['技术名称', 'Technical name'],
          paragraph,
          dangerous.technicalName,
          inOrder(`cargo.${index}.dangerous.technicalName`),
        ),
      ]
    : [];

/** A number of the order form with its unit, which is missing while it is 0. */
export const measured = (
  { index, item, dangerous }: DangerousItem,
  name: 'grossKg' | 'netKg',
  paragraph: string,
): PaperField => {
  const [kg, path] = name === 'grossKg' ? [item.grossKg, name] : [dangerous.netKg, `dangerous.${name}`];
  const names = { grossKg: ['毛重', 'Gross mass'], netKg: ['净重', 'Net mass'] } as const;
  return field(name, names[name], paragraph, kg > 0 ? `${kg} kg` : '', inOrder(`cargo.${index}.${path}`));
};

/** Number and kind of the packages of a cargo item. */
export const packagesField = ({ index, item }: DangerousItem, paragraph: string): PaperField =>
  field(
    'packages',
    ['件数与包装种类', 'Number and kind of packages'],
    paragraph,
    item.packages > 0 ? packagesText(item) : '',
    inOrder(`cargo.${index}.packages`),
  );

/** Documents that accompany a paper: uploaded, then those that the shipper says to hold. */
export const documentsText = ({ documents, order }: PaperOrder, only?: string): string => {
  const uploaded = documents.filter(({ paperCode }) => only === undefined || paperCode === only);
  const held = order.papersHeld.filter((code) => uploaded.every(({ paperCode }) => paperCode !== code));
  const named = uploaded.map(({ paperCode, fileName }) => `${paperNameOf(paperCode) ?? ''} ${fileName}`.trim());
  const heldNames = held.filter((code) => only === undefined || code === only).map((code) => paperNameOf(code) ?? code);
  return [...named, ...heldNames].join('；');
};

/** The head of a paper. */
export const headOf = (fields: readonly PaperField[]): PaperSection => ({
  titleZh: '托运',
  titleEn: 'Consignment',
  fields,
});

/** The title of a cargo item: its number, from 1, and its name. */
export const itemSection = (number: number, nameZh: string, fields: readonly PaperField[]): PaperSection => ({
  titleZh: `货物 ${number}：${nameZh}`,
  titleEn: `Item ${number}`,
  item: number,
  fields,
});
