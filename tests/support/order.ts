import { ApiError } from '#contract/protocol/apiError.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import { blankFields } from '#contract/services/definitions/serviceFields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { CargoForm, DangerousForm, OrderForm } from '#contract/booking/orderForm.ts';
import { blankCargo, blankDangerous, blankForm, shippingProtocolVersion } from '#contract/booking/blankOrder.ts';

/** Paint of UN 1263, packing group II, as in the dangerous-goods list. */
export const dangerousDetails = (overrides: Partial<DangerousForm> = {}): DangerousForm => ({
  ...blankDangerous(),
  unNumber: '1263',
  packingGroup: 'II',
  properShippingName: 'PAINT',
  hazardClass: '3',
  flashPoint: '18 ℃',
  netKg: '7000',
  emergencyContact: '王安全',
  emergencyPhone: '+86 21 5555 0110',
  ...overrides,
});

/** The list's facts of an entry, as an order stores them: by default without segregation, small quantities or tanks. */
export const listedEntry = (overrides: Partial<NonNullable<DangerousForm['listed']>> = {}) => ({
  edition: 'IMDG 42-24',
  confidence: 'high' as const,
  ems: null,
  segregationCodes: [],
  segregationGroups: [],
  limitedQuantityLimit: null,
  exceptedQuantityCode: null,
  tankInstruction: null,
  ...overrides,
});

/** The entry that is proposed for goods named 丙酮. */
export const acetoneEntry = {
  unNumber: '1090',
  packingGroup: 'II',
  hazardClass: '3',
  properShippingName: 'ACETONE',
  nameZh: '丙酮',
} as const;

const paint = { nameZh: '工业涂料', nameEn: 'Industrial paint', hsCode: '3208.90.10' };
const emulsion = { nameZh: '水性丙烯酸乳液', nameEn: 'Acrylic emulsion, water based', hsCode: '3906.90.10' };

/** Goods that are not packed in drums. */
const otherwise: Readonly<Partial<Record<ServiceCode, Partial<CargoForm>>>> = {
  tank: { packagingCode: 'TANK', packages: '1', grossKg: '20000', volumeM3: '21.053' },
  flexitank: { packagingCode: 'FLEXI', packages: '1', grossKg: '21600', volumeM3: '24' },
  // a package of a passenger aircraft holds 5 L
  air: { packages: '2000' },
};

/** 40 drums in the first container, or as the service requires: paint, dangerous by its list entry, or an emulsion if `dangerous` is null. */
export const cargoItem = (service: ServiceCode, overrides: Partial<CargoForm> = {}): CargoForm => ({
  ...blankCargo(allServices[service], false),
  ...(overrides.dangerous === null ? emulsion : paint),
  packagingCode: '1A1',
  packages: '40',
  grossKg: '8000',
  volumeM3: '11.2',
  ...otherwise[service],
  dangerous: dangerousDetails(),
  ...overrides,
});

const party = (name: string, address: string) => ({
  name,
  address,
  telephone: '+86 21 5555 0120',
  email: 'shipping@example.com',
});

/** The offer, the chosen items and the own fields of each line in these tests. */
const starts: Readonly<
  Record<ServiceCode, { offerId: string; items?: OrderForm['items']; details: Record<string, FieldValue> }>
