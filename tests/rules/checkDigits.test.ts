import { expect, test } from 'vitest';
import { cas, containerNumber, creditCode } from '#contract/protocol/registryNumbers.ts';

const digitsChanged = (code: string, places: readonly number[]): string[] =>
  places.flatMap((place) =>
    Array.from('0123456789')
      .filter((digit) => digit !== code[place])
      .map((digit) => code.slice(0, place) + digit + code.slice(place + 1)),
  );

// the first is the worked example of ISO 6346, annex A; the others were printed on boxes
test.each(['CSQU3054383', 'MSKU6011672', 'TGHU7599330', 'TOLU4734787', 'HLXU2008419'])('container %s', (number) => {
  expect(containerNumber.safeParse(number)).toMatchObject({ success: true, data: number });
});

test('every other last digit of a container number is rejected', () => {
  for (const wrong of digitsChanged('CSQU3054383', [10])) expect(containerNumber.safeParse(wrong).success).toBe(false);
});

test.each(['CSQ3054383', 'CSQX3054383', 'CSQU305438', 'CSQU30543831', ''])('no container number: %s', (typed) => {
  expect(containerNumber.safeParse(typed).success).toBe(false);
});

test.each(['7732-18-5', '67-56-1', '64-17-5', '108-88-3', '7647-01-0', '1310-73-2', '50-00-0', '9002-88-4'])(
  'CAS %s',
  (number) => {
    expect(cas.parse(number)).toBe(number);
  },
);

test('a changed digit makes a CAS number wrong wherever its weight shares no factor with ten', () => {
  for (const wrong of digitsChanged('7732-18-5', [3, 6, 8])) expect(cas.safeParse(wrong).success).toBe(false);
});

test.each(['', '67561', '67-56-12', '1-56-1', 'water'])('no CAS number: %s', (typed) => {
  expect(cas.safeParse(typed).success).toBe(false);
});

test('any one digit of the body changed makes a credit code wrong', () => {
  const code = '91350100M000100Y43';
  expect(creditCode.parse(code)).toBe(code);
  for (const wrong of digitsChanged(code, [2, 3, 4, 5, 6, 7, 10, 11, 16]))
    expect(creditCode.safeParse(wrong).success).toBe(false);
});
