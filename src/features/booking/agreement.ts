import { shippingProtocolVersion } from '#contract/booking/orderForm.ts';
import { agreeShippingProtocol } from '#contract/auth/user.ts';
import { call, session } from '#src/app/site.ts';

const enterprise = () => session.getSnapshot().context.user?.enterpriseResp ?? undefined;

/** The protocol's version in force, where the enterprise has agreed to it before; it is asked once per version. */
export const agreedVersion = (): string =>
  enterprise()?.shippingProtocolVersion === shippingProtocolVersion ? shippingProtocolVersion : '';

/** Keeps the agreement on the enterprise, unless it is kept already. */
export const agreeOnce = async (version: string): Promise<void> => {
  if (!enterprise() || agreedVersion() === version) return;
  await call(agreeShippingProtocol, { version }, { quiet: true });
};
