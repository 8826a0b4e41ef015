import type { Order } from '#contract/booking/orderForm.ts';
import { isLatin } from '#contract/protocol/fields.ts';
import { isFromDoor } from './dcsaTransport.ts';

/** A text of the order that the carrier reads. */
interface Read {
  path: string;
  nameZh: string;
  text: string;
}

const goodsRead = ({ nameEn, dangerous }: Order['cargo'][number], index: number): Read[] => {
  const read = (path: string, nameZh: string, text: string): Read => ({
    path: `cargo.${index}.${path}`,
    nameZh: `第${index + 1}行货物的${nameZh}`,
    text,
  });
  const name = read('nameEn', '英文品名', nameEn);
  if (!dangerous) return [name];
  const proper = read('dangerous.properShippingName', '正确运输名称', dangerous.properShippingName);
  const technical = read('dangerous.technicalName', '技术名称', dangerous.technicalName);
  return dangerous.technicalName === '' ? [name, proper] : [name, proper, technical];
};

const partiesRead = ({ shipper, consignee, notifyParty }: Order): Read[] => {
  const notified = notifyParty?.sameAsConsignee === false ? notifyParty : null;
  return [
    { path: 'shipper.name', nameZh: '发货人名称', text: shipper?.name ?? '' },
    { path: 'shipper.address', nameZh: '发货人地址', text: shipper?.address ?? '' },
    { path: 'consignee.name', nameZh: '收货人名称', text: consignee?.name ?? '' },
    { path: 'consignee.address', nameZh: '收货人地址', text: consignee?.address ?? '' },
    ...(notified ? [{ path: 'notifyParty.name', nameZh: '通知人名称', text: notified.name }] : []),
    ...(notified?.address ? [{ path: 'notifyParty.address', nameZh: '通知人地址', text: notified.address }] : []),
  ];
};

/** A text that may be in Chinese, because a lorry driver in China reads it. */
const driverReads = (order: Order): Read[] =>
  isFromDoor(order)
    ? [{ path: 'details.loadingAddress', nameZh: '装货地址', text: String(order.details['loadingAddress'] ?? '') }]
    : [];

const isEmpty = ({ text }: Read): boolean => text.trim() === '';

/** What the carrier must read and cannot: it is missing from the order, or not in Latin letters. */
export const missingForExport = (order: Order): Omit<Read, 'text'>[] => [
  ...[...partiesRead(order), ...order.cargo.flatMap(goodsRead)].filter((read) => isEmpty(read) || !isLatin(read.text)),
  ...driverReads(order).filter(isEmpty),
];
