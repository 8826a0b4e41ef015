import { expect, test } from 'vitest';
import { shippingDescription } from '#contract/rules/classification/shippingDescription.ts';

type Goods = Parameters<typeof shippingDescription>[0];

const paint: Goods = {
  unNumber: '1263',
  properShippingName: 'PAINT',
  technicalName: '',
  hazardClass: '3',
  subsidiaryHazards: [],
  packingGroup: 'II',
  flashPoint: '18',
  marinePollutant: false,
  limitedQuantity: false,
  exceptedQuantity: false,
  emptyUncleaned: false,
  isWaste: false,
  isHot: false,
};
const described = (more: Partial<Goods>) => shippingDescription({ ...paint, ...more });

test.each<[string, Partial<Goods>, string]>([
  ['none', {}, 'UN 1263, PAINT, 3, PG II, (18 °C c.c.)'],
  ['empty uncleaned', { emptyUncleaned: true }, 'EMPTY UNCLEANED, UN 1263, PAINT, 3, PG II, (18 °C c.c.)'],
  ['waste', { isWaste: true }, 'UN 1263, WASTE PAINT, 3, PG II, (18 °C c.c.)'],
  [
    'a name that says waste',
    { isWaste: true, properShippingName: 'WASTE PAINT' },
    'UN 1263, WASTE PAINT, 3, PG II, (18 °C c.c.)',
  ],
  ['hot', { isHot: true }, 'UN 1263, HOT PAINT, 3, PG II, (18 °C c.c.)'],
  [
    'hot, of a name that says molten',
    {
      unNumber: '2448',
      properShippingName: 'SULPHUR, MOLTEN',
      hazardClass: '4.1',
      packingGroup: 'III',
      flashPoint: '',
      isHot: true,
    },
    'UN 2448, SULPHUR, MOLTEN, 4.1, PG III',
  ],
  [
    'hot, of a name that says elevated temperature',
    {
      unNumber: '3257',
      properShippingName: 'ELEVATED TEMPERATURE LIQUID, N.O.S. at or above 100 °C and below its flash point',
      technicalName: 'bitumen',
      hazardClass: '9',
      packingGroup: 'III',
      flashPoint: '230',
      isHot: true,
    },
    'UN 3257, ELEVATED TEMPERATURE LIQUID, N.O.S. at or above 100 °C and below its flash point (bitumen), 9, PG III',
  ],
  [
    'all of them',
    { emptyUncleaned: true, isWaste: true, isHot: true },
    'EMPTY UNCLEANED, UN 1263, WASTE HOT PAINT, 3, PG II, (18 °C c.c.)',
  ],
])('words before the proper shipping name (IMDG 5.4.1.4.3) %s', (_name, more, expected) =>
  expect(described(more)).toBe(expected),
);

test.each<[string, Partial<Goods>, string]>([
  ['a technical name', { technicalName: ' xylene ' }, 'UN 1263, PAINT (xylene), 3, PG II, (18 °C c.c.)'],
  ['subsidiary hazards', { subsidiaryHazards: ['6.1', '8'] }, 'UN 1263, PAINT, 3 (6.1) (8), PG II, (18 °C c.c.)'],
  ['no packing group', { packingGroup: null }, 'UN 1263, PAINT, 3, (18 °C c.c.)'],
  ['a marine pollutant', { marinePollutant: true }, 'UN 1263, PAINT, 3, PG II, (18 °C c.c.), MARINE POLLUTANT'],
  ['a limited quantity', { limitedQuantity: true }, 'UN 1263, PAINT, 3, PG II, (18 °C c.c.), LTD QTY'],
  [
    'an excepted quantity',
    { exceptedQuantity: true },
    'UN 1263, PAINT, 3, PG II, (18 °C c.c.), DANGEROUS GOODS IN EXCEPTED QUANTITIES',
  ],
  [
    'declared segregation groups',
    { flashPoint: '', declaredGroups: 'SGG1a SGG7' },
    'UN 1263, PAINT, 3, PG II, IMDG Code segregation group 1a – strong acids, IMDG Code segregation group 7 – heavy metals and their salts',
  ],
  ['a range of flash points', { flashPoint: '17~23' }, 'UN 1263, PAINT, 3, PG II, (17 °C c.c.)'],
  ['an upper limit', { flashPoint: '<23' }, 'UN 1263, PAINT, 3, PG II, (<23 °C c.c.)'],
  ['60 °C', { flashPoint: '60' }, 'UN 1263, PAINT, 3, PG II, (60 °C c.c.)'],
  ['more than 60 °C', { flashPoint: '61' }, 'UN 1263, PAINT, 3, PG II'],
])('what follows the name (IMDG 5.4.1.4.2, 5.4.1.5) %s', (_name, more, expected) =>
  expect(described(more)).toBe(expected),
);
