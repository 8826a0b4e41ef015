import type { SiteConfig } from '#src/platform/config.ts';

/** Where the member center is entered; the service adds a one-time ticket, so no token stands in an address. */
export const memberCenterPath = (
  { memberCenter }: Pick<SiteConfig, 'memberCenter'>,
  to: 'workplace' | 'mmOrder' | 'honeywell' | 'close',
): string => `${memberCenter}?${new URLSearchParams({ to })}`;
