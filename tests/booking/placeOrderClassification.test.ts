import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import type { CargoForm, DangerousForm } from '#contract/booking/orderForm.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { dangerousGoodsEntries as entries } from '#service/db/schema/reference.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
let session: Awaited<ReturnType<TestService['signIn']>>;
beforeAll(async () => {
  service = await freshService();
  session = await service.signIn();
});
afterAll(() => service.close());

interface Goods extends Partial<Omit<CargoForm, 'dangerous'>> {
  un: string;
  pg?: 'I' | 'II' | 'III';
  line?: ServiceCode;
  dangerous?: Partial<DangerousForm>;
}

/** One cargo item of an entry of the list, correct in all that is not overridden. */
const itemOf = async ({ un, pg, line = 'fcl', dangerous, ...overrides }: Goods): Promise<CargoForm> => {
  const group = pg === undefined ? [] : [eq(entries.packingGroup, pg)];
  const [entry] = await service.db
    .select()
    .from(entries)
    .where(and(eq(entries.unNumber, un), ...group))
    .limit(1);
  const { packingGroup, hazardClass, subsidiaryHazards, flashPoint, technicalName } = entry!;
  return cargoItem(line, {
    packages: '10',
    grossKg: '1000',
    volumeM3: '1.5',
    ...overrides,
    dangerous: dangerousDetails({
      unNumber: un,
      packingGroup,
      hazardClass,
      subsidiaryHazards,
      properShippingName: shippingNamesOf(entry!.properShippingName)[0]!,
      technicalName: technicalName ? 'alkylphenol' : '',
      flashPoint: flashPoint ?? '',
      netKg: '900',
      ...dangerous,
    }),
  });
};

