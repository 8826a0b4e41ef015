import { eq } from 'drizzle-orm';
import type { SiteConfig } from '#contract/app/siteDefaults.ts';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { settings } from '#server/db/schema/identity.ts';

/** A placeholder that customers see because the company has not set a value. */
export interface Placeholder {
  /** Where to change it: a path in `SITE_CONFIG`, or a separate setting. */
  name: string;
  value: string;
}

/** Names that RFC 2606 reserves for examples. */
const reservedHost = /(?:^|[/.@])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))(?=$|[/:?#])/i;

const zerosMin = 5;
/** Whether a number is a placeholder: groups of digits that are all zeros, five or more zeros in total. */
const isZeros = (text: string): boolean =>
  (text.match(/(?<!\d)0{2,}(?!\d)/g) ?? []).reduce((sum, group) => sum + group.length, 0) >= zerosMin;

const { name: operatorName, nameEn: operatorNameEn } = siteDefaults.operator;

const isPlaceholder = (value: string): boolean =>
  reservedHost.test(value) ||
  isZeros(value) ||
  value.includes('示例') ||
  value === operatorName ||
  value === operatorNameEn;

const placeholdersIn = (value: unknown, name: string): Placeholder[] => {
  if (typeof value === 'string') return isPlaceholder(value) ? [{ name, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => placeholdersIn(part, name === '' ? key : `${name}.${key}`));
};

/** Every placeholder of a merged configuration, by its name in `SITE_CONFIG`. */
export const placeholdersOf = (site: SiteConfig): Placeholder[] => placeholdersIn(site, '');

/** Every placeholder that customers see, in the configuration and the service's mail address. */
export const findPlaceholders = async (
  db: Database,
  { siteConfig, serviceMail }: Pick<Config, 'siteConfig' | 'serviceMail'>,
) => {
  const site = placeholdersOf({ ...siteDefaults, ...(JSON.parse(siteConfig) as Partial<SiteConfig>) });
  const rows = await db.select().from(settings).where(eq(settings.key, 'serviceMail'));
  const mails = serviceMail === undefined ? rows.map(({ value }) => value) : [serviceMail];
  return { site, settings: mails.flatMap((mail) => placeholdersIn(mail, 'SERVICE_MAIL')) };
};

/** The start's messages about placeholders: in production one line each, with how to change it; otherwise one line. */
export const placeholderLines = (
  { site, settings: rows }: Awaited<ReturnType<typeof findPlaceholders>>,
  { production, demoData }: Pick<Config, 'production' | 'demoData'>,
): string[] => {
  const demo = production && demoData ? ['提醒：DEMO_DATA=on，客户看到的船期、价格、商品与资讯为虚构的演示数据'] : [];
  if (site.length + rows.length === 0) return demo;
  if (!production)
    return [
      `占位信息 ${site.length + rows.length} 项（电话、备案号、运营方等），上线前以 SITE_CONFIG 与 SERVICE_MAIL 改为真实信息`,
    ];
  return [
    ...site.map(({ name, value }) => `提醒：客户仍会看到占位信息 ${name}：${value}（在 SITE_CONFIG 中设置 ${name}）`),
    ...rows.map(({ name, value }) => `提醒：客户仍会看到占位的服务邮箱 ${value}（设置 ${name}）`),
    ...demo,
  ];
};
