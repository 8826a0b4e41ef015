import { allLines } from '#contract/services/definitions/allServices.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { CargoForm, DangerousForm, Order, OrderDraft, OrderForm } from '#contract/booking/orderForm.ts';
import { blankCargo, blankDangerous, blankForm, orderOf, pricedBookingOf } from '#contract/booking/orderForm.ts';
import type { InvoiceForm, OrderDetail, OrderDocument, OrderSummary } from '#contract/orders/orderCalls.ts';
import type { OrderEvent } from '#contract/orders/orderStatus.ts';
import type { TariffLine } from '#contract/rules/pricing/price.ts';
import { feesOf, totalsOf } from '#contract/rules/pricing/price.ts';

/** The moment the scenes of the order query are set in, in epoch milliseconds. */
export const now = Date.parse('2026-03-02T02:00:00Z');

const charge = (code: string, nameZh: string, amount: number, more: Partial<TariffLine> = {}): TariffLine => ({
  code,
  nameZh,
  side: 'freight',
  currency: '2',
  basis: 'container',
  item: null,
  condition: null,
  amount,
  minimum: null,
  from: null,
  ...more,
});

const party = {
  name: 'HUADONG CHEMICAL EXPORT CO., LTD.',
  address: 'ROOM 1802, 100 YANGSHUPU ROAD, SHANGHAI, CHINA',
  telephone: '+86 21 5555 0100',
  email: 'export@huadong.example',
};

const dangerous = (more: Partial<DangerousForm>): DangerousForm => ({
  ...blankDangerous(),
  netKg: 9_600,
  emergencyContact: '李工',
  emergencyPhone: '+86 21 5555 0199',
  listed: {
    edition: 'IMDG 42-24',
    confidence: 'high',
    ems: 'F-E, S-E',
    segregationCodes: [],
    segregationGroups: [],
    limitedQuantityLimit: '5 L',
    exceptedQuantityCode: 'E1',
    tankInstruction: 'T4',
  },
  ...more,
});

const cargo = (line: LineDefinition, more: Partial<CargoForm>): CargoForm => ({
  ...blankCargo(line, false),
  nameZh: '水性丙烯酸乳液',
  nameEn: 'ACRYLIC EMULSION, WATER BASED',
  hsCode: '3906901000',
  packagingCode: '1H1',
  packages: 40,
  grossKg: 8_400,
  volumeM3: 12.5,
  ...more,
  details: { ...blankCargo(line, false).details, ...more.details },
});

/** An order of a line with its parties filled in. */
const orderOfLine = (line: LineDefinition, more: Partial<OrderForm>): Order => {
  const blank = blankForm(line, { offerId: 'o', isDanger: 'N', protocolVersion: '2026-11' });
  const form: OrderForm = {
    ...blank,
    cargo: line.asksCargo ? [cargo(line, {})] : [],
    shipper: blank.shipper && party,
    consignee: blank.consignee && {
      ...party,
      name: 'NORDLACK GMBH',
      address: 'HAFENSTRASSE 12, 20457 HAMBURG, GERMANY',
    },
    bookingContact: { name: '王丽', phone: '13812345678', email: 'wangli@huadong.example' },
    ...more,
    details: { ...blank.details, ...more.details },
  };
  return orderOf(line).parse(form);
};

const offer = (line: ServiceLine, more: Partial<Offer>): Offer => ({
  id: 'o',
  line,
  origin: { code: 'CNSHA', nameZh: '上海' },
  destination: { code: 'DEHAM', nameZh: '汉堡' },
  carrierZh: '中远海运集运',
  transitDays: 34,
  frequencyZh: null,
  sailing: null,
  goods: null,
  isDangerous: null,
  items: [],
  choices: {},
  tariff: [],
  notIncluded: ['目的港本地费', '目的港关税'],
  validUntil: '2026-03-08T15:59:59Z',
  refusedZh: null,
  ...more,
});

const placed: OrderEvent = {
  status: 'SUBMITTED',
  act: 'order.placed',
  by: 'user',
  at: '2026-03-01T03:20:00Z',
  note: '',
};

