import { describe, expect, test } from 'vitest';
import type { Order, OrderForm } from '#contract/booking/orderForm.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { commodityOf as commodityWith, phoneOf } from '#server/orders/dcsa/dcsaGoods.ts';
import { otherHeadingOf } from '#server/orders/bookings/bookingGoods.ts';
import { cargoItem, dangerousDetails, listedEntry, orderForm } from '#tests/support/order.ts';

const orderFrom = (service: ServiceCode, over: Partial<OrderForm> = {}): Order =>
  orderOf(allServices[service]).parse(orderForm(service, over));
const commodityOf = (item: Order['cargo'][number]) => commodityWith(item, 'Safety Wang');
const paint: Order['cargo'][number] = orderFrom('fcl').cargo[0]!;
const declared = (over: Parameters<typeof dangerousDetails>[0]) => {
  const { dangerous } = orderFrom('lcl', { cargo: [cargoItem('lcl', { dangerous: dangerousDetails(over) })] })
    .cargo[0]!;
  return commodityOf({ ...paint, dangerous }).outerPackaging.dangerousGoods![0]!;
};

test.each([
  ['+86 21 5555 0120', '+86 21 5555 0120'],
  ['+86 (21) 5555-0120-1234-5678 ext 12', '+86215555012012345678ext12'],
  ['+86 215555012012345678901234567 ext 123456', undefined],
  [' ', undefined],
])('the telephone number %j is %j', (typed, phone) => expect(phoneOf(typed)).toBe(phone));

describe('a cargo item', () => {
  test('that is harmless', () => {
    expect(commodityOf({ ...paint, dangerous: null })).toEqual({
      commodityType: 'Industrial paint',
      extendedHSCodes: ['32089010'],
      cargoGrossWeight: { value: 8_000, unit: 'KGM' },
      cargoGrossVolume: { value: 11.2, unit: 'MTQ' },
      outerPackaging: { description: '1A1', numberOfPackages: 40, dangerousGoods: undefined },
    });
  });

  test.each([
    ['4G', { imoPackagingCode: '4G' }],
    ['31HA1', { imoPackagingCode: '31HA1' }],
    ['3', { packageCode: 'PK' }],
    ['x4G', { packageCode: 'PK' }],
    ['CYL', { packageCode: 'CY' }],
    ['TANK', { packageCode: 'TY' }],
  ])('that is dangerous, in %s', (packagingCode, code) => {
    const { dangerousGoods, ...packaging } = commodityOf({ ...paint, packagingCode }).outerPackaging;
    expect(packaging).toEqual({ ...code, numberOfPackages: 40 });
    expect(dangerousGoods).toHaveLength(1);
  });
});

describe('dangerous goods', () => {
  test('with all that may be said', () => {
    const listed = listedEntry({ ems: 'F-E， S-C', segregationGroups: ['SGG1', 'SGG1a', 'SGG18', 'other SGG2'] });
    expect(
      declared({
        listed,
        packingGroup: 'I',
        subsidiaryHazards: ['8', '6.1', '5.1'],
        declaredGroups: 'SGG7 SGG18',
        technicalName: 'xylene',
        flashPoint: '18 ℃',
        controlTemperature: '−5.5 ℃',
        emergencyTemperature: '5',
        marinePollutant: true,
        limitedQuantity: true,
        exceptedQuantity: true,
        emptyUncleaned: true,
        isWaste: true,
        isHot: true,
        acidAlkaliStatement: true,
        packagingMark: '4G/Y25/S/26/CN/320001',
        innerPackaging: 'glass',
        competentAuthorityApproval: 'CN-1',
      }),
    ).toMatchObject({
      technicalName: 'xylene',
      subsidiaryRisk1: '8',
      subsidiaryRisk2: '6.1',
      packingGroup: 1,
      isMarinePollutant: true,
      isLimitedQuantity: true,
      isExceptedQuantity: true,
      isEmptyUncleanedResidue: true,
      isWaste: true,
      isHot: true,
      isCompetentAuthorityApprovalRequired: true,
      competentAuthorityApproval: 'CN-1',
      segregationGroups: ['1', '18', '7'],
      EMSNumber: 'F-E S-C',
      limits: {
        temperatureUnit: 'CEL',
        flashPoint: 18,
        transportControlTemperature: -5.5,
        transportEmergencyTemperature: 5,
      },
      additionalContainerCargoHandling:
        'UN packaging mark 4G/Y25/S/26/CN/320001; Inner packaging glass; Transport in accordance with 7.2.6.5 of the IMDG Code; Stowage A',
    });
  });

  test.each([
    ['7 ℃', '', '', { flashPoint: 7 }],
    ['<23', '', '', undefined],
    ['', '-10', '', { transportControlTemperature: -10 }],
    ['', '', '+25 °C', { transportEmergencyTemperature: 25 }],
    ['', 'cold', '', undefined],
  ])('flash point %j, control %j, emergency %j', (flashPoint, controlTemperature, emergencyTemperature, said) => {
    const { limits } = declared({ flashPoint, controlTemperature, emergencyTemperature });
    expect(limits).toEqual(said && { temperatureUnit: 'CEL', ...said });
  });
});

const headed = (HSCodes?: string[], extendedHSCodes?: string[]) =>
  otherHeadingOf({ HSCodes, extendedHSCodes } as Parameters<typeof otherHeadingOf>[0]);

test('an HS code that contradicts the extended one of a booking is shown to the desk, which recognises it', () => {
  expect(headed(['380891'], ['39069090'])).toEqual(['HS 380891']);
  expect([headed(['390690'], ['39069090']), headed(['380891']), headed(undefined, ['39069090'])]).toEqual([[], [], []]);
});