/** What the service answers to an order of these goods: `desk`, or the field it rejects. */
const answerTo = async (goods: Goods): Promise<string> => {
  // a user may place a limited number of orders a minute
  service.clock.advance(3_000);
  const form = orderForm(goods.line ?? 'fcl', { cargo: [await itemOf(goods)] });
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
const mark = (packagingMark: string, more: object = {}): Pick<Goods, 'dangerous'> => ({
  dangerous: { packagingMark, ...more },
});

describe('flash point', () => {
  const field = 'dangerous.flashPoint';

  test.each<[string, Goods, string]>([
    ['of class 3 is missing', { un: '1993', pg: 'II', ...flash('') }, field],
    ['of class 3 is said not to apply', { un: '1993', pg: 'II', ...flash('N/A') }, field],
    ['of a subsidiary class 3 is missing', { un: '2789', ...flash('') }, field],
    ['of class 8 may be missing', { un: '1760', pg: 'II', ...flash('') }, 'desk'],
    ['is no number', { un: '1993', pg: 'II', ...flash('room temperature') }, field],
    ['of group II is 22', { un: '1993', pg: 'II', ...flash('22') }, 'desk'],
    ['of group II is 22.9', { un: '1993', pg: 'II', ...flash('22.9 ℃') }, 'desk'],
    ['of group II is 23', { un: '1993', pg: 'II', ...flash('23') }, field],
    ['of group II is below 23', { un: '1993', pg: 'II', ...flash('<23') }, 'desk'],
    ['of group III is 23', { un: '1993', pg: 'III', ...flash('23') }, 'desk'],
    ['of group III is 22.9', { un: '1993', pg: 'III', ...flash('22.9') }, field],
    ['of group III is below 23', { un: '1993', pg: 'III', ...flash('<23') }, field],
    ['of group III is 60', { un: '1993', pg: 'III', ...flash('60') }, 'desk'],
    ['of group III is 60.1', { un: '1993', pg: 'III', ...flash('60.1') }, field],
    ['of group III is above 60', { un: '1993', pg: 'III', ...flash('>60') }, field],
    ['of group III is 60 or more', { un: '1993', pg: 'III', ...flash('≥60') }, 'desk'],
    ['above 60 of goods carried hot', { un: '1993', pg: 'III', dangerous: { flashPoint: '80', isHot: true } }, 'desk'],
    ['of group I is above its boiling point', { un: '1993', pg: 'I', ...flash('35') }, field],
    ['of group I is below it', { un: '1993', pg: 'I', ...flash('-20') }, 'desk'],
    ['of a viscous paint of group III is below 23', { un: '1263', pg: 'III', ...flash('18') }, 'desk'],
    ['of toluene lies above the list’s', { un: '1294', ...flash('22') }, 'desk'],
    ['of toluene would make it group III', { un: '1294', ...flash('45') }, field],
    ['of acid with class 3 is above 60', { un: '2789', ...flash('75') }, field],
    ['of a corrosive liquid n.o.s. is 60', { un: '1760', pg: 'II', ...flash('60') }, field],
    ['of a corrosive liquid n.o.s. is 61', { un: '1760', pg: 'II', ...flash('61') }, 'desk'],
    ['of a pollutant n.o.s. is 40', { un: '3082', ...flash('40') }, field],
    ['of a toxic liquid n.o.s. is 40', { un: '2810', pg: 'III', ...flash('40') }, field],
    ['of aniline is worse than the list’s', { un: '1547', ...flash('50') }, 'desk'],
    ['of diesel above 60 by sea', { un: '1202', ...flash('65') }, field],
    ['of diesel above 60 by road', { un: '1202', line: 'domestic', ...flash('65') }, 'desk'],
    ['of other goods above 60 by road', { un: '1993', pg: 'III', line: 'domestic', ...flash('65') }, field],
  ])('%s', async (_name, goods, expected) => expect(await answerTo(goods)).toBe(expected));

  test('a typed value does not lower the store that the list’s flash point needs', async () => {
    // acetone flashes at -20: class 甲, however it is typed
    const acetone = await itemOf({ un: '1170', pg: 'II', line: 'warehousing', ...flash('22') });
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
    ['a number that the list lacks', { un: '1294', dangerous: { unNumber: '1999' } }, 'dangerous.unNumber'],
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
    ['one of several names', { un: '1203', dangerous: { properShippingName: 'PETROL', flashPoint: '-40' } }, 'desk'],
    [
      'a name without its concentration',
      { un: '3412', pg: 'III', dangerous: { properShippingName: 'FORMIC ACID' } },
      'desk',
    ],
    [
      'no technical name',
      { un: '1993', pg: 'II', dangerous: { technicalName: '', flashPoint: '10' } },
      'dangerous.technicalName',
    ],
    [
      'n.o.s. as technical name',
      { un: '1993', pg: 'II', dangerous: { technicalName: 'N.O.S.', flashPoint: '10' } },
      'dangerous.technicalName',
    ],
    [
      'the name again as technical name',
      { un: '1760', pg: 'II', dangerous: { technicalName: 'corrosive liquids' } },
      'dangerous.technicalName',
    ],
    ['no technical name for petroleum products', { un: '1268', pg: 'II', dangerous: { flashPoint: '10' } }, 'desk'],
  ])('%s', async (_name, goods, expected) => expect(await answerTo(goods)).toBe(expected));

  test('the chosen name is kept as the list writes it', async () => {
    const cargo = [await itemOf({ un: '1203', dangerous: { properShippingName: 'gasoline', flashPoint: '-40' } })];
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

const p = (packagingCode: string) => ({ packagingCode });

describe('packaging', () => {
  const code = 'packagingCode';

  test.each<[string, Goods, string]>([
    ['a flexitank', { un: '1294', ...p('FLEXI') }, code],
    [
      'a flexitank as inner packaging',
      { un: '1294', dangerous: { innerPackaging: 'Flexitank 24 m3' } },
      'dangerous.innerPackaging',
    ],
    ['a flexitank by name', { un: '1294', nameZh: '甲苯（液袋装）' }, 'nameZh'],
    ['a gas in a box', { un: '1066', ...p('4G') }, code],
    ['a gas in a drum', { un: '1066', ...p('1A1') }, code],
    ['a gas in a bag', { un: '1066', ...p('5H4') }, code],
    ['a gas in cylinders', { un: '1066', ...p('CYL') }, 'desk'],
    ['a gas in a tank that the list does not allow', { un: '1066', ...p('TANK') }, code],
    ['a liquid in a woven bag', { un: '1993', pg: 'III', ...flash('30'), ...p('5H3') }, code],
    ['a liquid in a paper bag', { un: '1824', pg: 'II', ...p('5M2') }, code],
    ['a liquid in a flexible IBC', { un: '1824', pg: 'II', ...p('13H3') }, code],
    ['a liquid in a box', { un: '1824', pg: 'II', ...p('4G') }, 'desk'],
    ['a liquid in a composite IBC', { un: '1824', pg: 'II', ...p('31HA1') }, 'desk'],
    ['a liquid of group I in an IBC', { un: '1993', pg: 'I', ...flash('-20'), ...p('31HA1') }, code],
    ['a solid of group I in a bag', { un: '1759', pg: 'I', ...p('5H3'), dangerous: { netKg: '250' } }, code],
    [
      'a solid of group II in a bag',
      { un: '1759', pg: 'II', ...p('5H3'), grossKg: '510', dangerous: { netKg: '500' } },
      'desk',
    ],
    [
      'a bag of more than 50 kg',
      { un: '1759', pg: 'II', ...p('5H3'), grossKg: '520', dangerous: { netKg: '501' } },
      'dangerous.netKg',
    ],
    ['a fibre drum of 400 kg', { un: '1823', ...p('1G'), grossKg: '4100', dangerous: { netKg: '4000' } }, 'desk'],
    [
      'a fibre drum of more',
      { un: '1823', ...p('1G'), grossKg: '4100', dangerous: { netKg: '4001' } },
      'dangerous.netKg',
    ],
    ['sodium in a bag', { un: '1428', ...p('5H4') }, code],
    ['a solid of 5.1 without column 10 in an IBC', { un: '1748', pg: 'II', ...p('31A') }, code],
    ['a solid of 5.1 with it in a flexible IBC', { un: '1486', ...p('13H3'), dangerous: { netKg: '900' } }, 'desk'],
    [
      'limited quantities in a box',
      { un: '1294', ...p('4G'), dangerous: { limitedQuantity: true, netKg: '150' }, grossKg: '200' },
      'desk',
    ],
  ])('%s', async (_name, goods, expected) => expect(await answerTo(goods)).toBe(expected));

  test('a flexitank is refused on every service with cargo', async () => {
    for (const line of ['fcl', 'lcl', 'warehousing', 'builtIn', 'dgDesk', 'domestic'] as const)
      expect([line, await answerTo({ un: '1294', line, packagingCode: 'FLEXI' })]).toEqual([line, 'packagingCode']);
  });
});

describe('UN mark', () => {
  const field = 'dangerous.packagingMark';

  test.each<[string, Goods, string]>([
    ['of the drum', { un: '1294', ...mark('1A1/Y1.4/150/26/CN/320001') }, 'desk'],
    ['of another packaging', { un: '1294', ...mark('1H1/Y1.4/150/26/CN/320001') }, field],
    ['that is none', { un: '1294', ...mark('as per certificate') }, field],
    ['Z for group II', { un: '1294', ...mark('1A1/Z1.4/150/26/CN/320001') }, field],
    ['Y for group I', { un: '1280', ...mark('1A1/Y1.4/150/26/CN/320001') }, field],
    ['X for group I', { un: '1280', ...mark('1A1/X1.4/150/26/CN/320001') }, 'desk'],
    ['for solids on a drum of liquid', { un: '1294', ...mark('1A1/Y100/S/26/CN/320001') }, field],
    [
      'for liquids on a drum of solids',
      { un: '1823', packagingCode: '1A2', ...mark('1A2/Y1.2/100/26/CN/320001') },
      field,
    ],
    [
      'for solids on a drum of solids',
      { un: '1823', packagingCode: '1A2', ...mark('1A2/Y100/S/26/CN/320001') },
      'desk',
    ],
    ['of less than the gross mass', { un: '1823', packagingCode: '1A2', ...mark('1A2/Y99/S/26/CN/320001') }, field],
    ['of a year to come', { un: '1294', ...mark('1A1/Y1.4/150/27/CN/320001') }, field],
    [
      'of plastics over five years old',
      { un: '1824', pg: 'II', packagingCode: '1H1', ...mark('1H1/Y1.4/150/20/CN/320001') },
      field,
    ],
    [
      'of plastics of five years',
      { un: '1824', pg: 'II', packagingCode: '1H1', ...mark('1H1/Y1.4/150/21/CN/320001') },
      'desk',
    ],
    ['of steel of any age', { un: '1294', ...mark('1A1/Y1.4/150/15/CN/320001') }, 'desk'],
  ])('%s', async (_name, goods, expected) => expect(await answerTo(goods)).toBe(expected));
});
