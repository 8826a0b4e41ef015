import { describe, expect, test } from 'vitest';
import type { Goods } from './listedGoods.ts';
import { flash, mark, outcomeOf } from './listedGoods.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);

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
  ])('%s', async (_name, goods, expected) => expect(await outcomeOf(service, session, goods)).toBe(expected));

  test('a flexitank is rejected on every service with cargo', async () => {
    for (const kind of ['fcl', 'lcl', 'warehousing', 'builtIn', 'dgDesk', 'domestic'] as const) {
      const outcome = await outcomeOf(service, session, { un: '1294', service: kind, packagingCode: 'FLEXI' });
      expect([kind, outcome]).toEqual([kind, 'packagingCode']);
    }
  });
});

describe('UN mark', () => {
  const field = 'dangerous.packagingMark';

  test.each<[string, Goods, string]>([
    ['of another packaging', { un: '1294', ...mark('1H1/Y1.4/150/26/CN/320001') }, field],
  ])('%s', async (_name, goods, expected) => expect(await outcomeOf(service, session, goods)).toBe(expected));
});
