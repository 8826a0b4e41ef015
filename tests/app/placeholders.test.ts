import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteOverrides } from '#contract/app/siteConfig.ts';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { settings } from '#service/db/schema/identity.ts';
import { findPlaceholders, placeholderLines, placeholdersOf } from '#service/app/placeholders.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

/** A site whose every value is a company's own. */
const own = siteOverrides.parse({
  truckingBrand: 'https://truck.haichuan.cn/',
  consolidationBrand: 'https://lcl.haichuan.cn/',
  newsCenter: 'https://news.haichuan.cn/detail/',
  marketData: 'https://market.haichuan.cn/api/',
  miniProgramUrl: 'https://mp.haichuan.cn/chem',
  hotline: '400-800-0001',
  emergencyHotline: '0532-86000000',
  operator: { name: '海川物流有限公司', address: '上海市浦东新区海港大道 1000 号 0001 室' },
  filings: {
    icp: '沪ICP备20001000号-1',
    police: '沪公网安备 31011502000001号',
    chemicalLicence: '沪（浦）应急经〔2026〕200001',
    creditCode: '91310115MA1K4XXU0R',
  },
});
const production = { production: true, demoData: false };

let service: TestService;
beforeAll(async () => {
  service = await freshService();
});
afterAll(() => service.close());

const linesFor = async (said: object, how = production) =>
  placeholderLines(await findPlaceholders(service.db, { siteConfig: JSON.stringify(said) }), how);

/** Every text of a configuration by its path. */
const textsIn = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key))
      : [];

test('of the defaults everything is a placeholder but what holds for every deployment', () => {
  const real = /^(siteOrigin|apiBase|memberCenter|captchaKey|friendlyLinks\..*)$/;
  expect(placeholdersOf(siteDefaults)).toEqual(
    textsIn(siteDefaults)
      .filter(([name]) => !real.test(name))
      .map(([name, value]) => ({ name, value })),
  );
});

describe('the start says', () => {
  test('in production one line for each placeholder: its name, its value and where it is changed', async () => {
    const lines = await linesFor({});
    expect(lines).toHaveLength(placeholdersOf(siteDefaults).length + 1);
    expect(lines).toContain(
      '提醒：客户仍会看到占位信息 filings.icp：沪ICP备00000000号-1（在 SITE_CONFIG 中设置 filings.icp）',
    );
    expect(lines.at(-1)).toMatch(/serviceMail：service@example\.com（在数据库执行 update settings .* 'serviceMail'）/);
  });

  test('elsewhere their number', async () => {
    const lines = await linesFor({}, { production: false, demoData: true });
    expect(lines).toEqual([expect.stringMatching(/^占位信息 \d+ 项/)]);
    expect(lines[0]).toContain(`${placeholdersOf(siteDefaults).length + 1} 项`);
  });

  test('nothing for a site with its own values, whose numbers may contain zeros', async () => {
    await service.db.update(settings).set({ value: 'kefu@haichuan.cn' }).where(eq(settings.key, 'serviceMail'));
    expect(await linesFor(own)).toEqual([]);
    expect(await linesFor({ ...own, operator: { name: '示例物流', address: own.operator?.address } })).toEqual([
      expect.stringContaining('operator.name：示例物流'),
    ]);
    expect(await linesFor(own, { production: true, demoData: true })).toEqual([
      expect.stringContaining('DEMO_DATA=on'),
    ]);
  });
});
