import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceCode } from '#contract/services/serviceCode.ts';
import type { ModeGoods } from '#contract/rules/acceptance/modeGoods.ts';
import { modeFindings } from '#contract/rules/acceptance/modes.ts';

const hazards = [
  '1.1',
  '1.4',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
];
const anyGoods: fc.Arbitrary<ModeGoods> = fc.record({
  line: fc.constantFrom(...serviceCode.options),
  isDangerous: fc.boolean(),
  hazardClass: fc.option(fc.constantFrom(...hazards)),
  subsidiaryHazards: fc.uniqueArray(fc.constantFrom(...hazards), { maxLength: 2 }),
  packingGroup: fc.option(fc.constantFrom('I' as const, 'II' as const, 'III' as const)),
  unNumber: fc.option(fc.constantFrom('1263', '1950', '3480', '3101', '3257')),
});

test('each finding has a text and a source, no text says that anything is allowed, rejections come first', () => {
  fc.assert(
    fc.property(anyGoods, (one) => {
      const findings = modeFindings(one);
      const ranks = findings.map(({ verdict }) => ['rejected', 'desk', 'requires'].indexOf(verdict));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      for (const { ruleZh, source } of findings) {
        expect(ruleZh.length).toBeGreaterThan(5);
        expect(source).not.toBe('');
        expect(ruleZh).not.toMatch(/允许|相容|准予/);
      }
    }),
  );
});

test('classes 1, 6.2 and 7 go to the dangerous-goods desk with every service', () => {
  fc.assert(
    fc.property(anyGoods, (one) => {
      const all = [one.hazardClass ?? '', ...one.subsidiaryHazards];
      const isOffline = one.isDangerous && all.some((hazard) => /^(?:1\.|6\.2|7)/.test(hazard));
      expect(modeFindings(one).some(({ code }) => code === 'notOnline')).toBe(isOffline);
    }),
  );
});

test('dangerous goods are never left unspoken of by rail, in a flexitank or by air', () => {
  const byThese = anyGoods.filter(
    ({ line, isDangerous }) => isDangerous && ['rail', 'flexitank', 'air'].includes(line),
  );
  fc.assert(
    fc.property(byThese, (one) => {
      const stopping = modeFindings(one).filter(({ verdict }) => verdict !== 'requires');
      expect(stopping.length).toBeGreaterThan(0);
      if (one.line !== 'air') expect(stopping[0]?.verdict).toBe('rejected');
    }),
  );
});

const rejected = (line: ModeGoods) =>
  modeFindings(line).flatMap(({ verdict, code }) => (verdict === 'rejected' ? [code] : []));

test('another subsidiary hazard never lifts a rejection', () => {
  fc.assert(
    fc.property(anyGoods, fc.constantFrom(...hazards), (one, hazard) => {
      const more = { ...one, subsidiaryHazards: [...one.subsidiaryHazards, hazard] };
      expect(rejected(more)).toEqual(expect.arrayContaining(rejected(one)));
    }),
  );
});
