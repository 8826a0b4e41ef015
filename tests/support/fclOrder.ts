import type { FclForm } from '#contract/order.ts';
import { shippingProtocolVersion } from '#contract/order.ts';

type CargoLine = FclForm['cargo'][number];
type DangerousDetails = NonNullable<CargoLine['dangerous']>;

/** Paint of UN 1263, packing group II, as the dangerous-goods list has it. */
export const dangerousDetails = (overrides: Partial<DangerousDetails> = {}): DangerousDetails => ({
  unNumber: '1263',
  packingGroup: 'II',
  properShippingName: 'PAINT',
  technicalName: '',
  hazardClass: '3',
  subsidiaryHazards: [],
  flashPoint: '18 ℃',
  marinePollutant: false,
  limitedQuantity: false,
  netKg: '15000',
  emergencyContact: '王安全',
  emergencyPhone: '+86 21 5555 0110',
  ...overrides,
});

/** 80 drums of paint; give `dangerous: null` for a line that is no dangerous goods. */
export const cargoLine = (overrides: Partial<CargoLine> = {}): CargoLine => ({
  nameZh: '工业涂料',
  nameEn: 'Industrial paint',
  hsCode: '3208.90.10',
  packagingCode: '1A1',
  packages: '80',
  grossKg: '16000',
  volumeM3: '22.5',
  dangerous: dangerousDetails(),
  ...overrides,
});

const party = (name: string, address: string) => ({
  name,
  address,
  telephone: '+86 21 5555 0120',
  email: 'shipping@example.com',
});

/** A full-container order as a careful user fills the form: one 20GP of paint, loaded at the station. */
export const fclForm = (overrides: Partial<FclForm> = {}): FclForm => ({
  sailingId: 'AEX2-2611-CNSHA-DEHAM',
  containers: [{ containerType: '20GP', quantity: '1' }],
  shipperOwned: false,
  cargoReadyDay: '2026-03-09',
  loading: 'station',
  loadingAddress: '',
  customsEntrusted: true,
  vgmMethod: '1',
  incoterm: 'CIF',
  freightPayment: 'prepaid',
  billOfLading: 'original',
  cargo: [cargoLine()],
  shipper: party('示例涂料（上海）有限公司', '上海市浦东新区示例路1号'),
  consignee: { ...party('Beispiel Farben GmbH', 'Beispielstrasse 1, Hamburg'), telephone: '+49 40 555 0130' },
  notifyParty: { sameAsConsignee: true, name: '', address: '', telephone: '' },
  bookingContact: { name: '李订舱', phone: '13812345678', email: 'booking@example.com' },
  papersHeld: ['SDS'],
  remark: '',
  protocolVersion: shippingProtocolVersion,
  ...overrides,
});
