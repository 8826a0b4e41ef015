import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { OrderDocument } from '#contract/orders/orderDocument.ts';
import { dangerous, cargo, orderOfService, quote, placed, detailOf, accepted } from './orderSampleParts.ts';
import { sailing, tariffCharge } from '#stories/fixtures/samples.ts';

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

const fcl = allServices.fcl;
export const paint = orderOfService(fcl, {
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

export const paintQuote = quote('fcl', {
  id: 'AEX2-2611-CNSHA-DEHAM',
  items: [
    { code: '20GP', nameZh: '20GP' },
    { code: '40GP', nameZh: '40GP' },
    { code: '40HQ', nameZh: '40HQ' },
  ],
  sailing: {
    ...sailing,
    id: 'AEX2-2611-CNSHA-DEHAM',
    cutOffs: [{ code: 'DG_DOC', nameZh: '危险品申报截止', at: '2026-03-08T01:00:00Z' }, ...sailing.cutOffs.slice(1)],
  },
  tariff: [
    tariffCharge('OCF', '海运费', 145_000, { item: '20GP' }),
    tariffCharge('OCF', '海运费', 245_000, { item: '40HQ' }),
    tariffCharge('DGS', '危险品附加费', 25_000, { condition: 'dangerous' }),
    tariffCharge('THC', '码头操作费', 82_500, { side: 'origin', currency: '1', item: '20GP' }),
    tariffCharge('THC', '码头操作费', 122_500, { side: 'origin', currency: '1', item: '40HQ' }),
    tariffCharge('DOC', '文件费', 45_000, { side: 'origin', currency: '1', basis: 'bill' }),
    tariffCharge('TLX', '电放费', 45_000, {
      side: 'origin',
      currency: '1',
      basis: 'bill',
      condition: 'billOfLading.telex',
    }),
    tariffCharge('TRK', '产装拖车费', 180_000, { side: 'origin', currency: '1', condition: 'loading.factory' }),
    tariffCharge('CUS', '报关费', 30_000, {
      side: 'service',
      currency: '1',
      basis: 'bill',
      condition: 'customsEntrusted',
    }),
  ],
});

/** A dangerous full-container order as placed: under review, its enterprise not verified. */
export const reviewed: OrderDetail = detailOf(paint, paintQuote, {
  orderNo: 'FCL202603010042',
  status: 'DG_REVIEW',
  carriageZh: 'COSCO SHIPPING ARIES 031W',
  departsAt: '2026-03-12T10:00:00Z',
  cancelsAt: '2026-03-03T03:20:00Z',
  timeline: [{ ...placed, status: 'DG_REVIEW' }],
  documents: [document, packingList],
});

/** The same with requested documents. */
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

/** The same with space on board: the enterprise is verified, an invoice requested. */
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

/** The same under way, with its invoice. */
export const invoiced: OrderDetail = {
  ...released,
  status: 'SAILED',
  timeline: [
    ...released.timeline,
    { status: 'SAILED', act: 'transport.departed', by: 'carrier', at: '2026-03-12T10:30:00Z', note: '' },
  ],
  invoice: {
    status: 'ISSUED',
    requestedAt: '2026-03-13T02:00:00Z',
    companyName: '华东化工出口有限公司',
    issued: { invoiceNo: '26312000000012345678', hasFile: true },
  },
};

/** The same, cancelled because the enterprise was not verified. */
export const lapsed: OrderDetail = {
  ...reviewed,
  status: 'AUTO_CANCELLED',
  cancelsAt: null,
  timeline: [
    ...reviewed.timeline,
    { status: 'AUTO_CANCELLED', act: 'verification.lapsed', by: 'system', at: '2026-03-03T03:20:00Z', note: '' },
  ],
};

/** The same, rejected. */
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
