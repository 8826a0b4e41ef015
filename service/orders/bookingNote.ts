import type { OutputOf } from '#contract/protocol/endpoint.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type * as contract from '#contract/orders/orderCalls.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { hasBookingNote } from '#machines/orders/orderRights.ts';
import { dateTime, money } from '#service/app/pages/format.ts';
import type { Block } from '#service/orders/pdf/paper.ts';
import { printed } from '#service/orders/pdf/paper.ts';
import { onOneLine } from './dcsaGoods.ts';
import { tradeMessages } from './messages.ts';
import { dangerousRows, feeRow, fieldRows, itemWords, partyRows } from './bookingNoteText.ts';

/** An instant in China, in the form in which the sheet has all its days. */
const when = (instant: string | Date): string => dateTime(new Date(instant)).slice(0, 16);

const currencyZh = { '1': '人民币', '2': '美元' } as const;

const carriageRows = (detail: OrderDetail, line: LineDefinition): [string, string][] => {
  const { order, offer, routeZh, carriageZh } = detail;
  const { sailing, carrierZh } = offer;
  const rows: [string, string][] = [
    [offer.goods ? '商品' : '线路', routeZh],
    ['承运', [sailing?.carrierZh ?? carrierZh, carriageZh].filter(Boolean).join('，')],
    ['预计离港', sailing ? when(sailing.estimatedTimeOfDeparture) : ''],
    ['预计到港', sailing ? when(sailing.estimatedTimeOfArrival) : ''],
    [line.items?.labelZh ?? '', itemWords({ order, offer }, line)],
  ];
  return rows.filter(([, value]) => value !== '');
};

const cargoBlocks = (line: LineDefinition, cargo: Order['cargo']): Block[] => {
  if (cargo.length === 0) return [];
  const shared = line.shares === 'container' ? [{ title: '箱/车', share: 1, right: true as const }] : [];
  const number = { share: 1.4, right: true as const };
  const table: Block = {
    kind: 'table',
    columns: [
      { title: '品名', share: 5 },
      { title: 'HS 编码', share: 2 },
      { title: '包装', share: 1.2 },
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
      ...(shared.length > 0 ? [String(one.unit)] : []),
    ]),
  };
  const own = cargo.flatMap((one, index): Block[] => {
    const rows = fieldRows(line.cargoFields, one.details, {});
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

const feeBlocks = ({ fees, totals, offer }: OrderDetail): Block[] => [
  { kind: 'heading', text: '费用' },
  {
    kind: 'table',
    columns: [
      { title: '费用', share: 4 },
      { title: '区段', share: 2 },
      { title: '单价', share: 2, right: true },
      { title: '数量', share: 2, right: true },
      { title: '金额', share: 2, right: true },
    ],
    rows: [
      ...fees.map(feeRow),
      ...totals.map((total) => [`合计（${currencyZh[total.currency]}）`, '', '', '', money(total)]),
    ],
  },
  ...(offer.notIncluded.length > 0
    ? [{ kind: 'note', text: `不含：${offer.notIncluded.join('；')}` } satisfies Block]
    : []),
];

const otherRows = ({ papersHeld, remark }: Order): [string, string][] => {
  const rows: [string, string][] = [
    ['已备单证', papersHeld.join('、')],
    ['备注', remark],
  ];
  return rows.filter(([, value]) => value !== '');
};

/** What a booking note says, in the order it is read. */
export const bookingNoteBlocks = (detail: OrderDetail): Block[] => {
  const { order, offer, placedAt } = detail;
  const line: LineDefinition = allLines[order.line];
  // where the order stands is between the buyer and us, and changes after the sheet is printed
  const placed: [string, string][] = [['下单时间', `${when(placedAt)}（北京时间）`]];
  const other = otherRows(order);
  return [
    { kind: 'facts', rows: placed },
    { kind: 'heading', text: '委托事项' },
    { kind: 'facts', rows: [...carriageRows(detail, line), ...fieldRows(line.fields, order.details, offer.choices)] },
    { kind: 'heading', text: '各方' },
    { kind: 'facts', rows: partyRows(line, order) },
    ...cargoBlocks(line, order.cargo),
    ...feeBlocks(detail),
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

/** The booking note (托书) of an order as a PDF; refused for goods that are bought. */
export const bookingNote = (detail: OrderDetail, now: Date): OutputOf<typeof contract.orderSheet> => {
  const { nameZh } = allLines[detail.order.line];
  if (!hasBookingNote(detail)) throw new Refusal(codes.badInput, tradeMessages.noBookingNote(nameZh));
  return {
    fileName: `${nameZh}托书-${detail.orderNo}.pdf`,
    contentType: 'application/pdf',
    content: printed({
      title: `${nameZh}托书`,
      reference: detail.orderNo,
      blocks: bookingNoteBlocks(detail),
      footer: `化运通　${when(now)}（北京时间）打印`,
    }) as Uint8Array<ArrayBuffer>,
  };
};