const detailOf = (order: Order, offered: Offer, more: Partial<OrderDetail>): OrderDetail => {
  const fees = feesOf(offered.tariff, pricedBookingOf(allLines[order.line], order));
  return {
    orderNo: '',
    line: order.line,
    status: 'SUBMITTED',
    placedAt: placed.at,
    cancelsAt: null,
    routeZh: '上海 → 汉堡',
    carriageZh: '',
    isDangerous: order.cargo.some((one) => one.dangerous !== null),
    departsAt: null,
    totals: totalsOf(fees),
    order,
    offer: offered,
    fees,
    timeline: [placed],
    documents: [],
    invoice: null,
    ...more,
  };
};

export const document: OrderDocument = {
  id: 'd1',
  fileName: '丙烯酸漆_SDS_中英文_2026版.pdf',
  paperCode: 'SDS',
  bytes: 1_482_113,
  uploadedAt: '2026-03-01T03:42:00Z',
};
export const packingList: OrderDocument = {
  id: 'd2',
  fileName: '装箱照片.jpg',
  paperCode: '',
  bytes: 402_331,
  uploadedAt: '2026-03-01T06:05:00Z',
};

const fcl = allLines.fcl;
const paint = orderOfLine(fcl, {
  items: [
    { code: '20GP', quantity: 1 },
    { code: '40HQ', quantity: 1 },
  ],
  details: {
    loading: 'factory',
    loadingAddress: '江苏省张家港市扬子江化工园区长江路 8 号北门',
    cargoReadyDay: '2026-03-06',
    billOfLading: 'telex',
    customsEntrusted: true,
  },
  cargo: [
    cargo(fcl, {
      nameZh: '丙烯酸漆（溶剂型）',
      nameEn: 'ACRYLIC PAINT, SOLVENT BASED',
      hsCode: '3208201000',
      packagingCode: '1A1',
      packages: 48,
      grossKg: 10_320,
      volumeM3: 14.2,
      dangerous: dangerous({
        unNumber: '1263',
        packingGroup: 'II',
        properShippingName: 'PAINT',
        hazardClass: '3',
        flashPoint: '21 ℃ c.c.',
        packagingMark: '1A1/Y1.4/150/26/CN/320001',
      }),
    }),
    cargo(fcl, {
      nameZh: '乙醇胺',
      nameEn: 'MONOETHANOLAMINE',
      hsCode: '2922110000',
      packages: 72,
      grossKg: 15_480,
      volumeM3: 21.6,
      unit: 2,
      dangerous: dangerous({
        unNumber: '2491',
        packingGroup: 'III',
        properShippingName: 'ETHANOLAMINE',
        hazardClass: '8',
        flashPoint: '93 ℃ c.c.',
        netKg: 14_400,
      }),
    }),
  ],
  papersHeld: ['SDS', 'CI', 'PL'],
  remark: '唛头：NORDLACK / HAMBURG / NO.1-120\n提箱前请电话确认装货时间。',
});

const paintOffer = offer('fcl', {
  id: 'AEX2-2611-CNSHA-DEHAM',
  items: [
    { code: '20GP', nameZh: '20GP' },
    { code: '40GP', nameZh: '40GP' },
    { code: '40HQ', nameZh: '40HQ' },
  ],
  sailing: {
    id: 'AEX2-2611-CNSHA-DEHAM',
    carrierCode: 'COSCO',
    carrierZh: '中远海运集运',
    service: 'AEU3',
    vessel: 'COSCO SHIPPING ARIES',
    voyage: '031W',
    orgPortCode: 'CNSHA',
    orgPort: '上海',
    dstPortCode: 'DEHAM',
    dstPort: '汉堡',
    viaPort: null,
    estimatedTimeOfDeparture: '2026-03-12T10:00:00Z',
    estimatedTimeOfArrival: '2026-04-15T04:00:00Z',
    transitDays: 34,
    cutOffs: [
      { code: 'DG_DOC', nameZh: '危险品申报截止', at: '2026-03-08T01:00:00Z' },
      { code: 'SI', nameZh: '截单', at: '2026-03-10T04:00:00Z' },
      { code: 'CY', nameZh: '截港', at: '2026-03-11T10:00:00Z' },
    ],
    freeDays: 7,
    acceptedClasses: ['3', '8', '9'],
  },
  tariff: [
    charge('OCF', '海运费', 145_000, { item: '20GP' }),
    charge('OCF', '海运费', 245_000, { item: '40HQ' }),
    charge('DGS', '危险品附加费', 25_000, { condition: 'dangerous' }),
    charge('THC', '码头操作费', 82_500, { side: 'origin', currency: '1', item: '20GP' }),
    charge('THC', '码头操作费', 122_500, { side: 'origin', currency: '1', item: '40HQ' }),
    charge('DOC', '文件费', 45_000, { side: 'origin', currency: '1', basis: 'bill' }),
    charge('TLX', '电放费', 45_000, { side: 'origin', currency: '1', basis: 'bill', condition: 'billOfLading.telex' }),
    charge('TRK', '产装拖车费', 180_000, { side: 'origin', currency: '1', condition: 'loading.factory' }),
    charge('CUS', '报关费', 30_000, { side: 'service', currency: '1', basis: 'bill', condition: 'customsEntrusted' }),
  ],
});

