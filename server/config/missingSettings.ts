import type { Config } from './config.ts';
import { missingTemplates } from './smsConfig.ts';

const isUnset = (siteConfig: string): boolean =>
  Object.keys(JSON.parse(siteConfig) as object).every((name) => name === 'demoNotice');

/** The start's messages about missing settings that limit the service: in production all, otherwise only templates. */
export const missingSettings = ({
  production,
  mail,
  trustedProxies,
  siteConfig,
  siteOrigin,
  sms,
}: Pick<Config, 'production' | 'mail' | 'trustedProxies' | 'siteConfig' | 'siteOrigin' | 'sms'>): string[] => [
  ...(production && !mail ? ['提醒：未设置 SMTP_URL，邮件通知不会发出'] : []),
  ...(production && trustedProxies.length === 0
    ? ['提醒：未设置 TRUSTED_PROXIES，经代理来的请求都算作代理一个地址，限流会误伤所有人；请设为代理的地址或网段']
    : []),
  ...(production && isUnset(siteConfig)
    ? ['提醒：未设置 SITE_CONFIG，页面上的公司名称、电话与备案号都是占位信息']
    : []),
  ...(production && siteOrigin === ''
    ? ['提醒：SITE_CONFIG 中没有 siteOrigin，邮件、短信与开通链接中没有网站地址']
    : []),
  ...missingTemplates(sms).map((setting) => `提醒：未设置 ${setting}，相应的短信通知不会发出`),
];
