import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { agreeShippingProtocol } from '#contract/auth/user.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Site } from '#src/app/siteContext.ts';

const enterpriseOf = ({ currentUser }: Site) => currentUser()?.enterpriseResp ?? undefined;

/**
 * The protocol version in force, if the enterprise has agreed to it for this service; the services' agreements differ,
 * so that it agrees once per service and version.
 */
export const agreedVersion = (site: Site, line: ServiceCode): string =>
  enterpriseOf(site)?.protocolVersions?.[line] === shippingProtocolVersion ? shippingProtocolVersion : '';

/** Stores the agreement for the enterprise, unless it is stored already. */
export const agreeOnce = async (site: Site, line: ServiceCode, version: string): Promise<void> => {
  if (!enterpriseOf(site) || agreedVersion(site, line) === version) return;
  await site.call(agreeShippingProtocol, { version, line }, { quiet: true });
};
