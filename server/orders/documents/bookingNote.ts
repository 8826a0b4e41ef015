import { isSpread } from '#contract/rules/loading/units.ts';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type * as contract from '#contract/orders/orderCalls.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { hasBookingNote } from '#machines/orders/orderRights.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Block } from '#server/orders/pdf/printed.ts';
import { printedForReader } from '#server/orders/pdf/printed.ts';
import { feeBlocks } from './feeBlocks.ts';
import { onOneLine } from '#server/orders/dcsa/dcsaGoods.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { dangerousRows, fieldRows, itemText, partyRows } from './bookingNoteText.ts';

const carriageRows = (detail: OrderDetail, service: ServiceDefinition): [string, string][] => {
  const { order, offer: quote, routeZh, carriageZh } = detail;
  const { sailing, carrierZh } = quote;
  const rows: [string, string][] = [
    [quote.goods ? '商品' : '线路', routeZh],
    ['承运', [...new Set([sailing?.carrierZh ?? carrierZh, carriageZh])].filter(Boolean).join('，')],
    ['预计离港', sailing ? dateMinute(sailing.estimatedTimeOfDeparture) : ''],
    ['预计到港', sailing ? dateMinute(sailing.estimatedTimeOfArrival) : ''],
    [service.items?.labelZh ?? '', itemText({ order, offer: quote }, service)],
  ];
  return rows.filter(([, value]) => value !== '');
};

const cargoBlocks = (service: ServiceDefinition, cargo: Order['cargo']): Block[] => {
  if (cargo.length === 0) return [];
  const shared = service.shares === 'container' ? [{ title: '箱/车', share: 1, right: true as const }] : [];
  const number = { share: 1.4, right: true as const };
  const table: Block = {
    kind: 'table',
    columns: [
      { title: '品名', share: 5 },
      { title: 'HS 编码', share: 2 },
      { title: '包装', share: 1.5 },
      { title: '件数', ...number },
      { title: '毛重 kg', ...number },
      { title: '体积 m³', ...number },
      ...shared,
    ],
    rows: cargo.map((one) => [
      [one.nameZh, one.nameEn].filter(Boolean).map(onOneLine).join('\n'),
      one.hsCode,
      one.packagingCode,
      String(one.packages),
      String(one.grossKg),
      String(one.volumeM3),
      ...(shared.length > 0 ? [isSpread(cargo) ? '全部' : String(one.unit)] : []),
    ]),
  };
  const own = cargo.flatMap((one, index): Block[] => {
    const rows = fieldRows(service.cargoFields, one.details, {});
    return rows.length === 0
      ? []
      : [{ kind: 'facts', rows: [[`第 ${index + 1} 行`, rows.map((row) => row.join(' ')).join('，')]] }];
  });
  const dangerous = cargo.flatMap((one, index): Block[] =>
    one.dangerous
      ? [
          { kind: 'heading', text: `危险品信息（第 ${index + 1} 行：${one.nameZh}）` },
          { kind: 'facts', rows: dangerousRows(one.dangerous) },
        ]
      : [],
  );
  return [{ kind: 'heading', text: '货物' }, table, ...own, ...dangerous];
};

const otherRows = ({ papersHeld, remark }: Order): [string, string][] => {
  const rows: [string, string][] = [
    ['已备单证', papersHeld.join('、')],
    ['备注', remark],
  ];
  return rows.filter(([, value]) => value !== '');
};

/** The content of a booking note, in reading order. */
export const bookingNoteBlocks = (detail: OrderDetail): Block[] => {
  const { order, offer: quote, placedAt } = detail;
  const service: ServiceDefinition = allServices[order.line];
  // the status is left out: it concerns only the buyer and us, and changes after printing
  const placed: [string, string][] = [['下单时间', `${dateMinute(placedAt)}（北京时间）`]];
  const other = otherRows(order);
  return [
    { kind: 'facts', rows: placed },
    { kind: 'heading', text: '委托事项' },
    {
      kind: 'facts',
      rows: [...carriageRows(detail, service), ...fieldRows(service.fields, order.details, quote.choices)],
    },
    { kind: 'heading', text: '各方' },
    { kind: 'facts', rows: partyRows(service, order) },
    ...cargoBlocks(service, order.cargo),
    ...feeBlocks({ ...detail, notIncluded: quote.notIncluded }),
    ...(other.length > 0
      ? ([
          { kind: 'heading', text: '其他' },
          { kind: 'facts', rows: other },
        ] satisfies Block[])
      : []),
    {
      kind: 'note',
      text: '本托书按订单内容生成，不是承运人的订舱确认；危险品须经专员审核，隔离要求依据 IMDG Code 42-24，以承运人及主管机关的要求为准。',
    },
  ];
};

/** The booking note (托书) of an order as a PDF; rejects purchased goods. */
export const bookingNote = (detail: OrderDetail, now: Date): OutputOf<typeof contract.orderBookingNote> => {
  const { nameZh } = allServices[detail.order.line];
  if (!hasBookingNote(detail)) throw new ApiError(codes.badInput, tradeMessages.noBookingNote(nameZh));
  return {
    fileName: `${nameZh}托书-${detail.orderNo}.pdf`,
    contentType: 'application/pdf',
    content: printedForReader({
      title: `${nameZh}托书`,
      reference: detail.orderNo,
      blocks: bookingNoteBlocks(detail),
      footer: `化运通　${dateMinute(now)}（北京时间）打印`,
    }) as Uint8Array<ArrayBuffer>,
  };
};
