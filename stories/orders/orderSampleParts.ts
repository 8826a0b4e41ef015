import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { CargoForm, DangerousForm, Order, OrderForm } from '#contract/booking/orderForm.ts';
import { blankCargo, blankDangerous, blankForm } from '#contract/booking/blankOrder.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import { contractPriceOf } from '#contract/booking/contractPrice.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { OrderEvent } from '#contract/orders/orderStatus.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';

export const party = {
  name: 'HUADONG CHEMICAL EXPORT CO., LTD.',
  address: 'ROOM 1802, 100 YANGSHUPU ROAD, SHANGHAI, CHINA',
  telephone: '+86 21 5555 0100',
  email: 'export@huadong.example',
};

export const dangerous = (more: Partial<DangerousForm>): DangerousForm => ({
  ...blankDangerous(),
  netKg: 9_600,
  emergencyContact: '李工',
  emergencyPhone: '+86 21 5555 0199',
  listed: {
    edition: 'IMDG 42-24',
    confidence: 'high',
    properShippingName: more.properShippingName,
    ems: 'F-E, S-E',
    segregationCodes: [],
    segregationGroups: [],
    limitedQuantityLimit: '5 L',
    exceptedQuantityCode: 'E1',
    tankInstruction: 'T4',
  },
  ...more,
});

export const cargo = (service: ServiceDefinition, more: Partial<CargoForm>): CargoForm => ({
  ...blankCargo(service, false),
  nameZh: '水性丙烯酸乳液',
  nameEn: 'ACRYLIC EMULSION, WATER BASED',
  hsCode: '3906901000',
  packagingCode: '1H1',
  packages: 40,
  grossKg: 8_400,
  volumeM3: 12.5,
  ...more,
  details: { ...blankCargo(service, false).details, ...more.details },
});

/** An order of a service with its parties filled in. */
export const orderOfService = (service: ServiceDefinition, more: Partial<OrderForm>): Order => {
  const blank = blankForm(service, { offerId: 'o', isDanger: 'N', protocolVersion: '2026-11' });
  const form: OrderForm = {
    ...blank,
    cargo: service.hasCargo ? [cargo(service, {})] : [],
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
  return orderOf(service).parse(form);
};

export const quote = (service: ServiceCode, more: Partial<Quote>): Quote => ({
  id: 'o',
  line: service,
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

export const placed: OrderEvent = {
  status: 'SUBMITTED',
  act: 'order.placed',
  by: 'user',
  at: '2026-03-01T03:20:00Z',
  note: '',
};

export const detailOf = (order: Order, quoted: Quote, more: Partial<OrderDetail>): OrderDetail => {
  const { fees } = contractPriceOf(allServices[order.line], order, quoted);
  return {
    orderNo: '',
    line: order.line,
    status: 'SUBMITTED',
    placedAt: placed.at,
    cancelsAt: null,
    routeZh: '上海 → 汉堡',
    carriageZh: '',
    isDangerous: order.cargo.some((one) => one.dangerous !== null),
    reviewReasons: [],
    departsAt: null,
    totals: totalsOf(fees),
    order,
    offer: quoted,
    fees,
    timeline: [placed],
    documents: [],
    invoice: null,
    ...more,
  };
};

export const accepted: OrderEvent = {
  status: 'ACCEPTED',
  act: 'order.accepted',
  by: 'platform',
  at: '2026-03-01T08:30:00Z',
  note: '',
};
