import { expect, test } from 'vitest';
import { isSeaLine, serviceLine } from '#contract/services/serviceLine.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import { actZhOf, orderStatusZh, statusZhOf } from '#contract/orders/orderStatusNames.ts';

const seaWords = new Set(['放舱', '进港', '开船']);
const seaLines = serviceLine.options.filter(isSeaLine);

test.each(['space.released', 'cargo.gatedIn', 'transport.departed'] as const)('%s is called so only at sea', (act) => {
  expect(serviceLine.options.filter((line) => seaWords.has(actZhOf(allLines[line], act)))).toEqual(seaLines);
});

test('a confirmed order is a ship’s only at sea', () => {
  for (const line of serviceLine.options)
    expect(statusZhOf(allLines[line], 'RELEASED') === orderStatusZh.RELEASED).toBe(isSeaLine(line));
});
