import { describe, expect, test } from 'vitest';
import type { CargoForm, DangerousForm } from '#contract/booking/orderForm.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { listedDetails } from '#tests/support/listedDetails.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);

interface Goods extends Partial<Omit<CargoForm, 'dangerous'>> {
  un: string;
  pg?: 'I' | 'II' | 'III';
  service?: ServiceCode;
  dangerous?: Partial<DangerousForm>;
}

/** One cargo item of an entry of the list, correct except for the overrides. */
const listedItem = async ({ un, pg, service: code = 'fcl', dangerous, ...cargo }: Goods): Promise<CargoForm> => {
  const { entry, named } = await listedDetails(service, un, pg);
  const technicalName = entry.technicalName ? 'alkylphenol' : '';
  const { subsidiaryHazards, flashPoint } = entry;
  const listed = { ...named, subsidiaryHazards, technicalName, flashPoint: flashPoint ?? '', netKg: '900' };
  const details = dangerousDetails({ ...listed, ...dangerous });
  return cargoItem(code, { packages: '10', grossKg: '1000', volumeM3: '1.5', ...cargo, dangerous: details });
};

/** The outcome of an order of these goods: `desk`, or the field it rejects. */
const outcomeOf = async (goods: Goods): Promise<string> => {
  // a user may place a limited number of orders a minute
  service.clock.advance(3_000);
  const form = orderForm(goods.service ?? 'fcl', { cargo: [await listedItem(goods)] });
  return place(service, session, form).then(
    ({ status }: { status: string }) => (status === 'DG_REVIEW' ? 'desk' : status),
    ({ code, field, message }: { code: string; field?: string; message: string }) => {
      expect(code).toBe(codes.badInput);
      expect(message.match(/IMDG|CTU Code|摄氏度/g)).not.toBeNull();
      return (field ?? '').replace('order.cargo.0.', '');
    },
  );
};

const flash = (flashPoint: string): Pick<Goods, 'dangerous'> => ({ dangerous: { flashPoint } });

describe('flash point', () => {
  const field = 'dangerous.flashPoint';

  test.each<[string, Goods, string]>([
    ['of class 3 is missing', { un: '1993', pg: 'II', ...flash('') }, field],
    ['of a subsidiary class 3 is missing', { un: '2789', ...flash('') }, field],
    ['of class 8 may be missing', { un: '1760', pg: 'II', ...flash('') }, 'desk'],
    ['is no number', { un: '1993', pg: 'II', ...flash('room temperature') }, field],
    ['of group II is 22.9', { un: '1993', pg: 'II', ...flash('22.9 ℃') }, 'desk'],
    ['of group II is 23', { un: '1993', pg: 'II', ...flash('23') }, field],
    ['of group III is 23', { un: '1993', pg: 'III', ...flash('23') }, 'desk'],
    ['of group III is 22.9', { un: '1993', pg: 'III', ...flash('22.9') }, field],
    ['of group III is 60', { un: '1993', pg: 'III', ...flash('60') }, 'desk'],
    ['of group III is 60.1', { un: '1993', pg: 'III', ...flash('60.1') }, field],
    ['of group III is above 60', { un: '1993', pg: 'III', ...flash('>60') }, field],
    ['of group III is 60 or more', { un: '1993', pg: 'III', ...flash('≥60') }, 'desk'],
    ['above 60 of goods carried hot', { un: '1993', pg: 'III', dangerous: { flashPoint: '80', isHot: true } }, 'desk'],
    ['of group I is above its boiling point', { un: '1993', pg: 'I', ...flash('35') }, field],
    ['of toluene lies above the list’s', { un: '1294', ...flash('22') }, 'desk'],
    ['of toluene would make it group III', { un: '1294', ...flash('45') }, field],
    ['of acid with class 3 is above 60', { un: '2789', ...flash('75') }, field],
    ['of a corrosive liquid n.o.s. is 60', { un: '1760', pg: 'II', ...flash('60') }, field],
    ['of a corrosive liquid n.o.s. is 61', { un: '1760', pg: 'II', ...flash('61') }, 'desk'],
    ['of a pollutant n.o.s. is 40', { un: '3082', ...flash('40') }, field],
    ['of a toxic liquid n.o.s. is 40', { un: '2810', pg: 'III', ...flash('40') }, field],
    ['of aniline is worse than the list’s', { un: '1547', ...flash('50') }, 'desk'],
    ['of diesel above 60 by sea', { un: '1202', ...flash('65') }, field],
    ['of diesel above 60 by road', { un: '1202', service: 'domestic', ...flash('65') }, 'desk'],
    ['of other goods above 60 by road', { un: '1993', pg: 'III', service: 'domestic', ...flash('65') }, field],
  ])('%s', async (_name, goods, expected) => expect(await outcomeOf(goods)).toBe(expected));

  test('a typed value does not lower the store that the list’s flash point needs', async () => {
    // acetone flashes at -20: class 甲, however it is typed
    const acetone = await listedItem({ un: '1170', pg: 'II', service: 'warehousing', ...flash('22') });
    const form = orderForm('warehousing', { cargo: [acetone], items: [{ code: 'B-tonDay', quantity: '1' }] });
    await expect(place(service, session, form, { totals: [] })).rejects.toMatchObject({ field: 'order.items' });
  });
});

