import { describe, expect, test } from 'vitest';
import { deskGoods, excludedGoods } from '#contract/rules/acceptance/exclusions.ts';
import { modeFindings } from '#contract/rules/acceptance/modes.ts';
import { modeRules } from '#contract/rules/acceptance/modeTable.ts';
import {
  acidAlkaliMax,
  exceptedLimits,
  exceptedPackagesMax,
  limitedGrossKg,
} from '#contract/rules/acceptance/smallPackages.ts';
import { fillLimitOf } from '#contract/rules/tanks/fillLimit.ts';
import { fillFigures, tankFillOf } from '#contract/rules/tanks/tankFill.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { smallQuantities } from '#src/features/content/help/texts/smallQuantitiesText.ts';
import type { ServiceContent } from '#src/features/services/content/serviceContent.ts';
import { goodsProblemMessages } from '#contract/protocol/goodsProblems.ts';

const plain = { hazardClass: '3', subsidiaryHazards: [], packingGroup: 'II' } as const;
const corrosive = { hazardClass: '8', subsidiaryHazards: [], packingGroup: 'II' } as const;
const known = { densityFilled: 0.9, densityWarmest: 0.85 };

const modules = import.meta.glob<Record<string, unknown>>('../../src/features/services/content/*.ts', { eager: true });
const isContent = (value: unknown): value is ServiceContent =>
  typeof value === 'object' && value !== null && 'scope' in value && 'routes' in value;
const contents = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isContent)
  .map((content) => [content.line, content] as const);

/** The rows of the table for a service. */
const rowsOf = (line: ServiceCode) =>
  Object.fromEntries(
    modeRules
      .filter(({ services }) => services === 'all' || services.includes(line))
      .map((row) => [row.code, row] as const),
  );

/** The verdicts on plain goods of a division: packing group II, no subsidiary hazard. */
const verdictsOn = (line: ServiceCode, hazardClass: string) =>
  modeFindings({
    line,
    isDangerous: true,
    hazardClass,
    subsidiaryHazards: [],
    packingGroup: 'II',
    unNumber: null,
    originCode: 'CNNGB',
  }).map(({ verdict }) => verdict);

describe('a service’s page and its rules', () => {
  test.each(contents)(
    '%s: the page shows every row that rejects an order, and every row of the desk',
    (line, { scope }) => {
      const shown = scope.rejected.map(({ what, rule }) => `${what} ${rule}`);
      for (const { what, rule } of excludedGoods(rowsOf(line))) expect(shown).toContain(`${what} ${rule}`);
      for (const what of deskGoods(rowsOf(line))) expect(scope.desk).toContain(what);
    },
  );

  test('every row that rejects goods has its words for the page, but the rates of one carrier', () => {
    const silent = modeRules.filter(({ verdict, page }) => verdict === 'rejected' && !page);
    expect(silent.map(({ code }) => code)).toEqual(['fakExcluded']);
  });

  test.each(contents)('%s: what is taken is not rejected', (line, { scope }) => {
    for (const { divisions = [] } of scope.taken)
      for (const division of divisions) expect([division, ...verdictsOn(line, division)]).not.toContain('rejected');
  });

  test.each([
    ['lcl', '2.1', 'rejected'],
    ['lcl', '2.2', 'desk'],
    ['lcl', '2.3', 'rejected'],
    ['lcl', '4.2', 'rejected'],
    ['lcl', '6.1', 'desk'],
    ['rail', '3', 'rejected'],
    ['flexitank', '9', 'rejected'],
    ['air', '2.3', 'rejected'],
    ['warehousing', '6.1', 'desk'],
  ] as const)('%s, class %s: %s', (line, division, verdict) => expect(verdictsOn(line, division)).toContain(verdict));

  test('a class that is never booked online is in no list of what is taken', () => {
    for (const [, { scope }] of contents)
      expect(scope.taken.flatMap(({ divisions = [] }) => divisions).filter((one) => /^(?:1|6\.2|7)/.test(one))).toEqual(
        [],
      );
  });
});

describe('how far a tank is filled', () => {
  const words = JSON.stringify(contents.find(([line]) => line === 'tank')![1]);
  const { most, general, strict, surgeFrom, surgeTo, surgeSectionL, surgeViscosity } = fillFigures;

  test('the page states the figures and paragraphs that the rule applies', () => {
    for (const said of [
      `任何液体最高 ${most}%`,
      `${general}% ÷ (1 + α·Δt)（IMDG Code ${fillLimitOf([plain], known).source.replace('IMDG Code ', '')}）`,
      `${strict}% ÷ (1 + α·Δt)（${fillLimitOf([corrosive], known).source.replace('IMDG Code ', '')}）`,
      `容积大于 ${surgeSectionL.toLocaleString('en-US')} L`,
      `${surgeFrom}% 至 ${surgeTo}%`,
      `${surgeViscosity.toLocaleString('en-US')} mm²/s`,
    ])
      expect(words).toContain(said);
  });

  test.each([
    ['just below the range', 4_800, []],
    ['within it', 4_801, ['surge']],
    ['at its end', 19_200, []],
    ['above the most', 22_801, ['overfilled']],
  ])('the rule applies them: %s', (_name, litres, expected) => {
    const { problems } = tankFillOf({ capacityL: 24_000, content: { litres }, hasBaffles: false, isDangerous: true });
    expect(problems.map(({ code }) => code)).toEqual(expected);
    for (const { ruleZh } of problems) expect(ruleZh).toMatch(/20% 与 80%|95%/);
  });
});

describe('limited and excepted quantities', () => {
  const words = JSON.stringify(smallQuantities);
  test('the help states the limits that the rule applies', () => {
    for (const [code, { inner, outer }] of Object.entries(exceptedLimits)) {
      const row = [code, `${inner} g 或 ${inner} mL`, `${outer} g 或 ${outer} mL`];
      expect(words).toContain(JSON.stringify(row).slice(1, -1));
    }
    expect(words).toContain(`${limitedGrossKg.package} kg`);
    expect(words).toContain(`${limitedGrossKg.tray} kg`);
    expect(words).toContain(`${exceptedPackagesMax} 件`);
  });

  test('so do the messages', () => {
    expect(goodsProblemMessages.limitedOverGross).toContain(`包件 ${limitedGrossKg.package} kg`);
    expect(goodsProblemMessages.limitedOverGross).toContain(`托盘 ${limitedGrossKg.tray} kg`);
    expect(goodsProblemMessages.exceptedTooMany).toContain(`${exceptedPackagesMax} 件`);
    expect(goodsProblemMessages.acidAlkaliOver).toContain(`${acidAlkaliMax} L 或 ${acidAlkaliMax} kg`);
    expect(bookingMessages.dangerous.limitedHint('1 L')).toContain(`不超过 ${limitedGrossKg.package} kg`);
    expect(bookingMessages.dangerous.acidAlkaliHint).toContain(`${acidAlkaliMax} L 或 ${acidAlkaliMax} kg`);
  });
});
