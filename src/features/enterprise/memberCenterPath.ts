import { config } from '#src/platform/config.ts';

/** Where the member center is entered; the service adds a one-time ticket, so no token stands in an address. */
export const memberCenterPath = (to: 'workplace' | 'mmOrder' | 'honeywell' | 'close'): string =>
  `${config.memberCenter}?${new URLSearchParams({ to })}`;
