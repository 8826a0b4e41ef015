import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { VgmContainer, VgmVersion } from '#contract/orders/vgm/vgm.ts';
import { verifiedKg } from '#contract/orders/vgm/vgmChecks.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { isoCodeOf } from './dcsaVgm.ts';

/** Text in the characters of UNOA (ISO 9735: capitals, digits and some signs), with the release sign before separators. */
const plain = (text: string, max: number): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 .,\-()/='+:?!"%&*;<>]/g, ' ')
    .slice(0, max)
    .trim()
    .replaceAll(/[?+:']/g, '?$&');

/** A party's name in up to two parts of 35 characters (C080), broken at a blank where it has one. */
const partyName = (text: string): string => {
  const partMax = 35;
  if (text.length <= partMax) return plain(text, partMax);
  const at = text.lastIndexOf(' ', partMax);
  const end = at > 0 ? at : partMax;
  return `${plain(text.slice(0, end), partMax)}:${plain(text.slice(end).trim(), partMax)}`;
};

/** An instant in China as `CCYYMMDDHHMM` (format 203). */
const minuteOf = (at: Date): string => {
  const shifted = new Date(at.getTime() + 8 * 3_600_000).toISOString();
  return shifted.slice(0, 16).replaceAll(/\D/g, '');
};

const contact = (kind: 'IC' | 'RP', name: string, telephone: string): string[] => [
  `CTA+${kind}+:${plain(name, 35)}`,
  `COM+${plain(telephone, 30)}:TE`,
];

const transportOf = ({ offer: { sailing } }: OrderDetail): string[] =>
  sailing
    ? [
        `TDT+20+${plain(sailing.voyage, 17)}+1++${plain(sailing.carrierCode, 17)}:LINES:306+++:::${plain(sailing.vessel, 35)}`,
      ]
    : [];

const containerSegments = (
  detail: OrderDetail,
  container: VgmContainer,
  { content: { responsible, signatory, telephone } }: VgmVersion,
  booking: string,
): string[] => {
  const { containerNo, method, certificateNo, weighedOn, weighedBy } = container;
  const isWeighed = method === '1';
  const iso = isoCodeOf(detail, container);
  const sealNo = detail.shipment?.containers.find((each) => each.containerNo === containerNo)?.sealNo ?? '';
  return [
    `EQD+CN+${containerNo}:6346:5+${iso === undefined ? '' : `${iso}:6346:5`}+++5`,
    `RFF+BN:${plain(booking, 35)}`,
    ...(sealNo === '' ? [] : [`SEL+${plain(sealNo, 15)}`]),
    `MEA+AAE+VGM+KGM:${verifiedKg(container)}`,
    ...(isWeighed ? [`DTM+798:${weighedOn.replaceAll('-', '')}:102`] : []),
    ...transportOf(detail),
    isWeighed ? `DOC+SM1:VGM:306+${plain(certificateNo, 35)}` : 'DOC+SM2:VGM:306',
    `NAD+SPC+++${partyName(responsible)}`,
    ...contact('RP', signatory, telephone),
    ...(isWeighed ? [`NAD+WPA+++${partyName(weighedBy)}`] : []),
  ];
};

/**
 * A submitted version as an interchange with one VERMAS message, one segment a line. Source: UN/EDIFACT D.16A; SMDG's guide
 * 1.0 (method SM1 or SM2 in DOC, SPC answers for the mass, 798 the date of weighing). A later version replaces the former.
 */
export const vermasOf = (detail: OrderDetail, submitted: VgmVersion, booking: string): string => {
  const { content, version, submittedAt } = submitted;
  const at = new Date(submittedAt);
  // 14 characters, which an order number with its version exceeds
  const reference = `${detail.orderNo.replaceAll(/\D/g, '').slice(-11)}${String(version).padStart(3, '0')}`;
  const message = [
    `UNH+${reference}+VERMAS:D:16A:UN:SMDG10`,
    `BGM+749+${plain(`${detail.orderNo}-${version}`, 35)}+${version === 1 ? '9' : '5'}`,
    `DTM+137:${minuteOf(at)}:203`,
    `NAD+TB+++${partyName(content.responsible)}`,
    ...contact('IC', content.signatory, content.telephone),
    ...content.containers.flatMap((container) => containerSegments(detail, container, submitted, booking)),
  ];
  const carrier = plain(detail.offer.sailing?.carrierCode ?? 'CARRIER', 35);
  const time = minuteOf(at).slice(8);
  return [
    `UNB+UNOA:2+HUAYUNTONG+${carrier}+${chinaDayOf(at).slice(2).replaceAll('-', '')}:${time}+${reference}`,
    ...message,
    `UNT+${message.length + 1}+${reference}`,
    `UNZ+1+${reference}`,
  ]
    .map((segment) => `${segment}'\r\n`)
    .join('');
};
