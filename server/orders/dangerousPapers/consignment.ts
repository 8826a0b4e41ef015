import type { EntryPlace } from '#contract/orders/dangerousPapers.ts';
import { isAllotted } from '#contract/rules/loading/units.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { PaperField, PaperOrder, PaperSection } from './paper.ts';
import { atDesk, field, inInstruction, inOrder } from './paper.ts';

type Sealed = Pick<PaperOrder['lines'][number], 'containerNo' | 'sealNo'>;

type Party = { name: string; address: string; telephone: string } | null;

const partyText = (party: Party): string =>
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

/** The voyage and its ports. */
export const voyageFields = (made: PaperOrder, paragraph: string): PaperField[] => {
  const { offer: quote, shipment, orderNo } = made;
  const vessel = shipment?.vessel || (quote.sailing?.vessel ?? '');
  const voyage = shipment?.voyage || (quote.sailing?.voyage ?? '');
  return [
    field('reference', ['托运人编号', "Shipper's reference"], paragraph, orderNo),
    field('bookingNo', ['订舱号', 'Booking number'], paragraph, shipment?.carrierBookingNo ?? ''),
    field('carrier', ['承运人', 'Carrier'], paragraph, quote.sailing?.carrierZh ?? quote.carrierZh ?? ''),
    field('vessel', ['船名航次', 'Vessel and voyage'], paragraph, vessel && `${vessel} / ${voyage}`, atDesk),
    field('loadingPort', ['装货港', 'Port of loading'], paragraph, placeText(made, quote.origin), atDesk),
    field('dischargePort', ['卸货港', 'Port of discharge'], paragraph, placeText(made, quote.destination), atDesk),
  ].filter(({ value, where }) => value !== '' || where);
};

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
      'IMDG 5.4.2.1',
      textOf('containerNo'),
      lineField(made, index, 'containerNo'),
    ),
    field('seals', ['封志号', 'Seal No.'], 'IMDG 5.4.5', textOf('sealNo'), lineField(made, index, 'sealNo')),
  ];
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
