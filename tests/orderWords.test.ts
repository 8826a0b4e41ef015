import { expect, test } from 'vitest';
import { serviceLine } from '#contract/lines.ts';
import { allLines } from '#contract/lines/all.ts';
import { orderAct, orderStatus } from '#contract/orderStatus.ts';
import { actWord, statusWord } from '#service/trade/messages.ts';
import { orderCopy } from '#src/orderCopy.ts';

test.each(serviceLine.options)('service and site have the same words for the life of an order of %s', (line) => {
  for (const status of orderStatus.options)
    expect(statusWord(line, status)).toBe(orderCopy.statusOf(allLines[line], status));
  for (const act of ['order.placed', ...orderAct.options] as const)
    expect(actWord(line, act)).toBe(orderCopy.actOf(allLines[line], act));
});

const seaWords = new Set(['放舱', '进港', '开船']);

test.each(['space.released', 'cargo.gatedIn', 'transport.departed'] as const)('%s is called so only at sea', (act) =>
  expect(serviceLine.options.filter((line) => seaWords.has(actWord(line, act)))).toEqual([
    'fcl',
    'lcl',
    'tank',
    'flexitank',
  ]),
);
