import { expect, test } from 'vitest';
import { modeRules } from '#contract/rules/acceptance/modeTable.ts';

test('what is not certain neither rejects an order nor lets it pass: it goes to the desk', () => {
  const uncertain = modeRules.filter(({ confidence }) => confidence !== 'high');
  expect(uncertain.filter(({ verdict }) => verdict === 'rejected').map(({ code }) => code)).toEqual([]);
  expect(modeRules.filter(({ source }) => source === '' || /记忆|memory/i.test(source))).toEqual([]);
});