describe('entry, names', () => {
  test.each<[string, Goods, string]>([
    [
      'a packing group that the list lacks',
      { un: '1294', dangerous: { packingGroup: 'III' } },
      'dangerous.packingGroup',
    ],
    ['a class that the list lacks', { un: '1294', dangerous: { hazardClass: '8' } }, 'dangerous.hazardClass'],
    ['a number that the list lacks', { un: '1294', dangerous: { unNumber: '1000' } }, 'dangerous.unNumber'],
    [
      'another subsidiary hazard',
      { un: '1230', dangerous: { subsidiaryHazards: ['8'] } },
      'dangerous.subsidiaryHazards',
    ],
    ['a subsidiary hazard left to the list', { un: '1230', dangerous: { subsidiaryHazards: [] } }, 'desk'],
    ['another substance', { un: '1294', dangerous: { properShippingName: 'WATER' } }, 'dangerous.properShippingName'],
    [
      'the whole entry with several names',
      { un: '1203', dangerous: { properShippingName: 'MOTOR SPIRIT or GASOLINE or PETROL', flashPoint: '-40' } },
      'dangerous.properShippingName',
    ],
    [
      'no technical name',
      { un: '1993', pg: 'II', dangerous: { technicalName: '', flashPoint: '10' } },
      'dangerous.technicalName',
    ],
    ['no technical name for petroleum products', { un: '1268', pg: 'II', dangerous: { flashPoint: '10' } }, 'desk'],
  ])('%s', async (_name, goods, expected) => expect(await outcomeOf(goods)).toBe(expected));

  test('the chosen name is stored as the list writes it', async () => {
    const cargo = [await listedItem({ un: '1203', dangerous: { properShippingName: 'gasoline', flashPoint: '-40' } })];
    const { orderNo } = await place(service, session, orderForm('fcl', { cargo }));
    const { order } = await service.call(orderDetail, { orderNo }, { session });
    expect(order.cargo[0]!.dangerous).toMatchObject({
      properShippingName: 'GASOLINE',
      listed: {
        properShippingName: 'MOTOR SPIRIT or GASOLINE or PETROL',
        technicalName: false,
        ibcInstruction: 'IBC02',
      },
    });
  });
});

const packedIn = (packagingCode: string) => ({ packagingCode });

describe('packaging', () => {
  const code = 'packagingCode';

  test.each<[string, Goods, string]>([
    ['a flexitank', { un: '1294', ...packedIn('FLEXI') }, code],
    [
      'a flexitank as inner packaging',
      { un: '1294', dangerous: { innerPackaging: 'Flexitank 24 m3' } },
      'dangerous.innerPackaging',
    ],
    ['a flexitank by name', { un: '1294', nameZh: '甲苯（液袋装）' }, 'nameZh'],
    ['a gas in a box', { un: '1066', ...packedIn('4G') }, code],
    ['a gas in cylinders', { un: '1066', ...packedIn('CYL') }, 'desk'],
    ['a gas in a tank that the list does not allow', { un: '1066', ...packedIn('TANK') }, code],
    ['a liquid in a woven bag', { un: '1993', pg: 'III', ...flash('30'), ...packedIn('5H3') }, code],
    ['a liquid in a flexible IBC', { un: '1824', pg: 'II', ...packedIn('13H3') }, code],
    ['a liquid in a box', { un: '1824', pg: 'II', ...packedIn('4G') }, 'desk'],
    ['a liquid in a composite IBC', { un: '1824', pg: 'II', ...packedIn('31HA1') }, 'desk'],
    ['a liquid of group I in an IBC', { un: '1993', pg: 'I', ...flash('-20'), ...packedIn('31HA1') }, code],
    ['a solid of group I in a bag', { un: '1759', pg: 'I', ...packedIn('5H3'), dangerous: { netKg: '250' } }, code],
    [
      'a solid of group II in a bag',
      { un: '1759', pg: 'II', ...packedIn('5H3'), grossKg: '510', dangerous: { netKg: '500' } },
      'desk',
    ],
    [
      'a bag of more than 50 kg',
      { un: '1759', pg: 'II', ...packedIn('5H3'), grossKg: '520', dangerous: { netKg: '501' } },
      'dangerous.netKg',
    ],
    [
      'a fibre drum of 400 kg',
      { un: '1823', ...packedIn('1G'), grossKg: '4100', dangerous: { netKg: '4000' } },
      'desk',
    ],
    [
      'a fibre drum of more',
      { un: '1823', ...packedIn('1G'), grossKg: '4100', dangerous: { netKg: '4001' } },
      'dangerous.netKg',
    ],
    ['sodium in a bag', { un: '1428', ...packedIn('5H4') }, code],
    ['a solid of 5.1 without column 10 in an IBC', { un: '1748', pg: 'II', ...packedIn('31A') }, code],
    [
      'a solid of 5.1 with it in a flexible IBC',
      { un: '1486', ...packedIn('13H3'), dangerous: { netKg: '900' } },
      'desk',
    ],
  ])('%s', async (_name, goods, expected) => expect(await outcomeOf(goods)).toBe(expected));

  test('a flexitank is rejected on every service with cargo', async () => {
    for (const kind of ['fcl', 'lcl', 'warehousing', 'builtIn', 'dgDesk', 'domestic'] as const) {
      const outcome = await outcomeOf({ un: '1294', service: kind, packagingCode: 'FLEXI' });
      expect([kind, outcome]).toEqual([kind, 'packagingCode']);
    }
  });
});

test('the UN mark of another packaging is rejected at its field', async () => {
  const dangerous = { packagingMark: '1H1/Y1.4/150/26/CN/320001' };
  expect(await outcomeOf({ un: '1294', dangerous })).toBe('dangerous.packagingMark');
});
