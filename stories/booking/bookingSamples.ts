import type { ServiceLine } from '#contract/services/serviceLine.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { FieldValue, LineField, LineFields } from '#contract/services/definitions/serviceFields.ts';
import { blankFields, isAsked } from '#contract/services/definitions/serviceFields.ts';
import type { CargoForm, DangerousForm, OrderDraft, OrderForm, PlacedOrder } from '#contract/booking/orderForm.ts';
import { blankCargo, blankDangerous, blankForm, shippingProtocolVersion } from '#contract/booking/orderForm.ts';
import { offers } from '#stories/services/serviceQuotes.ts';

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

const dangerousOf = (details: Partial<DangerousForm>): DangerousForm => ({
  ...blankDangerous(),
  hazardClass: '8',
  packingGroup: 'II',
  netKg: '7,500',
  emergencyContact: '王工',
  emergencyPhone: '021-5555 0199',
  ...details,
});

const cargoOf = (line: ServiceLine, more: Partial<CargoForm>): CargoForm => ({
  ...blankCargo(allLines[line], false),
  hsCode: '390791',
  packagingCode: '1A1',
  packages: '40',
  grossKg: '8,000',
  volumeM3: '10',
  ...more,
});

const resin = (line: ServiceLine, netKg = '16,000'): CargoForm =>
  cargoOf(line, {
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

/** Sulphuric acid and caustic soda: SG36 and SG35 keep them apart. */
export const acidAndAlkali = (line: ServiceLine): CargoForm[] => [
  cargoOf(line, {
    nameZh: '浓硫酸',
    nameEn: 'SULPHURIC ACID',
    dangerous: dangerousOf({
      unNumber: '1830',
      properShippingName: 'SULPHURIC ACID with more than 51% acid',
      listed: { ...entry, segregationCodes: ['SG36', 'SG49'], segregationGroups: ['SGG1'], tankInstruction: 'T8' },
    }),
  }),
  cargoOf(line, {
    nameZh: '液碱',
    nameEn: 'SODIUM HYDROXIDE SOLUTION',
    dangerous: dangerousOf({
      unNumber: '1824',
      properShippingName: 'SODIUM HYDROXIDE SOLUTION',
      listed: { ...entry, segregationCodes: ['SG35'], segregationGroups: ['SGG18'] },
    }),
  }),
];

const harmless = (line: ServiceLine): CargoForm =>
  cargoOf(line, { nameZh: '丙二醇', nameEn: 'PROPYLENE GLYCOL', packages: '1', grossKg: '20,600', volumeM3: '19.8' });

const sampleOf = ({ kind, labelZh }: LineField): FieldValue => {
  if (kind === 'day') return '2026-03-08';
  if (kind === 'telephone') return '021-5555 0188';
  if (kind === 'quantity' || kind === 'count') return '10';
  if (/编号|号$/.test(labelZh)) return 'SHA2603-0188';
  if (/人/.test(labelZh)) return '王工 021-5555 0188';
  return /地址/.test(labelZh) ? '上海市浦东新区港城路 1 号' : '涂料生产';
};

/** Every field of a line that must be filled, filled by its kind. */
const filledFields = (fields: LineFields, own: Record<string, FieldValue>): Record<string, FieldValue> => {
  const values = { ...blankFields(fields), ...own };
  for (const [name, field] of Object.entries(fields)) {
    if (values[name] === '' && !('optional' in field) && isAsked(field, values)) values[name] = sampleOf(field);
  }
  return values;
};

interface Sample {
  items?: OrderForm['items'];
  cargo?: CargoForm[];
  details?: Record<string, FieldValue>;
}

const one = (code: string) => [{ code, quantity: 1 }];

const samples: Record<ServiceLine, Sample> = {
  fcl: { items: one('20GP') },
  lcl: { cargo: [cargoOf('lcl', { ...resin('lcl', '1,600'), packages: '8', grossKg: '1,760', volumeM3: '2.345' })] },
  air: {
    cargo: [
      cargoOf('air', {
        ...resin('air', '250'),
        packages: '10',
        grossKg: '290',
        volumeM3: '2.4',
        details: { ...blankFields(allLines.air.cargoFields), lengthCm: '60', widthCm: '50', heightCm: '80' },
      }),
    ],
  },
  rail: { items: one('40HQ'), cargo: [harmless('rail')] },
  tank: {
    items: one('T11'),
    details: { use: 'voyage', tonnesPerTank: '20', density: '0.95' },
    cargo: [{ ...resin('tank'), packagingCode: 'TANK' }],
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

/** A form of a line that lacks nothing. */
export const completeFormOf = (line: ServiceLine): OrderForm => {
  const definition = allLines[line];
  const { items, cargo = [resin(line)], details = {} } = samples[line];
  const parties = definition.crossesBorders ? abroad : inland;
  const form = blankForm(definition, { offerId: offers[line].id, isDanger: 'Y', ...(items && { items }) });
  return {
    ...form,
    details: filledFields(definition.fields, details),
    cargo: definition.asksCargo ? cargo : [],
    shipper: form.shipper && parties.shipper,
    consignee: form.consignee && parties.consignee,
    bookingContact: { name: '李明', phone: '13812345678', email: 'liming@example.com' },
    protocolVersion: shippingProtocolVersion,
  };
};

export const draftOf = (form: OrderForm): OrderDraft => ({
  version: 2,
  key: '8f0c8a52-6a53-4f0e-9d6c-3c8a3d7a1b11',
  revision: 3,
  savedAt: '2026-03-02T01:40:00.000Z',
  titleZh: '上海 → 汉堡',
  form,
});
export const completeForm = completeFormOf('fcl');
export const completeDraft = draftOf(completeForm);
export const blankDraft = draftOf(
  blankForm(allLines.fcl, { offerId: offers.fcl.id, isDanger: 'Y', items: [{ code: '20GP', quantity: 1 }] }),
);
/** The same draft as another window has changed it. */
export const theirDraft: OrderDraft = {
  ...completeDraft,
  revision: 7,
  savedAt: '2026-03-02T01:58:00.000Z',
  form: { ...completeForm, items: [{ code: '20GP', quantity: 2 }], remark: '请于上午送箱' },
};
export const freshKey = '2b8f3f0e-0c7e-4a55-8a5e-6f1f0e2d9c44';

export const order: PlacedOrder = {
  orderNo: 'FCL2603020001',
  status: 'DG_REVIEW',
  totals: [
    { currency: '2', amount: 170_000 },
    { currency: '1', amount: 127_500 },
  ],
  cancelsAt: '2026-03-04T02:00:00Z',
};