/** A dangerous full-container order as it was placed: under review, its enterprise not verified. */
export const reviewed: OrderDetail = detailOf(paint, paintOffer, {
  orderNo: 'FCL202603010042',
  status: 'DG_REVIEW',
  carriageZh: 'COSCO SHIPPING ARIES 031W',
  departsAt: '2026-03-12T10:00:00Z',
  cancelsAt: '2026-03-03T03:20:00Z',
  timeline: [{ ...placed, status: 'DG_REVIEW' }],
  documents: [document, packingList],
});

/** The same, asked for papers. */
export const needing: OrderDetail = {
  ...reviewed,
  status: 'NEED_INFO',
  timeline: [
    ...reviewed.timeline,
    {
      status: 'NEED_INFO',
      act: 'info.requested',
      by: 'platform',
      at: '2026-03-01T07:10:00Z',
      note: '请补充 UN 2491 的危包证（使用鉴定结果单），并核对闪点测试方法。',
    },
  ],
};

const accepted: OrderEvent = {
  status: 'ACCEPTED',
  act: 'order.accepted',
  by: 'platform',
  at: '2026-03-01T08:30:00Z',
  note: '',
};

/** The same with space on board: its verification came, an invoice was asked for. */
export const released: OrderDetail = {
  ...reviewed,
  status: 'RELEASED',
  cancelsAt: null,
  timeline: [
    ...reviewed.timeline,
    accepted,
    { status: 'RELEASED', act: 'space.released', by: 'carrier', at: '2026-03-01T10:05:00Z', note: 'SO 6301234567' },
  ],
  invoice: { status: 'REQUESTED', requestedAt: '2026-03-01T11:00:00Z', companyName: '华东化工出口有限公司' },
};

/** The same, cancelled as nobody verified the enterprise. */
export const lapsed: OrderDetail = {
  ...reviewed,
  status: 'AUTO_CANCELLED',
  cancelsAt: null,
  timeline: [
    ...reviewed.timeline,
    { status: 'AUTO_CANCELLED', act: 'verification.lapsed', by: 'system', at: '2026-03-03T03:20:00Z', note: '' },
  ],
};

/** The same, turned down. */
export const rejected: OrderDetail = {
  ...reviewed,
  status: 'REJECTED',
  cancelsAt: null,
  timeline: [
    ...reviewed.timeline,
    {
      status: 'REJECTED',
      act: 'order.rejected',
      by: 'platform',
      at: '2026-03-01T09:00:00Z',
      note: '该航次第 8 类已满，请改订下一航次。',
    },
  ],
};

const air = allLines.air;
/** An order by air that may be changed still. */
export const flown: OrderDetail = detailOf(
  orderOfLine(air, {
    details: { flightDay: '2026-03-09', reportNo: 'SRICI-2026-00318' },
    cargo: [
      cargo(air, { packages: 12, grossKg: 300, volumeM3: 2.1, details: { lengthCm: 60, widthCm: 50, heightCm: 58 } }),
    ],
  }),
  offer('air', {
    id: 'air~PVG~FRA',
    origin: { code: 'PVG', nameZh: '上海浦东' },
    destination: { code: 'FRA', nameZh: '法兰克福' },
    carrierZh: '国货航',
    transitDays: 2,
    frequencyZh: '每周二、四、六',
    tariff: [
      charge('AFR', '空运费', 2_650, { currency: '1', basis: 'chargeableKg' }),
      charge('AWB', '运单费', 10_000, { currency: '1', basis: 'bill', side: 'origin' }),
    ],
  }),
  {
    orderNo: 'AIR202603010007',
    routeZh: '上海浦东 → 法兰克福',
    carriageZh: '国货航',
    timeline: [placed, accepted],
    status: 'ACCEPTED',
  },
);

