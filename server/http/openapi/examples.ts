/** The order of the examples: one container of a water-based emulsion from Shanghai to Hamburg. */
export const orderExample = {
  line: 'fcl',
  offerId: 'AEX2-2611-CNSHA-DEHAM',
  items: [{ code: '20GP', quantity: 1 }],
  details: {
    owner: 'COC',
    loading: 'station',
    incoterm: 'CIF',
    cargoReadyDay: '2026-03-05',
    freightPayment: 'prepaid',
    billOfLading: 'original',
    customsEntrusted: true,
    vgmMethod: '1',
  },
  cargo: [
    {
      nameZh: '水性乳液',
      nameEn: 'Water-based emulsion',
      hsCode: '39069090',
      packagingCode: '1A1',
      packages: 40,
      grossKg: 8000,
      volumeM3: 11.2,
      unit: 1,
      details: { foodstuff: false, batteryCondition: '' },
      dangerous: null,
    },
  ],
  shipper: {
    name: 'Example Coatings (Shanghai) Co., Ltd.',
    address: '1 Example Road, Pudong, Shanghai',
    telephone: '+86 21 5555 0120',
    email: 'shipping@example.com',
  },
  consignee: {
    name: 'Beispiel Farben GmbH',
    address: 'Beispielstrasse 1, Hamburg',
    telephone: '+49 40 555 0130',
    email: 'shipping@example.com',
  },
  notifyParty: { sameAsConsignee: true },
  bookingContact: { name: '李订舱', phone: '13812345678', email: 'booking@example.com' },
  protocolVersion: '2026-11',
};

const orderNo = 'FCL260302000001';
const id = '6f1c2d0e-8f4b-4f0a-9c53-2b7f6d1e0a11';
const quote = { id };
const order = { orderNo };
const lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', isDanger: 'N' };
const published = { originCode: 'CNNGB', destinationCode: 'DEHAM' };
const listed = { page: 1, size: 20 };
const offer = { offerId: orderExample.offerId, isDanger: 'N' };
/** CNY 1,880.00 and USD 1,850.00, as the price of the saved quote states them. */
const expectedTotals = [
  { currency: '1', amount: 188_000 },
  { currency: '2', amount: 185_000 },
];
const { shipper, consignee, cargo } = orderExample;
const instruction = {
  shipper,
  consignee,
  notifyParties: [consignee],
  marks: 'N/M',
  freightTerm: 'prepaid',
  billType: 'original',
  originals: '3',
  letterOfCredit: '',
  lines: cargo.map(({ nameEn, hsCode, packages, grossKg, volumeM3 }, index) => ({
    cargo: index,
    containerNo: 'MSCU1234566',
    sealNo: 'CN1234567',
    description: nameEn,
    hsCode,
    packages: String(packages),
    grossKg: String(grossKg),
    volumeM3: String(volumeM3),
  })),
};
const vgm = {
  responsible: shipper.name,
  signatory: 'CHEN MIN',
  telephone: shipper.telephone,
  containers: [
    {
      containerNo: 'MSCU1234566',
      containerType: '20GP',
      method: '2',
      tareKg: '2230',
      maxGrossKg: '30480',
      vgmKg: '',
      certificateNo: '',
      weighedOn: '',
      weighedBy: '',
      cargoKg: '8000',
      packingKg: '80',
      dunnageKg: '40',
    },
  ],
};

