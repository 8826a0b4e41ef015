import type { UserCenterPage } from '#machines/enterprise/userCenter.ts';
import type { SiteConfig } from '#src/platform/config.ts';

/** The address of the user center; the service adds a one-time ticket, so no token is in an address. */
export const userCenterPath = ({ memberCenter }: Pick<SiteConfig, 'memberCenter'>, to: UserCenterPage): string =>
  `${memberCenter}?${new URLSearchParams({ to })}`;
