import { expect, test } from 'vitest';
import type { ModeGoods } from '#contract/rules/acceptance/modeGoods.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { by, of, named } from './modeGoods.ts';

test('a rule applies to its own services only', () => {
  const worst: Partial<ModeGoods> = {
    hazardClass: '5.1',
    fakRate: true,
    ...named('X, STABILIZED'),
    originCode: 'CNSHA',
  };
  const servicesOf = (code: string) =>
    serviceCode.options.filter((service) => by(service, worst).includes(code)).join(' ');
  expect(servicesOf('fakExcluded')).toBe('fcl tank flexitank');
  expect(servicesOf('directLoading')).toBe('fcl lcl tank builtIn');
  expect(servicesOf('stabilisedOxidiser')).toBe('fcl lcl air tank builtIn');
  expect(servicesOf('railDangerous')).toBe('rail');
});

test('a division never equals another class, whatever its letters', () => {
  expect(by('warehousing', of('10'))).toEqual([]);
  expect(by('warehousing', of('71'))).toEqual([]);
  expect(by('warehousing', of('1.4S'))).toEqual(['notOnline']);
});
