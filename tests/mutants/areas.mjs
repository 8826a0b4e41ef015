const tests = (folder, ...names) => names.map((name) => `tests/${folder}/${name}.test.ts`);

/**
 * What is changed by the mutation tests, and which tests have to notice it, area by area; each has to reach the score on
 * its own. Tables of codes and texts are left out: they are data, not decisions.
 */
export const areas = {
  prices: {
    mutate: ['contract/rules/pricing/*.ts'],
    tests: tests('rules', 'price*', 'rounding', 'measures', 'rateChoice', 'stock'),
  },
};
