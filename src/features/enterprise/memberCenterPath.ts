import type { MemberCenterPage } from '#machines/enterprise/memberCenter.ts';
import type { SiteConfig } from '#src/platform/config.ts';

/** The address of the member center; the service adds a one-time ticket, so no token is in an address. */
export const memberCenterPath = ({ memberCenter }: Pick<SiteConfig, 'memberCenter'>, to: MemberCenterPage): string =>
  `${memberCenter}?${new URLSearchParams({ to })}`;