const warehousing = allLines.warehousing;
/** An order of a store. */
export const stored: OrderDetail = detailOf(
  orderOfLine(warehousing, {
    items: [{ code: 'B-tonDay', quantity: 1 }],
    details: {
      dayIn: '2026-03-05',
      dayOut: '2026-04-04',
      emergencyContact: '周工',
      emergencyPhone: '+86 21 5555 0188',
      samples: 2,
    },
  }),
  offer('warehousing', {
    id: 'warehousing~CNSHA-W1',
    origin: { code: 'CNSHA-W1', nameZh: '上海临港危化品库' },
    destination: null,
    carrierZh: '临港仓储',
    transitDays: null,
    items: [{ code: 'B-tonDay', nameZh: '乙类库 · 按吨天' }],
    tariff: [
      charge('STO', '仓储费', 350, { currency: '1', basis: 'tonDay', item: 'B-tonDay', side: 'service' }),
      charge('INOUT', '出入库费', 4_500, { currency: '1', basis: 'ton', side: 'service' }),
    ],
    notIncluded: ['装卸超时费'],
  }),
  { orderNo: 'WHS202602270003', routeZh: '上海临港危化品库', carriageZh: '临港仓储', status: 'GATED_IN' },
);

const summaryOf = ({
  order: _order,
  offer: _offer,
  fees: _fees,
  timeline: _timeline,
  documents: _documents,
  invoice: _invoice,
  ...summary
}: OrderDetail): OrderSummary => summary;

/** A page of orders of several lines and statuses. */
export const rows: OrderSummary[] = [
  summaryOf(reviewed),
  { ...summaryOf(needing), orderNo: 'FCL202602280031', cancelsAt: null },
  summaryOf(flown),
  summaryOf(stored),
  { ...summaryOf(released), orderNo: 'FCL202602200018', placedAt: '2026-02-20T06:00:00Z', status: 'SAILED' },
  { ...summaryOf(lapsed), orderNo: 'FCL202602110009', placedAt: '2026-02-11T01:15:00Z' },
  { ...summaryOf(stored), orderNo: 'WHS202601150001', placedAt: '2026-01-15T09:40:00Z', status: 'COMPLETED' },
];

const draft = (key: string, titleZh: string, savedAt: string, form: OrderForm, amends?: string): OrderDraft => ({
  version: 2,
  key,
  revision: 12,
  savedAt,
  titleZh,
  ...(amends === undefined ? {} : { amends }),
  form,
});

export const drafts: OrderDraft[] = [
  draft('6f1c2a52-0000-4000-8000-000000000001', '海运整箱 上海 → 汉堡', '2026-03-02T01:57:00Z', {
    ...paint,
    offerId: paintOffer.id,
  }),
  draft(
    '6f1c2a52-0000-4000-8000-000000000002',
    '航空货运 上海浦东 → 法兰克福',
    '2026-03-01T21:30:00Z',
    { ...flown.order, offerId: 'air~PVG~FRA' },
    flown.orderNo,
  ),
  draft('6f1c2a52-0000-4000-8000-000000000003', '危化品仓储 上海临港危化品库', '2026-02-26T08:00:00Z', {
    ...stored.order,
    offerId: 'warehousing~CNSHA-W1',
  }),
];

export const invoiceForm: InvoiceForm = {
  kind: 'special',
  companyName: '华东化工出口有限公司',
  taxpayerId: '91310115MA1H00000X',
  registeredAddress: '上海市杨浦区杨树浦路 100 号 1802 室',
  registeredPhone: '021-55550100',
  bank: '中国银行上海市杨浦支行',
  bankAccount: '4500000000000000',
  receiverName: '王丽',
  receiverPhone: '13812345678',
  receiverEmail: 'wangli@huadong.example',
  region: '上海市 / 上海市 / 杨浦区',
  address: '杨树浦路 100 号 1802 室',
};
