import { and, eq, sql } from 'drizzle-orm';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { enterprises } from '#server/db/schema/identity.ts';

/** A version of a service's agreement; older pages send no service. */
interface Agreed {
  version: string;
  line: ServiceCode | undefined;
}

/**
 * Records that an enterprise agrees to a version of a service's agreement, once per service and version. Pass a
 * transaction.
 */
export const recordProtocolConsent = async (
  context: Pick<Context<SignedInUser>, 'db' | 'clock' | 'caller' | 'user'>,
  enterpriseId: string,
  { version, line }: Agreed,
): Promise<void> => {
  const now = context.clock.now();
  const { protocolConsents, shippingProtocolVersion } = enterprises;
  const consent = JSON.stringify(line === undefined ? {} : { [line]: { version, agreedAt: now.toISOString() } });
  const known =
    line === undefined ? sql`${shippingProtocolVersion}` : sql`${protocolConsents} -> ${line} ->> 'version'`;
  const agreed = await context.db
    .update(enterprises)
    .set({
      shippingProtocolVersion: version,
      shippingProtocolAgreedAt: now,
      protocolConsents: sql`${protocolConsents} || ${consent}::jsonb`,
    })
    .where(and(eq(enterprises.id, enterpriseId), sql`${known} is distinct from ${version}`))
    .returning({ id: enterprises.id });
  if (agreed.length > 0) await audit(context, 'protocol.agreed', { version, ...(line && { line }) });
};
