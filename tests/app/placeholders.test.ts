import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { siteOverrides } from '#contract/app/siteConfig.ts';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { settings } from '#server/db/schema/identity.ts';
import { findPlaceholders, placeholderLines, placeholdersOf } from '#server/app/placeholders.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

/** A site with only a company's own values. */
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

const service = serviceForAll();

const linesFor = async (said: object, how = production, serviceMail?: string) =>
  placeholderLines(await findPlaceholders(service.db, { serviceMail, siteConfig: JSON.stringify(said) }), how);

describe('the start says', () => {
  test('in production one line for each placeholder: its name, its value and where it is changed', async () => {
    const lines = await linesFor({});
    expect(lines).toHaveLength(placeholdersOf(siteDefaults).length + 1);
    expect(lines).toContain(
      '提醒：客户仍会看到占位信息 filings.icp：沪ICP备00000000号-1（在 SITE_CONFIG 中设置 filings.icp）',
    );
    expect(lines.at(-1)).toBe('提醒：客户仍会看到占位的服务邮箱 service@example.com（设置 SERVICE_MAIL）');
    expect(await linesFor({}, production, 'kefu@haichuan.cn')).toHaveLength(lines.length - 1);
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