/** The input of each call that a key of a company's own system reaches, as `/openapi.json` shows it. */
export const inputExamples: Readonly<Record<string, object>> = {
  '/api-basic/port/list': {},
  '/api-basic/dangerousGoods/search': { keyword: '1263', ...listed },
  '/api-basic/dangerousGoods/check': { keyword: '1263', packingGroup: 'II' },
  '/api-basic/dangerousGoods/recognise': { names: ['工业涂料', 'Industrial paint'], hsCode: '3208.90.10' },
  '/api-basic/constant/list': {},
  '/api-basic/constant/listByType': { constType: 'newsCategory' },
  '/api-platform/safetySheet/read': {},
  '/api-ecommerce/sailSchedule/etdList': lane,
  '/api-ecommerce/sailSchedule/page': { ...lane, containerType: '20GP', ...listed },
  '/api-ecommerce/chargeAgreement/query': offer,
  '/api-ecommerce/chargeAgreement/export': offer,
  '/api-ecommerce/minimumPrice/query': { size: 10 },
  '/api-ecommerce/order/add': { order: orderExample, expectedTotals, quoteId: id },
  '/api-ecommerce/order/amend': { orderNo, version: 1, order: orderExample, expectedTotals },
  '/api-ecommerce/order/page': { state: 'open', whose: 'ours', ...listed },
  '/api-ecommerce/order/detail': order,
  '/api-ecommerce/order/cancel': { orderNo, version: 1, reason: '改期' },
  '/api-ecommerce/order/supplyInfo': { orderNo, version: 1, note: '已补充安全技术说明书' },
  '/api-ecommerce/order/requestAmendment': { orderNo, version: 1, note: '收货人改名' },
  '/api-common-oss/order/document': { orderNo, fileName: 'SDS.pdf' },
  '/api-common-oss/order/document/remove': { orderNo, id },
  '/api-common-oss/order/document/file': { orderNo, id },
  '/api-ecommerce/order/sheet': order,
  '/api-ecommerce/order/dangerousPaper': { orderNo, paper: 'multimodal', format: 'pdf' },
  '/api-ecommerce/order/papers': order,
  '/api-ecommerce/order/dcsa': order,
  '/api-ecommerce/order/instruction': order,
  '/api-ecommerce/order/instruction/draft': { orderNo, after: 0, form: instruction },
  '/api-ecommerce/order/instruction/submit': { orderNo, after: 0, form: instruction },
  '/api-ecommerce/order/instruction/dcsa': order,
  '/api-ecommerce/order/bill': order,
  '/api-ecommerce/order/bill/approve': { orderNo, draft: 1, answered: 0 },
  '/api-ecommerce/order/bill/change': {
    orderNo,
    draft: 1,
    answered: 0,
    changes: [{ path: 'marks', wanted: 'N/M', remark: '' }],
  },
  '/api-ecommerce/order/bill/file': { orderNo, draft: 1 },
  '/api-ecommerce/order/vgm': order,
  '/api-ecommerce/order/vgm/draft': { orderNo, after: 0, form: vgm },
  '/api-ecommerce/order/vgm/submit': { orderNo, after: 0, form: vgm },
  '/api-ecommerce/order/vgm/export': { orderNo, format: 'dcsa' },
  '/api-ecommerce/order/calendar': order,
  '/api-ecommerce/order/invoice/file': order,
  '/api-ecommerce/order/thread': { orderNo, count: 20 },
  '/api-ecommerce/order/message': { orderNo, text: '请问何时放舱？' },
  '/api-common-oss/order/message/file': { orderNo, fileName: 'photo.jpg' },
  '/api-common-oss/order/message/file/content': { orderNo, id },
  '/api-ecommerce/track/find': { number: orderNo },
  '/api-ecommerce/quote/save': { name: 'PO-2026-0001', form: orderExample },
  '/api-ecommerce/quote/page': { keyword: 'PO-2026', whose: 'mine', ...listed },
  '/api-ecommerce/quote/detail': quote,
  '/api-ecommerce/quote/order': { id, atTodaysPrice: true },
  '/api-ecommerce/quote/sheet': quote,
  '/api-item/goods/page': { keyword: '67-63-0', ...listed },
  '/api-item/goods/detail': { id: 'isopropanol' },
  '/api-item/goods/document': { id: 'isopropanol', kind: 'SDS' },
  '/api-puds/supplier/listByRole': { supplierRole: 'carrier' },
  '/api-ecommerce/sellingMaintenance/external/query': { line: 'lcl', ...published, ...listed },
  '/api-ecommerce/sellingMaintenance/external/totals': {
    line: 'lcl',
    ...published,
    isDanger: 'N',
    weightKg: 1200,
    volumeM3: 3.5,
    ...listed,
  },
  '/api-ecommerce/internalFee/page': { line: 'lcl', ...listed },
};
