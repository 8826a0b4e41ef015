import { describe, expect, test } from 'vitest';
import type { UnMark } from '#contract/rules/packaging/unMark.ts';
import { parseUnMark } from '#contract/rules/packaging/unMark.ts';
import { markAgeProblem, markProblem } from '#contract/rules/packaging/markRules.ts';
import { cargoItem, dangerousDetails } from '#tests/support/order.ts';

const box: UnMark = {
  code: '4G',
  level: 'Y',
  contents: 'solids',
  grossKgMax: 25,
  densityMax: undefined,
  year: 2026,
  month: undefined,
};
const drum: UnMark = { ...box, code: '1A1', contents: 'liquids', grossKgMax: undefined, densityMax: 1.4 };

test.each<[string, UnMark | null]>([
  ['4G/Y25/S/26/CN/320001', box],
  ['un 4g / y25 / s / 26 / cn / 320001 PI:012', box],
  ['４Ｇ／Ｙ２５／Ｓ／２６／ＣＮ／３２０００１', box],
  ['1A1/Y1.4/150/26/CN/320001', drum],
  ['1A1/Y/150/26/CN/320001', { ...drum, densityMax: 1.2 }],
  ['1H1/X1.9/250/90/CN/320001', { ...drum, code: '1H1', level: 'X', densityMax: 1.9, year: 1990 }],
  ['6HG1/Z1.2/100/03 25/CN/320001', { ...drum, code: '6HG1', level: 'Z', densityMax: 1.2, year: 2025, month: 3 }],
  ['31HA1/Y/05 26/CN/ABC 12/3600/1600', { ...box, code: '31HA1', contents: undefined, grossKgMax: 1600, month: 5 }],
  [
    '31A/X/1225/CN/ABC',
    { ...box, code: '31A', level: 'X', contents: undefined, grossKgMax: undefined, year: 2025, month: 12 },
  ],
  ['13H3/Z/0626/CN/ABC/0/1000', { ...box, code: '13H3', level: 'Z', contents: undefined, grossKgMax: 1000, month: 6 }],
  ['4G/Y/S/26/CN/320001', null],
  ['4G/W25/S/26/CN/320001', null],
  ['4G/Y25/S/26', null],
  ['31HA1/Y/1326/CN/ABC', null],
  ['见危包证', null],
])('%s', (text, expected) => expect(parseUnMark(text)).toEqual(expected));

const solid = { packingInstruction: 'P002' };
const liquid = { packingInstruction: 'P001' };

const problem = (
  packagingCode: string,
  packagingMark: string,
  {
    packingGroup = 'II',
    innerPackaging = '',
    instruction = liquid,
    average = {},
  }: { packingGroup?: 'I' | 'II' | 'III' | null; innerPackaging?: string; instruction?: object; average?: object } = {},
) =>
  markProblem(
    cargoItem('fcl', {
      packagingCode,
      dangerous: dangerousDetails({ packagingMark, packingGroup, innerPackaging, listed: instruction as never }),
    }),
    { grossKg: 20, leastDensity: 0.9, ...average },
  );

describe('a mark', () => {
  test.each([
    ['1A1', 'X1.4', 'I', undefined],
    ['1A1', 'Z1.4', 'I', 'markOtherGroup'],
    ['1A1', 'Y1.4', 'II', undefined],
    ['1A1', 'Z1.4', 'II', 'markOtherGroup'],
    ['1A1', 'Z1.4', 'III', undefined],
  ] as const)('%s/%s for packing group %s', (code, level, packingGroup, expected) =>
    expect(problem(code, `${code}/${level}/150/26/CN/1`, { packingGroup })).toBe(expected),
  );

  test.each<[string, string, Parameters<typeof problem>[2], string | undefined]>([
    ['1A1', '1A2/Y1.4/150/26/CN/1', {}, 'markOtherPackaging'],
    ['1A1', 'see certificate', {}, 'markUnreadable'],
    ['1A1', '1A1/Y100/S/26/CN/1', {}, 'markOfSolids'],
    ['1A2', '1A2/Y100/S/26/CN/1', {}, 'markOfSolids'],
    ['1A2', '1A2/Y100/S/26/CN/1', { innerPackaging: 'plastic bottles 1 L' }, undefined],
    ['4G', '4G/Y25/S/26/CN/1', {}, undefined],
    ['1A2', '1A2/Y1.2/100/26/CN/1', { instruction: solid }, 'markOfLiquids'],
    ['4G', '4G/Y19.9/S/26/CN/1', {}, 'markOverweight'],
    ['31HA1', '31HA1/Y/0126/CN/1/3600/19', {}, 'markOverweight'],
    ['31HA1', '31HA1/Y/0126/CN/1/0/0', {}, undefined],
    ['1A1', '1A1/Y1.4/150/26/CN/1', { average: { leastDensity: 1.4 } }, undefined],
    ['1A1', '1A1/Y1.4/150/26/CN/1', { average: { leastDensity: 1.41 } }, 'markOverDensity'],
    ['1A1', '1A1/Y/150/26/CN/1', { average: { leastDensity: 1.21 } }, 'markOverDensity'],
    ['1A1', '', {}, undefined],
    ['CYL', 'ISO 9809', {}, undefined],
  ])('%s: %s', (code, mark, more, expected) => expect(problem(code, mark, more)).toBe(expected));

  test.each<[string, string, string, string, string | undefined]>([
    ['1A1', '1A1/Y1.4/150/27/CN/1', '1294', '2026-11-22', 'markInFuture'],
    ['1A1', '1A1/Y1.4/150/26/CN/1', '1294', '2026-01-01', undefined],
    ['1A1', '1A1/Y1.4/150/10/CN/1', '1294', '2026-11-22', undefined],
    ['1H1', '1H1/Y1.4/150/21/CN/1', '1294', '2026-12-31', undefined],
    ['1H1', '1H1/Y1.4/150/20/CN/1', '1294', '2026-01-01', 'markTooOld'],
    ['31HA1', '31HA1/Y/1121/CN/1', '1294', '2026-11-30', undefined],
    ['31HA1', '31HA1/Y/1021/CN/1', '1294', '2026-11-01', 'markTooOld'],
    ['31HA1', '31HA1/Y/1226/CN/1', '1294', '2026-11-22', 'markInFuture'],
    ['31HA1', '31HA1/Y/1124/CN/1', '2031', '2026-11-22', undefined],
    ['31HA1', '31HA1/Y/1024/CN/1', '2031', '2026-11-22', 'markTooOld'],
    ['1H1', '1H1/Y1.4/150/98/CN/1', '1294', '2026-11-22', 'markTooOld'],
  ])('%s: %s of UN %s on %s', (packagingCode, packagingMark, unNumber, today, expected) => {
    const item = cargoItem('fcl', { packagingCode, dangerous: dangerousDetails({ unNumber, packagingMark }) });
    expect(markAgeProblem(item, today)).toBe(expected);
  });

  test.each(['limitedQuantity', 'exceptedQuantity'] as const)('is not looked at for %s', (kind) => {
    const dangerous = dangerousDetails({ packagingMark: 'none', [kind]: true });
    expect(markProblem(cargoItem('fcl', { dangerous }), { grossKg: 20, leastDensity: 1 })).toBeUndefined();
  });
});
