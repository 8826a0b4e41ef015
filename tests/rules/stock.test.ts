import { expect, test } from 'vitest';
import { stockProblem } from '#contract/rules/pricing/stock.ts';

test.each([
  [4.999, 'belowMinimum'],
  [5, undefined],
  [120, undefined],
  [120.001, 'aboveStock'],
])('%d t of goods sold from 5 t on, of which there are 120 t', (tonnes, problem) => {
  expect(stockProblem(tonnes, { minimumOrderTons: 5, stockTons: 120 })).toBe(problem);
});
