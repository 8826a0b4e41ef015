import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { FieldValue, ServiceField, ServiceFields } from '#contract/services/definitions/serviceFields.ts';
import { blankFields, isVisible } from '#contract/services/definitions/serviceFields.ts';
import type { CargoForm, DangerousForm, OrderForm } from '#contract/booking/orderForm.ts';
import { blankCargo, blankDangerous, blankForm, shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { quotes } from '#stories/services/serviceQuotes.ts';

const reached = { telephone: '+86 21 5555 0100', email: 'booking@example.com' };
const abroad = {
  shipper: { ...reached, name: 'HUADONG CHEMICAL EXPORT CO., LTD.', address: 'NO. 88 HUAGONG ROAD, SHANGHAI' },
  consignee: { ...reached, name: 'HANSE CHEMIE GMBH', address: 'BEISPIELSTRASSE 1, HAMBURG' },
};
const inland = {
  shipper: { ...reached, name: '华东化工出口有限公司', address: '上海市化工路 88 号' },
  consignee: { ...reached, name: '示例涂料（成都）有限公司', address: '成都市青白江区示例路 6 号' },
};

const entry = {
  edition: 'IMDG 42-24',
  confidence: 'high',
  ems: 'F-A, S-B',
  limitedQuantityLimit: '1 L',
  exceptedQuantityCode: 'E2',
  segregationCodes: [],
  segregationGroups: [],
  tankInstruction: 'T7',
} as const satisfies Partial<DangerousForm['listed']>;

const dangerousOf = ({ listed, ...details }: Partial<DangerousForm>): DangerousForm => ({
  ...blankDangerous(),
  hazardClass: '8',
  packingGroup: 'II',
  netKg: '7,500',
  emergencyContact: '王工',
  emergencyPhone: '021-5555 0199',
  ...details,
  listed: listed && { properShippingName: details.properShippingName, ...listed },
});

const cargoOf = (service: ServiceCode, more: Partial<CargoForm>): CargoForm => ({
  ...blankCargo(allServices[service], false),
  hsCode: '390791',
  packagingCode: '1A1',
  packages: '40',
  grossKg: '8,000',
  volumeM3: '10',
  ...more,
});

const resin = (service: ServiceCode, netKg = '16,000'): CargoForm =>
  cargoOf(service, {
    nameZh: '树脂溶液',
    nameEn: 'RESIN SOLUTION',
    packages: '80',
    grossKg: '17,600',
    volumeM3: '22',
    dangerous: dangerousOf({
      unNumber: '1866',
      packingGroup: 'III',
      properShippingName: 'RESIN SOLUTION',
      hazardClass: '3',
      flashPoint: '28',
      netKg,
      listed: { ...entry, ems: 'F-E, S-E', limitedQuantityLimit: '5 L', tankInstruction: 'T2' },
    }),
  });

/** Sulphuric acid and caustic soda, which SG36 and SG35 segregate. */
export const acidAndAlkali = (service: ServiceCode): CargoForm[] => [
  cargoOf(service, {
    nameZh: '浓硫酸',
    nameEn: 'SULPHURIC ACID',
    dangerous: dangerousOf({
      unNumber: '1830',
      properShippingName: 'SULPHURIC ACID with more than 51% acid',
      listed: { ...entry, segregationCodes: ['SG36', 'SG49'], segregationGroups: ['SGG1'], tankInstruction: 'T8' },
    }),
  }),
  cargoOf(service, {
    nameZh: '液碱',
    nameEn: 'SODIUM HYDROXIDE SOLUTION',
    dangerous: dangerousOf({
      unNumber: '1824',
      properShippingName: 'SODIUM HYDROXIDE SOLUTION',
      listed: { ...entry, segregationCodes: ['SG35'], segregationGroups: ['SGG18'] },
    }),
  }),
];

const harmless = (service: ServiceCode): CargoForm =>
  cargoOf(service, {
    nameZh: '丙二醇',
    nameEn: 'PROPYLENE GLYCOL',
    packages: '1',
    grossKg: '20,600',
    volumeM3: '19.8',
  });

const sampleOf = ({ kind, labelZh }: ServiceField): FieldValue => {
  if (kind === 'day') return '2026-03-08';
  if (kind === 'telephone') return '021-5555 0188';
  if (kind === 'quantity' || kind === 'count') return '10';
  if (/编号|号$/.test(labelZh)) return 'SHA2603-0188';
  if (/人/.test(labelZh)) return '王工 021-5555 0188';
  return /地址/.test(labelZh) ? '上海市浦东新区港城路 1 号' : '涂料生产';
};

/** All required fields of a service, filled by type. */
const filledFields = (fields: ServiceFields, own: Record<string, FieldValue>): Record<string, FieldValue> => {
  const values = { ...blankFields(fields), ...own };
  for (const [name, field] of Object.entries(fields)) {
    if (values[name] === '' && !('optional' in field) && isVisible(field, values)) values[name] = sampleOf(field);
  }
  return values;
};

interface Sample {
  items?: OrderForm['items'];
  cargo?: CargoForm[];
  details?: Record<string, FieldValue>;
}

const one = (code: string) => [{ code, quantity: 1 }];

const samples: Record<ServiceCode, Sample> = {
  fcl: { items: one('20GP'), details: { cargoReadyDay: '2026-03-03' } },
  lcl: { cargo: [cargoOf('lcl', { ...resin('lcl', '1,600'), packages: '8', grossKg: '1,760', volumeM3: '2.345' })] },
  air: {
    cargo: [
      cargoOf('air', {
        ...resin('air', '250'),
        packages: '10',
        grossKg: '290',
        volumeM3: '2.4',
        details: { ...blankFields(allServices.air.cargoFields), lengthCm: '60', widthCm: '50', heightCm: '80' },
      }),
    ],
  },
  rail: { items: one('40HQ'), cargo: [harmless('rail')] },
  seaRail: { items: one('40HQ'), cargo: [harmless('seaRail')] },
  tank: {
    items: one('T11'),
    details: { use: 'voyage', tonnesPerTank: '20', density: '0.95', density50: '0.92', tareKg: '3,850' },
    cargo: [
      {
        ...resin('tank', '20,000'),
        packagingCode: 'TANK',
        packages: '1',
        grossKg: '20,000',
        volumeM3: '21.05',
      },
    ],
  },
  flexitank: {
    items: one('20-S'),
    cargo: [{ ...harmless('flexitank'), packagingCode: 'FLEXI' }],
    details: { relativeDensity: '1.04', loadingCelsius: '25' },
  },
  warehousing: { items: one('B-tonDay'), details: { dayIn: '2026-03-05', dayOut: '2026-04-04' } },
  builtIn: { items: one('20GP'), details: { closingDay: '2026-03-10' } },
  dgDesk: { items: one('CLS') },
  domestic: { items: one('BOX30') },
  goods: { details: { licensed: 'yes', tonnes: '32', deliveryTo: '510100' } },
};

/** A complete form of a service. */
export const completeFormOf = (service: ServiceCode): OrderForm => {
  const definition = allServices[service];
  const { items, cargo = [resin(service)], details = {} } = samples[service];
  const parties = definition.crossesBorders ? abroad : inland;
  const form = blankForm(definition, { offerId: quotes[service].id, isDanger: 'Y', ...(items && { items }) });
  return {
    ...form,
    details: filledFields(definition.fields, details),
    cargo: definition.hasCargo ? cargo : [],
    shipper: form.shipper && parties.shipper,
    consignee: form.consignee && parties.consignee,
    bookingContact: { name: '李明', phone: '13812345678', email: 'liming@example.com' },
    protocolVersion: shippingProtocolVersion,
  };
};
export const completeForm = completeFormOf('fcl');