> = {
  fcl: {
    offerId: 'AEX2-2611-CNSHA-DEHAM',
    items: [{ code: '20GP', quantity: '1' }],
    details: { loading: 'station', cargoReadyDay: '2026-03-05', customsEntrusted: true },
  },
  lcl: { offerId: 'lcl~CNNGB~DEHAM', details: { warehouseDay: '2026-03-10' } },
  air: { offerId: 'air~CAN~FRA', details: { flightDay: '2026-03-10', reportNo: 'BJ2026-0001' } },
  rail: {
    offerId: 'rail~CN-CGO-PT~DE-HAM',
    items: [{ code: '40HQ', quantity: '1' }],
    details: { trainDay: '2026-03-12', goodsValueUsd: '30000' },
  },
  seaRail: {
    offerId: 'seaRail~CNYIW~DEHAM',
    items: [{ code: '20GP', quantity: '2' }],
    details: { trainDay: '2026-03-12' },
  },
  tank: {
    offerId: 'tank~CNNGB~NLRTM',
    items: [{ code: 'T11', quantity: '1' }],
    details: { use: 'voyage', loadingDay: '2026-03-12', tonnesPerTank: '20', density: '0.95', density50: '0.92' },
  },
  flexitank: {
    offerId: 'flexitank~CNNGB~DEHAM',
    items: [{ code: '24-S', quantity: '1' }],
    details: {
      loadingDay: '2026-03-12',
      loadingAddress: '宁波市镇海区示例路1号',
      relativeDensity: '0.9',
      loadingCelsius: '20',
    },
  },
  warehousing: {
    offerId: 'warehousing~CNNGB-W1',
    items: [{ code: 'A-tonDay', quantity: '1' }],
    details: {
      dayIn: '2026-03-05',
      dayOut: '2026-04-04',
      emergencyContact: '王安全',
      emergencyPhone: '+86 21 5555 0110',
    },
  },
  builtIn: {
    offerId: 'builtIn~CNNGB-S1',
    items: [{ code: '20GP', quantity: '1' }],
    details: { bookingNumber: 'SO123456', closingDay: '2026-03-12', deliveryDay: '2026-03-10' },
  },
  dgDesk: { offerId: 'dgDesk~CNNGB', items: [{ code: 'DGD', quantity: '1' }], details: { neededBy: '2026-03-12' } },
  domestic: {
    offerId: 'domestic~310000~120000',
    items: [{ code: 'BOX10', quantity: '1' }],
    details: {
      loadingAddress: '上海市浦东新区示例路1号',
      loadingContact: '张三 13800000000',
      loadingDay: '2026-03-05',
      unloadingAddress: '天津市滨海新区示例路2号',
      unloadingContact: '李四 13900000000',
    },
  },
  goods: {
    offerId: 'goods~isopropanol',
    details: {
      tonnes: '30',
      deliveryAddress: '江苏省南京市示例路3号',
      receiver: '赵五 13700000000',
      deliveryDay: '2026-03-12',
      licensed: 'yes',
      licenceNumber: '苏(宁)危化经字00001',
      purpose: '清洗剂生产',
      packed: 'packed',
    },
  },
};

/** The lines that do not accept paint: flexitanks and trains reject dangerous goods. */
const harmless: ReadonlySet<ServiceCode> = new Set(['flexitank', 'rail', 'seaRail']);

/** An order of a line as a careful user fills it; `details` add to those of the line. */
export const orderForm = (service: ServiceCode, { details, ...overrides }: Partial<OrderForm> = {}): OrderForm => {
  const definition: ServiceDefinition = allServices[service];
  const start = starts[service];
  const blank = blankForm(definition, { offerId: start.offerId, isDanger: 'N' });
  const cargo = definition.hasCargo ? [cargoItem(service, harmless.has(service) ? { dangerous: null } : {})] : [];
  const parties = {
    shipper: definition.crossesBorders
      ? party('Example Coatings (Shanghai) Co., Ltd.', '1 Example Road, Pudong, Shanghai')
      : party('示例涂料（上海）有限公司', '上海市浦东新区示例路1号'),
    consignee: { ...party('Beispiel Farben GmbH', 'Beispielstrasse 1, Hamburg'), telephone: '+49 40 555 0130' },
    notifyParty: blank.notifyParty,
  };
  return {
    ...blank,
    items: start.items ?? [],
    details: { ...blankFields(definition.fields), ...start.details, ...details },
    cargo,
    ...Object.fromEntries(definition.parties.map((name) => [name, parties[name]])),
    bookingContact: { name: '李订舱', phone: '13812345678', email: 'booking@example.com' },
    papersHeld: ['SDS'],
    protocolVersion: shippingProtocolVersion,
    ...overrides,
  };
};

/** The error that rejects an act on an order, undefined if it succeeds; other errors are rethrown. */
export const rejectionOf = (act: () => unknown): ApiError | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};
