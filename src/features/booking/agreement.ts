import { shippingProtocolVersion } from '#contract/booking/orderForm.ts';
import { agreeShippingProtocol } from '#contract/auth/user.ts';
import type { Site } from '#src/app/siteContext.ts';

const enterpriseOf = ({ currentUser }: Site) => currentUser()?.enterpriseResp ?? undefined;

/** The protocol's version in force, where the enterprise has agreed to it before; it is asked once per version. */
export const agreedVersion = (site: Site): string =>
  enterpriseOf(site)?.shippingProtocolVersion === shippingProtocolVersion ? shippingProtocolVersion : '';

/** Keeps the agreement on the enterprise, unless it is kept already. */
export const agreeOnce = async (site: Site, version: string): Promise<void> => {
  if (!enterpriseOf(site) || agreedVersion(site) === version) return;
  await site.call(agreeShippingProtocol, { version }, { quiet: true });
};
