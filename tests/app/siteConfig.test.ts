import { describe, expect, test } from 'vitest';
import { siteOverrides } from '#contract/app/siteConfig.ts';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { configFrom } from '#src/platform/config.ts';

describe("the site's configuration", () => {
  test.each([undefined, null, '', ' {} '])('of %j is the defaults', (said) =>
    expect(configFrom(said)).toEqual(siteDefaults),
  );

  test('takes what a deployment says over the defaults', () => {
    const said = { hotline: '400-111-1111', miniProgramUrl: 'https://mp.test/x', mapsService: 'https://maps.test/' };
    expect(siteOverrides.parse(said)).toEqual(said);
    expect(configFrom(JSON.stringify(said))).toEqual({ ...siteDefaults, ...said });
  });

  test('the defaults would be accepted as well', () => {
    expect(siteOverrides.parse(siteDefaults)).toEqual(siteDefaults);
  });

  test.each([
    ['apiBase', '/api'],
    ['apiBase', 'javascript:alert(1)'],
    ['userCenter', '//evil.test'],
    ['userCenter', '/\\evil.test'],
    ['newsCenter', 'javascript:alert(1)'],
    ['marketData', 'data:text/html,x'],
    ['miniProgramUrl', '/relative'],
    ['friendlyLinks', [{ name: 'x', href: 'javascript:alert(1)' }]],
    ['bankAccounts', { CNY: { holder: 'x', bank: 'y' } }],
    ['filings', { icp: '沪ICP备1号' }],
    ['hotLine', '400-111-1111'],
  ])('rejects %s %j', (name, value) => expect(siteOverrides.safeParse({ [name]: value }).success).toBe(false));
});
